// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { AnonymousClient, BasicClient } from '@suite/fixtures/client'
import { suiteHost } from '../../src/suite-host.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { ServerOptions } from '../../src/options.ts'
import { obtainServer } from '../../src/server/obtain.ts'
import { ServerHost } from '../../src/server/server-host.ts'
import { takenPort } from '../taken-port.ts'

const { version } = suiteHost()
const hostWith = async (options: ServerOptions = {}) => new ServerHost(await obtainServer({ version }), options)

/** Command lines of the processes that have to do with an instance. */
const processesOf = (directory: string): string[] =>
	spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout.split('\n').filter((line) => line.includes(`${directory}/`))

describe('two instances of one server @every-host', () => {
	let one: ServerHost
	let other: ServerHost

	beforeAll(async () => {
		[one, other] = [await hostWith(), await hostWith({ hasLimits: false, config: { default_language: 'nl' } })]
		await Promise.all([one.start(), other.start()])
	})

	afterAll(() => Promise.all([one.stop(), other.stop()]))

	test('are up at the same time, at addresses of their own', async () => {
		expect(one.url).not.toBe(other.url)
		for (const host of [one, other]) {
			const status = await new AnonymousClient(host.url).request('GET', '/status.php')
			expect(status.json).toMatchObject({ installed: true, versionstring: version })
		}
	})

	test('share no data', async () => {
		await one.occ(['group:add', 'only-here'])
		expect((await one.occ(['group:list', '--output=json'])).stdout).toContain('only-here')
		expect((await other.occ(['group:list', '--output=json'])).stdout).not.toContain('only-here')
	})

	test('have Team folders, and no app that opens over every page', async () => {
		const { enabled } = JSON.parse((await one.occ(['app:list', '--output=json'])).stdout) as { enabled: Record<string, string> }
		expect(Object.keys(enabled)).toEqual(expect.arrayContaining([
			'groupfolders', 'dav', 'files_sharing', 'files_versions', 'files_trashbin', 'provisioning_api', 'settings',
		]))
		expect(Object.keys(enabled)).not.toContain('firstrunwizard')
	})

	test('have the limits they were asked for', async () => {
		expect((await other.occ(['config:system:get', 'ratelimit.protection.enabled'])).stdout.trim()).toBe('false')
		expect((await one.occ(['config:system:get', 'ratelimit.protection.enabled'], { mayFail: true })).code).toBe(1)
	})

	test('an occ command that fails says why', async () => {
		await expect(one.occ(['group:delete', 'nobodies'])).rejects.toThrow(/^occ group:delete nobodies ended with 1:\n.*does not exist/)
	})

	test('what occ sets is seen by the next request', async () => {
		const admin = new BasicClient(one.url, one.administrator.user, one.administrator.password)
		const name = async () => {
			const reply = await admin.expect('GET', '/ocs/v2.php/cloud/capabilities', {
				query: { format: 'json' },
				headers: { 'OCS-APIRequest': 'true' },
			})
			return (reply.json as { ocs: { data: { capabilities: { theming: { name: string } } } } }).ocs.data.capabilities.theming.name
		}
		for (const wished of ['First', 'Second']) {
			await one.occ(['config:app:set', 'theming', 'name', `--value=${wished}`])
			expect(await name()).toBe(wished)
		}
	})

	test('send modules as scripts and keep what is not public', async () => {
		const visitor = new AnonymousClient(one.url)
		const module = readdirSync(`${one.places.server}/dist`).find((name) => name.endsWith('.mjs') || name.endsWith('.js')) as string
		expect((await visitor.request('GET', `/dist/${module}`)).headers.get('content-type')).toMatch(/^text\/javascript/)
		for (const path of [
			'/config/config.php', '/lib/base.php', '/console.php', '/.htaccess', '/dist/../version.php',
			'/custom_apps/../config/config.php', '/custom_apps/%2e%2e/config/config.php', '/core/%00.js', '/3rdparty/composer.json',
		]) {
			const reply = await visitor.request('GET', path)
			expect([path, reply.status < 400 && reply.status !== 303 && reply.status !== 302]).toEqual([path, false])
			expect(reply.text).not.toContain('OC_Version')
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
		await new AnonymousClient(one.url).request('GET', '/index.php/login')
		for (const entry of await one.logs()) {
			expect(entry).toMatchObject({
				level: expect.any(Number) as number,
				app: expect.any(String) as string,
				message: expect.any(String) as string,
			})
		}
	})
})

test('a stopped instance leaves neither a file nor a process, and the server as it was', async () => {
	const host = await hostWith()
	const before = readdirSync(`${(await obtainServer({ version })).directory}/config`)
	await host.start()
	const { directory, server } = host.places
	expect(processesOf(directory)).not.toEqual([])
	await host.stop()
	await host.stop()
	expect(existsSync(directory)).toBe(false)
	await expect.poll(() => processesOf(directory)).toEqual([])
	expect(readdirSync(`${server}/config`)).toEqual(before)
	expect(() => host.url).toThrow('The host is not started.')
})

test('an instance on a port that is taken says so and leaves nothing', async () => {
	const port = await takenPort()
	const host = await hostWith({ port })
	await expect(host.start()).rejects.toThrow(`http://127.0.0.1:${port} is in use by something else.`)
	expect(() => host.places).toThrow('The host is not started.')
}, 20_000)

test('an app that is no app is refused by name', async () => {
	const host = await hostWith({ apps: [{ id: 'nothing', path: '/nowhere' }] })
	await expect(host.start()).rejects.toThrow('/nowhere is not the app nothing')
})

test('the next start comes from the template', async () => {
	const said: string[] = []
	const host = await hostWith({ onProgress: (line) => said.push(line) })
	const begun = performance.now()
	await host.start()
	onTestFinished(() => host.stop())
	expect(said.join('\n')).not.toContain('installing')
	expect(performance.now() - begun).toBeLessThan(10_000)
	expect(readFileSync(`${host.places.directory}/config/config.php`, 'utf8')).toContain(host.places.directory)
})
