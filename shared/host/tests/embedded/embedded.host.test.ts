// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { AnonymousClient, BasicClient, SessionClient } from '@suite/fixtures/client'
import { appIds, root } from '@suite/node/paths'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { EmbeddedHost } from '../../src/embedded/embedded-host.ts'
import { takenPort } from '../taken-port.ts'
import { temporaryDirectory } from '../temporary.ts'

/** Command lines of the processes that have to do with an instance. */
const processesOf = (directory: string): string[] =>
	spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout.split('\n').filter((line) => line.includes(`${directory}/`))

const [id = ''] = appIds()
const app = { id, path: `${root}/build/packages/${id}.tar.gz` }

describe('two embedded hosts', () => {
	let one: EmbeddedHost
	let other: EmbeddedHost

	beforeAll(async () => {
		[one, other] = [new EmbeddedHost({ apps: [app] }), new EmbeddedHost({ version: '33.0.2', config: { default_language: 'nl' } })]
		await Promise.all([one.start(), other.start()])
	})

	afterAll(() => Promise.all([one.stop(), other.stop()]))

	test('are up at the same time, each as the version it stands for', async () => {
		expect(one.url).not.toBe(other.url)
		for (const host of [one, other]) {
			expect((await new AnonymousClient(host.url).request('GET', '/status.php')).json).toMatchObject({
				installed: true,
				versionstring: host.version,
			})
		}
		expect(other.version).toBe('33.0.2')
	})

	test('send clients of calendars to WebDAV', async () => {
		const reply = await new AnonymousClient(one.url).request('PROPFIND', '/.well-known/caldav')
		expect([reply.status, reply.headers.get('location')]).toEqual([301, `${one.url}/remote.php/dav/`])
	})

	test('let their administrator in', async () => {
		const { user, password } = one.administrator
		expect((await (await SessionClient.login(one.url, user, password)).request('GET', '/ocs/v2.php/cloud/user', {
			query: { format: 'json' },
			headers: { 'OCS-APIRequest': 'true' },
		})).json)
			.toMatchObject({ ocs: { data: { id: user } } })
	})

	test('share no data', async () => {
		await one.occ(['group:add', 'only-here'])
		expect((await one.occ(['group:list', '--output=json'])).stdout).toContain('only-here')
		expect((await other.occ(['group:list', '--output=json'])).stdout).not.toContain('only-here')
	})

	test('have the apps they were given', async () => {
		const enabled = async (host: EmbeddedHost) =>
			Object.keys((JSON.parse((await host.occ(['app:list', '--output=json'])).stdout) as { enabled: Record<string, string> }).enabled)
		expect(await enabled(one)).toContain(id)
		expect(await enabled(other)).not.toContain(id)
	})

	test('an occ command that fails says why', async () => {
		await expect(one.occ(['group:delete', 'nobodies'])).rejects.toThrow(/^occ group:delete nobodies ended with 1:\n.*does not exist/)
		expect((await one.occ(['group:delete', 'nobodies'], { mayFail: true })).code).toBe(1)
	})

	test('keep what is not public', async () => {
		const visitor = new AnonymousClient(one.url)
		for (const path of [
			'/console.php',
			'/settings.php',
			'/composer.json',
			'/vendor/autoload.php',
			'/../console.php',
			'/%2e%2e/console.php',
			`/apps/${id}/appinfo/info.xml`,
			`/apps/${id}/../../settings.php`,
			`/apps/${id}/js/%2e%2e/appinfo/info.xml`,
			'/core/%00.js',
		]) {
			const reply = await visitor.request('GET', path)
			expect([path, [302, 303, 401, 403, 404].includes(reply.status)]).toEqual([path, true])
			expect(reply.text).not.toMatch(/<\?php|<info |"autoload"/)
		}
	})

	test('listen on loopback alone', async () => {
		const outside = Object.values(networkInterfaces())
			.flat()
			.find((address) => address !== undefined && !address.internal && address.family === 'IPv4')
		if (outside !== undefined) {
			await expect(new AnonymousClient(one.url.replace('127.0.0.1', outside.address)).request('GET', '/status.php')).rejects.toThrow(
				'ECONNREFUSED',
			)
		}
	})

	test('keep a log that can be read', async () => {
		for (const entry of await one.logs()) {
			expect(entry).toMatchObject({
				level: expect.any(Number) as number,
				app: expect.any(String) as string,
				message: expect.any(String) as string,
			})
		}
	})
})

test('a stopped host leaves neither a file nor a process', async () => {
	const host = new EmbeddedHost({ apps: [app] })
	await host.start()
	const { directory } = host.places
	expect(processesOf(directory)).not.toEqual([])
	await host.stop()
	await host.stop()
	expect(existsSync(directory)).toBe(false)
	await expect.poll(() => processesOf(directory)).toEqual([])
	expect(() => host.url).toThrow('The host is not started.')
})

test('what a killed host left is taken away by the next', async () => {
	const script =
		'import { EmbeddedHost } from \'@suite/host/embedded/embedded-host\'; const host = new EmbeddedHost(); '
			+ 'host.start().then(() => console.log(host.places.directory))'
	const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
		cwd: root,
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	const directory = await new Promise<string>((resolve) => {
		child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()))
	})
	const gone = new Promise((resolve) => {
		child.once('exit', resolve)
	})
	child.kill('SIGKILL')
	await gone
	expect(existsSync(directory)).toBe(true)
	const host = new EmbeddedHost()
	await host.start()
	onTestFinished(() => host.stop())
	expect(existsSync(directory)).toBe(false)
	await expect.poll(() => processesOf(directory)).toEqual([])
})

test('a host on a port that is taken says so and leaves nothing', async () => {
	const port = await takenPort()
	const host = new EmbeddedHost({ port })
	await expect(host.start()).rejects.toThrow(`http://127.0.0.1:${port} is in use by something else.`)
	expect(() => host.places).toThrow('The host is not started.')
})

test('an app that is no app is refused by name', async () => {
	const host = new EmbeddedHost({ apps: [{ id: 'nothing', path: '/nowhere' }] })
	await expect(host.start()).rejects.toThrow('/nowhere is not the app nothing')
})

describe('a folder that is kept', () => {
	test('has its data, its administrator and its apps again', async () => {
		const directory = temporaryDirectory()
		const first = new EmbeddedHost({ directory, apps: [app] })
		await first.start()
		const { administrator } = first
		await first.occ(['group:add', 'kept'])
		await first.stop()
		expect(readdirSync(directory)).toContain('data')
		expect(processesOf(directory)).toEqual([])

		const second = new EmbeddedHost({ directory, apps: [app] })
		await second.start()
		onTestFinished(() => second.stop())
		expect(second.administrator).toEqual(administrator)
		const groups = await new BasicClient(second.url, administrator.user, administrator.password).expect(
			'GET',
			'/ocs/v2.php/cloud/groups',
			{ query: { format: 'json' }, headers: { 'OCS-APIRequest': 'true' } },
		)
		expect((groups.json as { ocs: { data: { groups: string[] } } }).ocs.data.groups).toContain('kept')
	})

	test('serves one host at a time', async () => {
		const directory = temporaryDirectory()
		const first = new EmbeddedHost({ directory })
		await first.start()
		onTestFinished(() => first.stop())
		await expect(new EmbeddedHost({ directory }).start()).rejects.toThrow(`is in use by process ${process.pid}`)
		expect(readFileSync(`${directory}/owner`, 'utf8')).toBe(String(process.pid))
	})
})
