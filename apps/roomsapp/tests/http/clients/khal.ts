// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Organizer } from '../caldav.ts'
import type { OpenProgram, Program } from './program.ts'

const absent = ['vdirsyncer', 'khal'].filter((program) => spawnSync(program, ['--version']).status !== 0)

/** The calendar of people who live in a terminal: khal writes files, vdirsyncer takes them to the server and back. */
export const khal: Program = {
	name: 'khal with vdirsyncer',
	missing: absent.length === 0 ? undefined : `${absent.join(' and ')} not installed; Debian has packages of these names`,
	lacks: ['findRoom', 'busy'],
	open,
}

async function open(of: Organizer): Promise<OpenProgram> {
	const home = mkdtempSync(join(tmpdir(), 'khal-'))
	const folder = join(home, 'calendars', 'office')
	mkdirSync(folder, { recursive: true })
	const [syncConfig, khalConfig] = [join(home, 'vdirsyncer.conf'), join(home, 'khal.conf')]
	writeFileSync(syncConfig, [
		'[general]', `status_path = "${home}/status/"`, '[pair rooms]', 'a = "here"', 'b = "there"', 'collections = ["office"]',
		'conflict_resolution = "b wins"', '[storage here]', 'type = "filesystem"', `path = "${home}/calendars/"`, 'fileext = ".ics"',
		'[storage there]', 'type = "caldav"', `url = "${of.client.url}/remote.php/dav/"`, `username = "${of.user}"`,
		`password = "${of.password}"`, '',
	].join('\n'))
	writeFileSync(khalConfig, [
		'[calendars]', '[[office]]', `path = ${folder}`, '[sqlite]', `path = ${home}/khal.db`, '[locale]', 'local_timezone = UTC',
		'default_timezone = UTC', 'timeformat = %H:%M', 'dateformat = %Y-%m-%d', 'longdateformat = %Y-%m-%d',
		'datetimeformat = %Y-%m-%d %H:%M', 'longdatetimeformat = %Y-%m-%d %H:%M', '',
	].join('\n'))
	const call = async (program: string, ...args: string[]): Promise<void> => {
		const child = spawn(program, args, { env: { PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8', no_proxy: '*', NO_PROXY: '*' } })
		let said = ''
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (text: string) => {
				said += text
			})
		}
		const code = await new Promise<number | null>((resolve, reject) => {
			child.once('error', reject).once('close', resolve)
		})
		if (code !== 0) {
			throw new Error(`${program} ${args.join(' ')} ends with ${code}:\n${said.slice(-2_000)}`)
		}
	}
	const sync = () => call('vdirsyncer', '-c', syncConfig, 'sync')
	const file = (uid: string) => join(folder, `${uid}.ics`)
	await call('vdirsyncer', '-c', syncConfig, 'discover')
	return {
		save: async (uid, object) => {
			const sent = join(home, `${uid}.ics`)
			writeFileSync(sent, object)
			await call('khal', '-c', khalConfig, 'import', '--batch', '-a', 'office', sent)
			await sync()
		},
		read: async (uid) => {
			await sync()
			return readFileSync(file(uid), 'utf8')
		},
		remove: async (uid) => {
			rmSync(file(uid))
			await sync()
		},
		close: () => Promise.resolve(rmSync(home, { recursive: true, force: true })),
	}
}
