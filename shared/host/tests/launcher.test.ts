// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exchange } from '@suite/fixtures/http'
import { expect, onTestFinished, test } from 'vitest'
import { startLauncher } from '../src/launcher.ts'

/** A host whose login form takes one password, and a launcher for it. */
async function launcherFor(entrances: Parameters<typeof startLauncher>[1]) {
	const asked: string[] = []
	const host = createServer((request, response) => {
		asked.push(`${request.method} ${request.url}`)
		let body = ''
		request.on('data', (chunk: Buffer) => {
			body += chunk.toString()
		}).on('end', () => {
			if (request.url === '/index.php/csrftoken') {
				return response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"token":"t"}')
			}
			if (request.method === 'GET') {
				return response.writeHead(200, { 'Set-Cookie': ['first=1; path=/; HttpOnly', 'gone=x; path=/'] }).end(
					'<head data-requesttoken="a&#43;b">',
				)
			}
			const form = new URLSearchParams(body)
			const isRight = form.get('password') === 'right'
				&& form.get('requesttoken') === 'a+b'
				&& request.headers.origin === url
				&& request.headers.cookie?.includes('first=1') === true
			return response.writeHead(303, {
				Location: isRight ? '/index.php/apps/files' : '/index.php/login?direct=1',
				'Set-Cookie': [
					'session=s%2B1; path=/; HttpOnly; SameSite=Lax',
					'gone=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0',
				],
			}).end()
		})
	})
	await new Promise<void>((resolve) => {
		host.listen(0, '127.0.0.1', resolve)
	})
	const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
	const launcher = await startLauncher(url, entrances)
	onTestFinished(async () => {
		await launcher.close()
		host.close()
	})
	return { launcher, url, asked }
}

const reader = { user: 'reader', password: 'right', page: '/index.php/settings/user/notesapp' }
const open = (link: string, method = 'GET', headers: Record<string, string> = {}) =>
	exchange(new URL(link).origin, method, new URL(link).pathname, { headers })

test('a link hands over the cookies of a login and leads to the page', async () => {
	const { launcher, url } = await launcherFor({ reader })
	const reply = await open(launcher.link('reader'))
	expect(reply.status).toBe(303)
	expect(reply.headers.get('location')).toBe(`${url}/index.php/settings/user/notesapp`)
	expect(reply.headers.getSetCookie()).toEqual(['first=1; path=/; HttpOnly', 'session=s%2B1; path=/; HttpOnly; SameSite=Lax'])
	expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
})

test('a refused login hands over nothing', async () => {
	const { launcher } = await launcherFor({ reader: { ...reader, password: 'wrong' } })
	const reply = await open(launcher.link('reader'))
	expect(reply.status).toBe(502)
	expect(reply.headers.getSetCookie()).toEqual([])
	expect(reply.text).not.toContain('wrong')
})

test('who does not know the secret gets nothing, and the host hears nothing', async () => {
	const { launcher, asked } = await launcherFor({ reader })
	const link = launcher.link('reader')
	const { origin, pathname, host } = new URL(link)
	const secret = pathname.split('/')[1] as string
	expect(secret.length).toBeGreaterThanOrEqual(32)
	const refused = await Promise.all([
		open(`${origin}/`),
		open(`${origin}/reader`),
		open(`${origin}/${'a'.repeat(secret.length)}/reader`),
		open(`${origin}/${secret}`),
		open(`${origin}/${secret}/constructor`),
		open(`${origin}/${secret}/nobody`),
		// a name of an attacker's that points at this machine
		open(link, 'GET', { Host: `attacker.example:${host.split(':')[1]}` }),
	])
	expect(refused.map((reply) => [reply.status, reply.headers.getSetCookie()])).toEqual(refused.map(() => [404, []]))
	expect((await open(link, 'POST')).status).toBe(405)
	expect(asked).toEqual([])
})

test('two launchers have two secrets', async () => {
	const [one, other] = [await launcherFor({ reader }), await launcherFor({ reader })]
	expect(new URL(one.launcher.link('reader')).pathname).not.toBe(new URL(other.launcher.link('reader')).pathname)
})
