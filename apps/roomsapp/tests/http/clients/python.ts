// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Organizer } from '../caldav.ts'
import { period, type OpenProgram, type Program } from './program.ts'

/** The interpreter that has Debian's packages; another one may come first in the path. */
const interpreter = ['/usr/bin/python3', 'python3'].find((one) => spawnSync(one, ['-c', 'import caldav']).status === 0)
const script = fileURLToPath(new URL('drive.py', import.meta.url))

/** The library that many scripts and assistants use. */
export const pythonCaldav: Program = {
	name: 'python3-caldav',
	missing: interpreter === undefined ? 'python3-caldav is not installed; Debian has it in python3-caldav' : undefined,
	lacks: [],
	open,
}

async function open(of: Organizer): Promise<OpenProgram> {
	const child = spawn(interpreter ?? '', [script, `${of.client.url}/remote.php/dav/`, of.user, of.password], {
		env: { PATH: process.env.PATH, LANG: 'C.UTF-8', no_proxy: '*', NO_PROXY: '*' },
		stdio: ['pipe', 'pipe', 'pipe'],
	})
	let complaints = ''
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		complaints += text
	})
	const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
	const answer = async (): Promise<unknown> => {
		const { value: line, done } = await lines.next()
		if (done === true) {
			throw new Error(`drive.py has ended:\n${complaints}`)
		}
		const { value, error } = JSON.parse(line) as { value?: unknown, error?: string }
		if (error !== undefined) {
			throw new Error(error)
		}
		return value
	}
	const ask = (...words: string[]): Promise<unknown> => {
		child.stdin.write(`${JSON.stringify(words)}\n`)
		return answer()
	}
	await answer()
	return {
		findRoom: async (name) => (await ask('find_room', name) ?? undefined) as string | undefined,
		save: async (uid, object) => {
			await ask('save', uid, object)
		},
		read: async (uid) => String(await ask('read', uid)),
		remove: async (uid) => {
			await ask('remove', uid)
		},
		busy: async (address) => String(await ask('busy', address, period.start, period.end)),
		close: async () => {
			const ended = once(child, 'close')
			child.stdin.end()
			await ended
		},
	}
}
