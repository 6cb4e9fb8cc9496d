// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createAppPassword, createGroup, createUser, deleteGroup, deleteUser, type Account } from '@suite/fixtures/accounts'
import { BasicClient, SessionClient } from '@suite/fixtures/client'
import { DesktopClient, noDesktopClient, whySkipped } from '@suite/fixtures/desktop-client'
import { Files } from '@suite/fixtures/files'
import { formerTimes } from '@suite/fixtures/granularity'
import { createTeamFolder, deleteTeamFolder, type TeamFolder } from '@suite/fixtures/team-folders'
import { suiteHost } from '../src/suite-host.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const megabyte = 1_000_000
const times = formerTimes(20)

// A client that we have not written, against the WebDAV of each host.
describe.skipIf(noDesktopClient !== undefined)(`the desktop client${whySkipped}`, () => {
	const { kind, url, administrator } = suiteHost()
	let admin: SessionClient
	let group: string
	let team: TeamFolder
	let accounts: Account[]
	let files: Files
	/** Two accounts, each on a machine of its own. */
	let one: DesktopClient
	let other: DesktopClient

	beforeAll(async () => {
		admin = await SessionClient.login(url, administrator.user, administrator.password)
		group = await createGroup(admin)
		accounts = []
		for (let count = 0; count < 2; count++) {
			const account = await createUser(admin, { groups: [group] })
			accounts.push({ user: account.user, password: await createAppPassword(url, account) })
		}
		team = await createTeamFolder(admin, { groups: { [group]: 31 } })
		const [first, second] = accounts as [Account, Account]
		files = new Files(new BasicClient(url, first.user, first.password), first.user)
		await files.put(`${team.name}/Grüße # 100 %.txt`, 'from the server')
		;[one, other] = [new DesktopClient(url, first, team.name), new DesktopClient(url, second, team.name)]
		await one.sync()
		await other.sync()
	})

	afterAll(async () => {
		one.dispose()
		other.dispose()
		await deleteTeamFolder(admin, team)
		for (const { user } of accounts) {
			await deleteUser(admin, user)
		}
		await deleteGroup(admin, group)
	})

	/** Writes a file on somebody's machine, at a time of its own: hosts and clients see no change in a file whose time is the same. */
	function write(where: DesktopClient, name: string, content: string | Uint8Array): void {
		writeFileSync(where.at(name), content)
		const time = times.shift() ?? 0
		utimesSync(where.at(name), time, time)
	}

	/** The same to both accounts: one sends, the other fetches. */
	async function both(): Promise<string[]> {
		const sent = await one.sync()
		await other.sync()
		return sent
	}

	test('downloads a team folder', () => {
		expect(readFileSync(one.at('Grüße # 100 %.txt'), 'utf8')).toBe('from the server')
		expect(readFileSync(other.at('Grüße # 100 %.txt'), 'utf8')).toBe('from the server')
	})

	test('uploads what is new and what has changed, also to the other account', async () => {
		write(one, 'Übersicht #2.txt', 'new')
		// a server takes small new files by the dozen; this host does not offer that
		expect(await both()).toEqual([kind === 'server' ? 'POST bulk' : `PUT files/${accounts[0]?.user}/${team.name}/Übersicht #2.txt`])
		expect(readFileSync(other.at('Übersicht #2.txt'), 'utf8')).toBe('new')
		write(other, 'Übersicht #2.txt', 'changed by the other')
		await other.sync()
		await one.sync()
		expect(readFileSync(one.at('Übersicht #2.txt'), 'utf8')).toBe('changed by the other')
		expect(await files.get(`${team.name}/Übersicht #2.txt`)).toBe('changed by the other')
	})

	test('sends 30 MB in parts, and they arrive whole', async () => {
		const bytes = randomBytes(30 * megabyte)
		write(one, 'film.mp4', bytes)
		const sent = await both()
		expect(sent.map((line) => line.replace(/(?<=uploads)\/.*\//, '/…/').replace(/\d+$/, '0'))).toEqual([
			expect.stringMatching(/^MKCOL uploads\//) as string,
			...Array.from({ length: sent.length - 2 }, () => 'PUT uploads/…/0'),
			'MOVE uploads/…/.file',
		])
		expect(sent.length).toBeGreaterThan(3)
		expect(bytes.equals(readFileSync(other.at('film.mp4')))).toBe(true)
		expect(existsSync(one.at('film.mp4'))).toBe(true)
		expect((await files.list(team.name)).filter((name) => name.includes('film'))).toEqual(['film.mp4'])
	})

	test('renames', async () => {
		write(one, 'old.txt', 'to be renamed')
		await both()
		renameSync(one.at('old.txt'), one.at('neu & schön.txt'))
		expect(await both()).toEqual([`MOVE files/${accounts[0]?.user}/${team.name}/old.txt`])
		expect(readdirSync(other.folder)).toContain('neu & schön.txt')
		expect(readdirSync(other.folder)).not.toContain('old.txt')
	})

	test('deletes', async () => {
		write(one, 'gone.txt', 'to be deleted')
		await both()
		rmSync(one.at('gone.txt'))
		expect(await both()).toEqual([`DELETE files/${accounts[0]?.user}/${team.name}/gone.txt`])
		expect(existsSync(other.at('gone.txt'))).toBe(false)
		expect(await files.has(`${team.name}/gone.txt`)).toBe(false)
	})

	test('keeps both sides of a conflict', async () => {
		write(one, 'both.txt', 'at first')
		await both()
		write(one, 'both.txt', 'by the one')
		write(other, 'both.txt', 'by the other, longer')
		await both()
		expect(readFileSync(other.at('both.txt'), 'utf8')).toBe('by the one')
		const copies = readdirSync(other.folder).filter((name) => /^both \(conflicted copy .*\)\.txt$/.test(name))
		expect(copies.map((name) => readFileSync(other.at(name), 'utf8'))).toEqual(['by the other, longer'])
	})

	test('moves nothing when all is in step', async () => {
		await both()
		expect([await one.sync(), await other.sync()]).toEqual([[], []])
	})
})
