// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { BasicClient } from '@suite/fixtures/client'
import { CookieJar } from '@suite/fixtures/cookies'
import { Files } from '@suite/fixtures/files'
import { exchange } from '@suite/fixtures/http'
import { suiteHost } from '@suite/host/suite-host'
import { root } from '@suite/node/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Demo, Role } from '@suite/host/demo'

const { kind, version } = suiteHost()

let child: ChildProcess
let stdout = ''
let stderr = ''
let started: Demo & { kind: string, url: string, directory: string }
let code: Promise<number | null>

beforeAll(async () => {
	child = spawn(
		process.execPath,
		['--import', 'tsx', `${root}/shared/tools/src/start.ts`, '--json', kind === 'server' ? '--server' : '--imitate', version],
		{ cwd: root, env: { ...process.env, NEXTCLOUD_SERVER: '' } },
	)
	code = new Promise((resolve) => {
		child.once('exit', resolve)
	})
	child.stderr?.on('data', (text: Buffer) => {
		stderr += text.toString()
	})
	await new Promise<void>((resolve, reject) => {
		child.stdout?.on('data', (text: Buffer) => {
			stdout += text.toString()
			if (stdout.includes('\n')) {
				resolve()
			}
		})
		child.once('exit', () => reject(new Error(stderr)))
	})
	started = JSON.parse(stdout) as typeof started
}, 300_000)

afterAll(() => {
	child.kill('SIGTERM')
})

const filesOf = (role: Role): Files => {
	const { user, appPassword } = started.users[role]
	return new Files(new BasicClient(started.url, user, appPassword), user)
}

test('--json prints one line with the address and the logins of all users', () => {
	expect(stdout.trimEnd().split('\n')).toHaveLength(1)
	expect(started.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
	expect(Object.keys(started.users)).toEqual(['admin', 'editor', 'reader', 'denied', 'outsider'])
	for (const user of Object.values(started.users)) {
		expect(user).toEqual({
			user: expect.any(String) as string,
			password: expect.any(String) as string,
			appPassword: expect.any(String) as string,
		})
	}
	expect(started.kind).toBe(kind)
	expect(stderr).toMatch(/is running at http:\/\/127\.0\.0\.1:\d+ after \d+\.\d s/)
})

test('every user sees what the role allows of the team folder', async () => {
	const { folder: { name } } = started
	expect(await filesOf('reader').list(name)).toEqual(await filesOf('admin').list(name))
	expect(await filesOf('editor').put(`${name}/From the editor.md`, 'text')).toBeGreaterThan(0)
	expect(await filesOf('reader').get(`${name}/From the editor.md`)).toBe('text')
	await expect(filesOf('reader').put(`${name}/From the reader.md`, 'text')).rejects.toThrow('403')
	expect(await filesOf('denied').has(`${name}/Welcome.md`)).toBe(false)
	expect(await filesOf('outsider').has(name)).toBe(false)
})

test('a launcher link logs its user in', async () => {
	const link = new URL(/http:\/\/127\.0\.0\.1:\d+\/[\w-]+\/reader/.exec(stderr)?.[0] as string)
	const reply = await exchange(link.origin, 'GET', link.pathname)
	const page = new URL(reply.headers.get('location') as string)
	expect(page.origin).toBe(started.url)
	const cookies = new CookieJar()
	cookies.accept(reply.headers)
	const landed = await exchange(page.origin, 'GET', page.pathname, { headers: { Cookie: cookies.header, Accept: 'text/html' } })
	expect(landed.status).toBe(200)
	expect(landed.text).toContain(`data-user="${started.users.reader.user}"`)
})

test('SIGTERM ends it cleanly and leaves nothing behind', async () => {
	child.kill('SIGTERM')
	expect(await code).toBe(0)
	expect(existsSync(started.directory)).toBe(false)
	const left = () =>
		spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout.split('\n').filter((line) => line.includes(`${started.directory}/`))
	await expect.poll(left).toEqual([])
	expect(stdout.trimEnd().split('\n')).toHaveLength(1)
})
