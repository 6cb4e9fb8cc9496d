// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SessionClient } from '@suite/fixtures/client'
import type { Sent } from '@suite/fixtures/http'
import type { Caller, Script, Twin } from '../script.ts'

const app = '/index.php/apps/hostprobe'
const ocs = { 'OCS-APIRequest': 'true' }
const html = { Accept: 'text/html,application/xhtml+xml' }
const anything = { Accept: '*/*' }
const json = { 'Content-Type': 'application/json' }
/** Headers by which browsers and programs state what they accept. */
const ways: readonly Record<string, string>[] = [{}, html, anything, { Accept: 'application/xml' }, {
	Accept: 'text/html',
	'Sec-Fetch-Dest': 'script',
}]
const callers: readonly Caller[] = [
	'anonymous', 'reader', { role: 'reader', by: 'bearer' }, { role: 'reader', by: 'session' },
	{ role: 'reader', by: 'sessionWithoutToken' }, { role: 'reader', by: 'password' },
	'admin', { role: 'admin', by: 'session' }, { role: 'admin', by: 'password' },
	{ user: 'reader', password: 'wrong-app-password-x', by: 'bearer' },
]

/** Wrong passwords in earlier scripts must not count here. */
async function forgive(twin: Twin): Promise<void> {
	await twin.occ(['security:bruteforce:reset', '127.0.0.1'])
}

/** Addresses without a route, and methods that a route does not support. */
export const routes: Script = {
	name: 'framework-routes',
	run: async (twin) => {
		await forgive(twin)
		for (const caller of ['anonymous', 'reader'] as const) {
			for (const headers of ways) {
				for (const path of [
					'/index.php/nothing',
					'/index.php/apps/no_such_app/x',
					`${app}/nothing`,
					`${app}`,
					'/index.php/apps',
					'/ocs/v2.php/nothing',
					'/ocs/v1.php/nothing',
					'/ocs/v2.php/apps/hostprobe/nothing',
					'/ocs/v2.php',
				]) {
					await twin.send(caller, 'GET', path, { headers })
				}
			}
		}
		for (const path of ['/ocs/v2.php/nothing', '/ocs/v1.php/nothing']) {
			for (const format of ['json', 'xml', 'csv', '']) {
				await twin.send('anonymous', 'GET', path, { query: { format }, headers: anything })
			}
		}
		for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND']) {
			await twin.send('reader', method, `${app}/framework/public`)
			await twin.send('reader', method, '/ocs/v2.php/apps/hostprobe/api/../framework/public')
			await twin.send('reader', method, '/ocs/v2.php/apps/hostprobe/framework/public', { headers: ocs })
			await twin.send('reader', method, `${app}/nothing`)
		}
		for (const path of [
			'/apps/hostprobe/framework/public',
			'//index.php//apps/hostprobe/framework/public',
			`${app}/framework/public/`,
			`${app}/input/slash`,
			`${app}/input/slash/`,
			'/index.php',
			'/index.php/',
			'/',
			'/status.php',
		]) {
			await twin.send('anonymous', 'GET', path)
			await twin.send('reader', 'GET', path, { headers: anything })
		}
	},
}

/** Who has access with which attribute, on both mounts. */
export const access: Script = {
	name: 'framework-access',
	run: async (twin) => {
		await forgive(twin)
		for (const caller of callers) {
			for (const headers of [{}, ocs, html]) {
				for (const path of ['admin', 'sub-admin', 'account', 'public', 'confirmed']) {
					await twin.send(caller, 'GET', `${app}/framework/${path}`, { headers })
					await twin.send(caller, 'GET', `/ocs/v2.php/apps/hostprobe/framework/${path}`, { headers })
				}
				for (const path of ['write', 'public-write']) {
					await twin.send(caller, 'POST', `${app}/framework/${path}`, { headers })
					await twin.send(caller, 'POST', `/ocs/v2.php/apps/hostprobe/framework/${path}`, { headers })
				}
				await twin.send(caller, 'GET', `${app}/framework/strict`, { headers })
			}
			for (const value of ['false', '1', '0', '']) {
				await twin.send(caller, 'POST', `${app}/framework/write`, { headers: { 'OCS-APIRequest': value } })
			}
		}
		await cookies(twin)
		await twin.send('anonymous', 'GET', `${app}/framework/account`, { headers: { Authorization: 'Basic !!!' } })
		await twin.send('anonymous', 'GET', `${app}/framework/account`, { headers: { Authorization: 'Digest x' } })
		await twin.send('anonymous', 'GET', `${app}/framework/account`, {
			headers: html,
			query: { user: 'a b', direct: 1, more: '/x?y=z' },
		})
	},
}

/** A session whose browser does not send the SameSite cookies. */
async function cookies(twin: Twin): Promise<void> {
	const session = await twin.client({ role: 'reader', by: 'session' })
	const nobody = await twin.client('anonymous')
	const whole = session instanceof SessionClient ? session.cookies.header : ''
	for (const [left, pattern] of [
		['lax', /nc_sameSiteCookielax=\w+(; )?/],
		['strict', /nc_sameSiteCookiestrict=\w+(; )?/],
		['both', /nc_sameSiteCookie\w+=\w+(; )?/g],
	] as const) {
		for (const [method, path] of [
			['GET', `${app}/framework/account`],
			['GET', `${app}/framework/strict`],
			['POST', `${app}/framework/write`],
			['GET', '/ocs/v2.php/apps/hostprobe/framework/account'],
			['GET', '/ocs/v2.php/nothing'],
			['GET', '/status.php'],
			['PROPFIND', '/remote.php/dav/files/reader/'],
		] as const) {
			for (const headers of [{}, ocs, html]) {
				const reply = await nobody.request(method, path, { headers: { ...headers, Cookie: whole.replace(pattern, '') } })
				twin.record(`without ${left}: ${method} ${path} ${JSON.stringify(headers)}`, {
					status: reply.status,
					location: reply.headers.get('location'),
					type: reply.headers.get('content-type'),
					body: reply.headers.get('content-type')?.includes('json') === true ? reply.json : '',
					sets: reply.headers.getSetCookie().filter((cookie) => cookie.startsWith('nc_')).map((cookie) => cookie.split(';')[0]),
				})
			}
		}
	}
}

/** Envelopes of both versions in both formats. */
export const envelopes: Script = {
	name: 'framework-envelopes',
	run: async (twin) => {
		await forgive(twin)
		const ways: readonly Sent[] = [
			{ headers: ocs }, { headers: { ...ocs, ...anything } }, { headers: { ...ocs, Accept: 'application/xml' } },
			{ headers: { ...ocs, ...html } },
			...['json', 'xml', 'csv'].map((format): Sent => ({ query: { format }, headers: { ...ocs, ...anything } })),
		]
		for (const version of ['v1', 'v2']) {
			const base = `/ocs/${version}.php/apps/hostprobe/envelope`
			for (const sent of ways) {
				await twin.send('reader', 'GET', `${base}/data`, sent)
				await twin.send('reader', 'GET', `${base}/json`, sent)
				await twin.send('reader', 'GET', `${base}/admin`, sent)
				await twin.send('anonymous', 'GET', `${base}/data`, sent)
				await twin.send('reader', 'GET', `${base}/thrown/missing`, sent)
				await twin.send('reader', 'GET', `${base}/thrown/anything`, sent)
			}
			// not for every format: more than ten wrong passwords would lock this address out
			await twin.send({ user: 'nobody', password: 'wrong' }, 'GET', `${base}/data`, { headers: ocs })
			await twin.send({ user: 'nobody', password: 'wrong' }, 'GET', `${base}/data`, { headers: { ...ocs, ...anything } })
			for (const status of [201, 204, 299, 304, 400, 401, 403, 404, 422, 429, 500]) {
				await twin.send('reader', 'GET', `${base}/data`, { query: { status }, headers: ocs })
				await twin.send('reader', 'GET', `${base}/json`, { query: { status }, headers: ocs })
			}
			for (const kind of ['bad', 'forbidden', 'own', 'no code', 'server', 'error']) {
				await twin.send('reader', 'GET', `${base}/thrown/${encodeURIComponent(kind)}`, { headers: ocs })
			}
			await twin.send('reader', 'GET', `${base}/data`, { query: { status: 'x' }, headers: ocs })
			await twin.send('reader', 'POST', `${base}/write`, { body: {} })
			await twin.send('reader', 'POST', `${base}/write`, { body: {}, headers: ocs })
			await twin.send({ role: 'reader', by: 'bearer' }, 'POST', `${base}/write`, { body: {} })
			await twin.send({ role: 'reader', by: 'session' }, 'POST', `${base}/write`, { body: {} })
			await twin.send({ role: 'reader', by: 'sessionWithoutToken' }, 'POST', `${base}/write`, { body: {} })
			await twin.send('anonymous', 'OPTIONS', `${base}/data`, { headers: { Origin: 'https://example.org' } })
		}
		await twin.send('reader', 'GET', `${app}/envelope/data`, { headers: ocs })
		await twin.send('reader', 'GET', `${app}/envelope/data`)
		for (let call = 0; call < 2; call++) {
			await twin.send('outsider', 'GET', '/ocs/v2.php/apps/hostprobe/envelope/limited', { headers: ocs })
		}
	},
}

/** How parameters are passed to a method. */
export const input: Script = {
	name: 'framework-input',
	run: async (twin) => {
		await forgive(twin)
		await twin.send('reader', 'GET', `${app}/input/all/7?a=1&b[]=2&b[]=3&c[d]=e&id=9&_route=x`, {
			headers: { 'X-Own': 'own', Cookie: 'own=value' },
		})
		for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
			const path = `${app}/input/all/7?a=1`
			await twin.send('reader', method, path, { body: { a: 2, id: 8, deep: { list: [1, null, true] } } })
			for (const raw of ['', 'null', '5', '"text"', '[1,2]', '{}', '{"broken": ', '{"a":"\\u0000"}', '{"a":1,"a":2}']) {
				await twin.send('reader', method, path, { raw, headers: json })
			}
			for (const type of [
				'application/json; charset=utf-8', 'application/merge-patch+json', 'application/jsonp', 'text/json', 'text/plain',
				'application/x-www-form-urlencoded',
			]) {
				await twin.send('reader', method, path, {
					raw: type.includes('form') ? 'a=2&b[x]=1&id=8' : '{"a":2}',
					headers: { 'Content-Type': type },
				})
			}
			await twin.send('reader', method, path, { raw: 'a=2', headers: {} })
		}
		await twin.send('reader', 'GET', `${app}/input/all/7`, { raw: '{"a":2}', headers: json })
		const form = [
			'--x', 'Content-Disposition: form-data; name="field"', '', 'value', '--x',
			'Content-Disposition: form-data; name="upload"; filename="name.txt"', 'Content-Type: text/plain', '', 'bytes', '--x--', '',
		]
		await twin.send('reader', 'POST', `${app}/input/all/7`, {
			raw: form.join('\r\n'),
			headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
		})
		for (const Accept of [
			'application/json', 'application/xml', 'text/html, application/xhtml+xml', '*/*', 'APPLICATION/JSON;q=0.5', '',
		]) {
			await twin.send('reader', 'GET', `${app}/input/all/7`, { headers: { Accept } })
		}
		await twin.send('reader', 'GET', `${app}/input/all/7`, { query: { format: 'csv' } })
		for (const query of [
			'', 'text=a', 'text=a&number=5', 'text=a&number=5x', 'text=a&number=x', 'text=a&number[]=3', 'text=a&number=',
			'text=a&number=1.9', 'text=a&fraction=1.5', 'text=a&fraction=x', 'text=a&flag=false', 'text=a&flag=true', 'text=a&flag=0',
			'text=a&flag=', 'text=a&flag=no', 'text=a&list=x', 'text=a&list[]=x', 'text=a&maybe=', 'text=a&count=5', 'text=a&count=x',
			'text=a&any[x]=y', 'text=a&either=5', 'text[]=a', 'text=',
		]) {
			await twin.send('reader', 'GET', `${app}/input/typed?${query}`)
		}
		for (const body of [
			{ text: 5 },
			{ text: true },
			{ text: null },
			{ text: 1.5 },
			{ text: ['a'] },
			{ text: 'a', number: '5' },
			{ text: 'a', number: 5.7 },
			{ text: 'a', number: null },
			{ text: 'a', number: true },
			{ text: 'a', flag: 'false' },
			{ text: 'a', flag: 1 },
			{ text: 'a', list: {} },
			{ text: 'a', list: null },
			{ text: 'a', maybe: 5 },
			{ text: 'a', either: null },
			{ text: 'a', fraction: 2 },
			['a'],
			[],
		]) {
			await twin.send('reader', 'POST', `${app}/input/typed`, { body })
		}
		for (const limit of ['', '?limit=1', '?limit=500', '?limit=0', '?limit=501', '?limit=1000', '?limit=abc', '?limit=-1']) {
			await twin.send('reader', 'GET', `${app}/input/limit${limit}`)
		}
		for (const page of ['', '?page=1', '?page=10', '?page=11', '?page=0', '?page=abc']) {
			await twin.send('reader', 'GET', `${app}/input/range${page}`)
		}
		await twin.send('reader', 'GET', `${app}/input/service`)
		await twin.send('reader', 'GET', `${app}/input/service?users=x`)
		await addresses(twin)
	},
}

async function addresses(twin: Twin): Promise<void> {
	for (const path of [
		'a', 'a/b', 'a%2Fb', '..%252F', '%2e%2e', '../x', 'a%00b', '%F0%9F%98%80', 'a+b', 'a%20b', 'a//b', 'a/', '%', '%25', 'a;b=c', '%0a',
	]) {
		await twin.send('anonymous', 'GET', `${app}/input/path/${path}`)
	}
	for (const path of ['a.b', 'a.b.c', 'a', '.b', 'a.', 'a/b.c']) {
		await twin.send('anonymous', 'GET', `${app}/input/file/${path}`)
	}
	for (const path of ['', '/', '/a', '/a/', '/a/b', '/a/b/c']) {
		await twin.send('anonymous', 'GET', `${app}/input/optional${path}`)
	}
}

/** Every kind of response, with its headers. */
export const answers: Script = {
	name: 'framework-answers',
	run: async (twin) => {
		await forgive(twin)
		for (const kind of [
			'nothing', 'no-content', 'json', 'json-flags', 'data', 'display', 'download', 'download-plain', 'download-spaced', 'stream',
			'stream-file', 'stream-missing', 'written', 'redirect', 'redirect-found', 'template', 'page', 'policy', 'cached',
			'uncached', 'headers', 'cookie', 'error', 'anything', 'json-invalid',
		]) {
			await twin.send('anonymous', 'GET', `${app}/answer/${kind}`)
			await twin.send('reader', 'GET', `${app}/answer/${kind}`, { headers: html })
			await twin.send('reader', 'HEAD', `${app}/answer/${kind}`)
		}
		const conditions: readonly Record<string, string>[] = [
			{ 'If-None-Match': '"abc"' },
			{ 'If-None-Match': '"other"' },
			{ 'If-None-Match': '*' },
			{ 'If-Modified-Since': 'Fri, 02 Jan 2026 03:04:05 GMT' },
			{ 'If-Modified-Since': 'Sat, 03 Jan 2026 03:04:05 GMT' },
		]
		for (const headers of conditions) {
			await twin.send('reader', 'GET', `${app}/answer/cached`, { headers })
		}
		for (const name of ['partial', 'conflict', 'gone', 'large', 'unprocessable', 'locked', 'unknown', 'gateway', 'unavailable']) {
			await twin.send('reader', 'GET', `${app}/status/${name}`)
		}
		await twin.send('reader', 'GET', `${app}/answers`)
		await twin.send('reader', 'GET', `${app}/raw`)
		await twin.send('reader', 'GET', `${app}/raw`, { query: { format: 'xml' } })
		const packed = await (await twin.client('reader')).request('GET', `${app}/answer/json`, { headers: { 'Accept-Encoding': 'gzip' } })
		twin.record('a packed answer', packed.headers.get('content-encoding'))
		const cookie = await (await twin.client('reader')).request('GET', `${app}/answer/cookie`)
		twin.record(
			'a cookie',
			cookie.headers.getSetCookie().filter((one) => one.startsWith('own=')).map((one) => one.replace(/ Max-Age=\d+;/, '')),
		)
	},
}

/** Rate limits and limits on failed attempts. */
export const limits: Script = {
	name: 'framework-limits',
	run: async (twin) => {
		await forgive(twin)
		for (let call = 0; call < 4; call++) {
			await twin.send('denied', 'GET', `${app}/framework/limited`)
			await twin.send('anonymous', 'GET', '/ocs/v2.php/apps/hostprobe/framework/limited', { headers: call === 3 ? html : {} })
		}
		await twin.send('editor', 'GET', '/ocs/v2.php/apps/hostprobe/framework/limited')
		for (const caller of ['denied', 'editor', 'denied', 'editor'] as const) {
			await twin.send(caller, 'GET', `${app}/framework/limited-by-address`)
		}
		for (let call = 0; call < 3; call++) {
			await twin.send('anonymous', 'GET', `${app}/framework/guess`, { query: { secret: 'wrong' } })
		}
		await twin.send('anonymous', 'GET', `${app}/framework/guess`, { query: { secret: 'right' } })
		await twin.send('anonymous', 'GET', '/ocs/v2.php/apps/hostprobe/envelope/guess', { headers: ocs })
		await twin.send('anonymous', 'GET', '/ocs/v2.php/apps/hostprobe/envelope/guess', { headers: ocs })
	},
}

/** What the container provides, and what the framework's services return. */
export const services: Script = {
	name: 'framework-services',
	run: async (twin) => {
		await forgive(twin)
		for (const path of ['container', 'apps', 'events', 'events?stops=true', 'limits', 'throttle']) {
			await twin.send('reader', 'GET', `${app}/services/${path}`)
		}
		for (const address of ['http://127.0.0.1:1/', 'no address']) {
			await twin.send('reader', 'GET', `${app}/services/client`, { query: { address } })
		}
		for (const query of [{ text: 's3cret' }, { text: 'Grüße', password: 'a password' }, { text: '' }]) {
			await twin.send('admin', 'GET', `${app}/crypto`, { query })
		}
		await outside(twin)
	},
}

/** What the host sends to another server, and how it handles the response. */
async function outside(twin: Twin): Promise<void> {
	const server = createServer((request, response) => {
		const parts: Buffer[] = []
		request.on('data', (part: Buffer) => parts.push(part))
		request.on('end', () => {
			twin.record('another server was asked', {
				method: request.method,
				path: request.url,
				type: request.headers['content-type'],
				agent: request.headers['user-agent'],
				body: Buffer.concat(parts).toString(),
			})
			response.writeHead(request.url === '/missing' ? 404 : 200, { 'Content-Type': 'text/x-own' }).end('An answer')
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const client = await twin.client('reader')
	for (const path of ['/there', '/missing']) {
		const reply = await client.request('GET', `${app}/services/client`, {
			query: { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` },
		})
		twin.record(`another server's ${path}`, reply.json)
	}
	server.close()
}
