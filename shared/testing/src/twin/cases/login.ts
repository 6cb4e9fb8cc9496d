// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createUser, deleteUser } from '@suite/fixtures/accounts'
import { BasicClient, BearerClient, SessionClient, type Client } from '@suite/fixtures/client'
import { CookieJar } from '@suite/fixtures/cookies'
import type { Reply, Sent } from '@suite/fixtures/http'
import type { Script, Twin } from '../script.ts'

const password = 'a password of the twin run'
const [lea, dirk] = ['twin-lea', 'twin-dirk']
const email = 'lea@twin.example.org'
const ocsHeader = { 'OCS-APIRequest': 'true' }
const html = { Accept: 'text/html' }
const appPasswordPath = '/ocs/v2.php/core/getapppassword'

/** The part of a response that is compared when its client is created by the script. */
function keep(twin: Twin, title: string, reply: Reply): Reply {
	const headers = Object.fromEntries([
		'location', 'content-type', 'www-authenticate', 'x-nc-auth-notconfirmed', 'x-nextcloud-bruteforce-throttled', 'x-user-id',
	].map((name) => [name, reply.headers.get(name)]))
	const isPage = /html/.test(reply.headers.get('content-type') ?? '')
	twin.record(title, { status: reply.status, headers, body: isPage ? reply.text === '' ? '' : '<page>' : reply.json ?? reply.text })
	return reply
}

async function ask(twin: Twin, title: string, client: Client, method: string, path: string, sent: Sent = {}): Promise<Reply> {
	return keep(twin, `${title}: ${method} ${path}`, await client.request(method, path, sent))
}

/** A browser without any cookies yet. */
const visitor = (twin: Twin): SessionClient => new SessionClient(twin.url, new CookieJar(), '')

/** The same browser, with the request token of its pages. */
async function withToken(browser: SessionClient): Promise<SessionClient> {
	const { token } = (await browser.expect('GET', '/index.php/csrftoken')).json as { token: string }
	return new SessionClient(browser.url, browser.cookies, token)
}

/** Submits the login form in a new browser. */
async function logIn(
	twin: Twin,
	title: string,
	fields: Record<string, string>,
	{ origin = twin.url, hasToken = true, query = '' }: { origin?: string, hasToken?: boolean, query?: string } = {},
): Promise<SessionClient> {
	const browser = await withToken(visitor(twin))
	const form = new URLSearchParams({
		timezone: 'Europe/Berlin',
		timezone_offset: '1',
		...(hasToken ? { requesttoken: browser.requestToken } : {}),
		...fields,
	})
	const client = hasToken ? browser : browser.withoutRequestToken()
	await ask(twin, title, client, 'POST', `/index.php/login${query}`, {
		raw: form,
		headers: { ...html, ...(origin === '' ? {} : { Origin: origin }) },
	})
	twin.record(
		`${title}: who it is then`,
		(await browser.request('GET', '/ocs/v2.php/cloud/user', { query: { format: 'json' }, headers: ocsHeader })).status,
	)
	return browser
}

async function forms(twin: Twin): Promise<void> {
	await twin.send('anonymous', 'GET', '/index.php/login', { headers: html })
	await twin.send('anonymous', 'GET', '/index.php/login?user=twin&redirect_url=/index.php/settings/user', { headers: html })
	await twin.send({ role: 'reader', by: 'session' }, 'GET', '/index.php/login?redirect_url=/index.php/settings/user', { headers: html })
	await twin.send('anonymous', 'GET', '/index.php/csrftoken')
	await twin.send({ role: 'reader', by: 'session' }, 'GET', '/index.php/csrftoken')
	await twin.send({ role: 'reader', by: 'sessionWithoutToken' }, 'GET', '/index.php/csrftoken')
	await twin.send('reader', 'GET', '/index.php/csrftoken')
	await logIn(twin, 'right', { user: lea, password })
	await logIn(twin, 'another case and spaces', { user: ` ${lea.toUpperCase()} `, password })
	await logIn(twin, 'by e-mail address', { user: email, password })
	await logIn(twin, 'to a page', { user: lea, password, redirect_url: '/index.php/settings/user?a=b&c=d' })
	await logIn(twin, 'to a page without a slash', { user: lea, password, redirect_url: 'index.php/settings/user' })
	await logIn(twin, 'to another host', { user: lea, password, redirect_url: '//example.org/' })
	await logIn(twin, 'to another host after a name', { user: lea, password, redirect_url: ':x@example.org' })
	await logIn(twin, 'wrong password', { user: lea, password: 'wrong' })
	await logIn(twin, 'wrong password on the way to a page', {
		user: lea,
		password: 'wrong',
		redirect_url: '/index.php/settings/user?a=b&c=d',
	})
	await logIn(twin, 'no password', { user: lea, password: '' })
	await logIn(twin, 'disabled', { user: dirk, password })
	await logIn(twin, 'no origin', { user: lea, password }, { origin: '' })
	await logIn(twin, 'foreign origin', { user: lea, password }, { origin: 'https://example.org' })
	await logIn(twin, 'another port', { user: lea, password }, { origin: 'http://localhost:1' })
	await logIn(twin, 'no request token', { user: lea, password }, { hasToken: false })
	await logIn(twin, 'wrong request token', { user: lea, password, requesttoken: 'abc:def' })
	await logIn(twin, 'no zone', { user: lea, password, timezone: 'Middle/Earth' })
}

async function sessions(twin: Twin): Promise<void> {
	const first = await logIn(twin, 'first browser', { user: lea, password })
	const browser = await withToken(first)
	const { cookies, requestToken } = browser
	twin.record('cookies of a session', cookies.pairs.map(({ name }) => /^oc[a-z0-9]+$/.test(name) ? 'session' : name)
		.filter((name) => name.startsWith('nc_') || name === 'session')
		.sort())
	const second = await withToken(browser)
	twin.record('request tokens are masked', second.requestToken !== requestToken)
	await ask(twin, 'token in a query', browser.withoutRequestToken(), 'POST', '/index.php/login/confirm', {
		body: { password },
		query: { requesttoken: requestToken },
	})
	await ask(twin, 'both tokens are good', second, 'GET', '/ocs/v2.php/cloud/user', {
		query: { format: 'json' },
		headers: { Accept: 'application/json' },
	})
	await ask(twin, 'confirm wrongly', browser, 'POST', '/index.php/login/confirm', { body: { password: 'wrong' } })
	await ask(twin, 'confirm', browser, 'POST', '/index.php/login/confirm', { body: { password } })
	await ask(twin, 'confirm without a password', browser, 'POST', '/index.php/login/confirm', { body: {} })
	await ask(twin, 'an app password', browser, 'GET', appPasswordPath, { query: { format: 'json' }, headers: ocsHeader })
	await ask(twin, 'session without same-site cookies', sessionOnly(twin, browser), 'GET', '/index.php/csrftoken')
	await ask(twin, 'session without same-site cookies', sessionOnly(twin, browser), 'GET', '/ocs/v2.php/cloud/user', {
		query: { format: 'json' },
	})
	await ask(twin, 'log out without a token', browser.withoutRequestToken(), 'GET', '/index.php/logout', { headers: html })
	await ask(twin, 'log out', browser, 'GET', '/index.php/logout', { headers: html })
	await ask(twin, 'after it', browser, 'GET', '/ocs/v2.php/cloud/user', { query: { format: 'json' }, headers: ocsHeader })
	await ask(twin, 'log out again', browser, 'GET', '/index.php/logout', { headers: html })
	await twin.send('anonymous', 'GET', '/index.php/logout')
	await twin.send('anonymous', 'POST', '/index.php/login/confirm', { body: { password } })
	await twin.send({ user: lea, password }, 'POST', '/index.php/login/confirm', { body: { password }, headers: ocsHeader })
}

/** The browser with only its session cookie, as if called from a page of another site. */
function sessionOnly(twin: Twin, browser: SessionClient): SessionClient {
	const jar = new CookieJar()
	const lines = browser.cookies.setCookieLines.filter((line) => /^oc/.test(line))
	jar.accept(new Headers(lines.map((line): [string, string] => ['Set-Cookie', line])))
	return new SessionClient(twin.url, jar, browser.requestToken)
}

async function credentials(twin: Twin): Promise<void> {
	const right = new BasicClient(twin.url, lea, password)
	const { apppassword } = ((await right.expect('GET', appPasswordPath, { query: { format: 'json' }, headers: ocsHeader })).json as {
		ocs: { data: { apppassword: string } }
	}).ocs.data
	const clients: [string, Client][] = [
		['login password', right],
		['name in another case', new BasicClient(twin.url, lea.toUpperCase(), password)],
		['e-mail address', new BasicClient(twin.url, email, password)],
		['app password', new BasicClient(twin.url, lea, apppassword)],
		['app password, name in another case', new BasicClient(twin.url, lea.toUpperCase(), apppassword)],
		['app password as bearer', new BearerClient(twin.url, apppassword)],
		['app password under a foreign name', new BasicClient(twin.url, 'reader', apppassword)],
		['login password as bearer', new BearerClient(twin.url, password)],
		['unknown bearer', new BearerClient(twin.url, 'x'.repeat(72))],
		['wrong password', new BasicClient(twin.url, lea, 'wrong')],
		['no password', new BasicClient(twin.url, lea, '')],
		['no name', new BasicClient(twin.url, '', password)],
		['disabled', new BasicClient(twin.url, dirk, password)],
	]
	for (const [title, client] of clients) {
		for (const path of ['/ocs/v1.php/cloud/user', '/ocs/v2.php/cloud/user']) {
			const reply = await client.request('GET', path, { query: { format: 'json' }, headers: ocsHeader })
			twin.record(`${title}: GET ${path}`, [
				reply.status,
				reply.headers.get('www-authenticate'),
				reply.headers.get('content-type'),
				(reply.json as { ocs: { meta: unknown, data: { id?: string } } }).ocs.meta,
				(reply.json as { ocs: { data: { id?: string } } }).ocs.data.id,
			])
		}
		await ask(twin, title, client, 'GET', '/ocs/v2.php/cloud/user', {
			headers: { ...ocsHeader, Accept: '*/*', 'X-Requested-With': 'XMLHttpRequest' },
		})
			.then((reply) => reply, () => undefined)
		await ask(twin, title, client, 'GET', '/index.php/login', { headers: { Accept: 'application/json' } })
		await ask(twin, title, client, 'GET', '/index.php/login', { headers: html })
		await ask(twin, title, client, 'POST', '/index.php/login/confirm', { body: { password } })
	}
	await ask(twin, 'app password makes none', new BasicClient(twin.url, lea, apppassword), 'GET', appPasswordPath, {
		query: { format: 'json' },
		headers: ocsHeader,
	})
	await ask(twin, 'login password deletes none', right, 'DELETE', '/ocs/v2.php/core/apppassword', {
		query: { format: 'json' },
		headers: ocsHeader,
	})
	const rotated =
		await ask(twin, 'rotation', new BasicClient(twin.url, lea, apppassword), 'POST', '/ocs/v2.php/core/apppassword/rotate', {
			query: { format: 'json' },
			headers: ocsHeader,
		})
	await ask(twin, 'old secret', new BearerClient(twin.url, apppassword), 'GET', '/index.php/logout')
	const fresh = (rotated.json as { ocs: { data: { apppassword: string } } }).ocs.data.apppassword
	await ask(twin, 'deletion', new BasicClient(twin.url, lea, fresh), 'DELETE', '/ocs/v2.php/core/apppassword', {
		query: { format: 'json' },
		headers: ocsHeader,
	})
	await ask(twin, 'after the deletion', new BasicClient(twin.url, lea, fresh), 'DELETE', '/ocs/v2.php/core/apppassword', {
		query: { format: 'json' },
		headers: ocsHeader,
	})
	for (const caller of [
		'anonymous',
		'reader',
		{ role: 'reader', by: 'bearer' },
		{ role: 'reader', by: 'session' },
		{ role: 'reader', by: 'sessionWithoutToken' },
		{ role: 'reader', by: 'password' },
	] as const) {
		await twin.send(caller, 'GET', `${appPasswordPath}?format=json`)
		await twin.send(caller, 'GET', `${appPasswordPath}?format=json`, { headers: ocsHeader })
	}
}

async function blocking(twin: Twin): Promise<void> {
	const right = new BasicClient(twin.url, lea, password)
	const { apppassword } = ((await right.expect('GET', appPasswordPath, { query: { format: 'json' }, headers: ocsHeader })).json as {
		ocs: { data: { apppassword: string } }
	}).ocs.data
	const wrong = new BasicClient(twin.url, lea, 'wrong')
	const statuses = []
	for (let attempt = 0; attempt < 14; attempt++) {
		statuses.push((await wrong.request('GET', '/index.php/csrftoken')).status)
	}
	twin.record('statuses of failures one after the other', [...new Set(statuses)])
	await ask(twin, 'right but blocked', right, 'GET', '/ocs/v2.php/cloud/user', { headers: { ...ocsHeader, Accept: '*/*' } })
	await ask(twin, 'right but blocked', right, 'GET', '/ocs/v1.php/cloud/user', { query: { format: 'json' }, headers: ocsHeader })
	await ask(twin, 'right but blocked', right, 'GET', '/index.php/csrftoken')
	await ask(twin, 'right but blocked', right, 'GET', '/index.php/csrftoken', { headers: html })
	await ask(twin, 'blocked app password', new BasicClient(twin.url, lea, apppassword), 'GET', '/index.php/csrftoken')
	await logIn(twin, 'blocked form', { user: lea, password })
	// an app password is accepted as bearer, and its owner's failed attempts are reset
	twin.record('bearer', (await new BearerClient(twin.url, apppassword).request('GET', '/index.php/csrftoken')).status)
	twin.record('free again', (await right.request('GET', '/index.php/csrftoken')).status)
}

async function endOfAccounts(twin: Twin, admin: Client): Promise<void> {
	const browser = await logIn(twin, 'before the account is disabled', { user: lea, password })
	const basic = new BasicClient(twin.url, lea, password)
	const { apppassword } = ((await basic.expect('GET', appPasswordPath, { query: { format: 'json' }, headers: ocsHeader })).json as {
		ocs: { data: { apppassword: string } }
	}).ocs.data
	const bearer = new BearerClient(twin.url, apppassword)
	const everybody: [string, Client][] = [
		['session', browser],
		['app password', new BasicClient(twin.url, lea, apppassword)],
		['bearer', bearer],
		['login password', basic],
	]
	await admin.expect('PUT', `/ocs/v2.php/cloud/users/${lea}/disable`, { headers: ocsHeader })
	for (const [title, client] of everybody) {
		await ask(twin, `disabled, ${title}`, client, 'GET', '/ocs/v2.php/cloud/user', { query: { format: 'json' }, headers: ocsHeader })
		await ask(twin, `disabled, ${title}`, client, 'GET', '/index.php/login/confirm')
		await ask(twin, `disabled, ${title}`, client, 'GET', '/index.php/settings/user', { headers: html })
	}
	await deleteUser(admin, lea)
	for (const [title, client] of everybody.filter(([name]) => name !== 'login password')) {
		await ask(twin, `deleted, ${title}`, client, 'GET', '/ocs/v2.php/cloud/user', { query: { format: 'json' }, headers: ocsHeader })
	}
}

async function pictures(twin: Twin): Promise<void> {
	const caching = ['cache-control', 'content-disposition', 'content-type', 'x-nc-iscustomavatar']
	for (const path of [
		'reader/64',
		'reader/1',
		'reader/65',
		'reader/512/dark',
		'READER/64',
		'reader/x',
		'reader/-1',
		'nobody/64',
		'nobody/64?guestFallback=true',
		`${dirk}/64`,
		'guest/Some%20One/64',
		'guest/Some%20One/64?darkTheme=1',
		'guest/Some%20One/512/dark',
		'reader',
	]) {
		for (const caller of ['anonymous', 'reader'] as const) {
			const reply = await (await twin.client(caller)).request('GET', `/index.php/avatar/${path}`, { headers: { Accept: 'image/*' } })
			const size = reply.headers.get('content-type') === 'image/png'
				? [18, 22].map((at) => Buffer.from(reply.bytes).readUInt16BE(at))
				: reply.json
			twin.record(`${String(caller)}: avatar ${path}`, {
				status: reply.status,
				headers: caching.map((name) => reply.headers.get(name)),
				hasETag: reply.headers.has('etag'),
				hasExpiry: reply.headers.has('expires'),
				size,
			})
		}
	}
	const client = await twin.client('anonymous')
	const etag = (await client.expect('GET', '/index.php/avatar/reader/64')).headers.get('etag') ?? ''
	await ask(twin, 'known picture', client, 'GET', '/index.php/avatar/reader/64', { headers: { 'If-None-Match': etag } })
}

async function abilities(twin: Twin): Promise<void> {
	await twin.send('anonymous', 'GET', '/status.php')
	await twin.send('reader', 'GET', '/status.php')
	for (const caller of ['anonymous', 'reader', { role: 'reader', by: 'sessionWithoutToken' }] as const) {
		const client = await twin.client(caller)
		const reply = await client.request('GET', '/ocs/v2.php/cloud/capabilities', { query: { format: 'json' }, headers: ocsHeader })
		const { version, capabilities } =
			(reply.json as { ocs: { data: { version: unknown, capabilities: Record<string, Record<string, unknown>> } } }).ocs.data
		const { core = {}, dav = {}, files = {}, theming = {}, password_policy: policy = {} } = capabilities
		twin.record(`${JSON.stringify(caller)}: capabilities`, {
			status: reply.status, version, hasETag: reply.headers.has('etag'), hasTheme: typeof theming.color === 'string',
			minLength: policy.minLength,
			core: ['pollinterval', 'webdav-root', 'mod-rewrite-working', 'can-create-app-token'].map((key) => core[key]),
			chunking: dav.chunking,
			files: [
				'undelete', 'versioning', 'version_labeling', 'version_deletion', 'blacklisted_files', 'bigfilechunking', 'chunked_upload',
				'forbidden_filenames', 'forbidden_filename_basenames', 'forbidden_filename_characters', 'forbidden_filename_extensions',
			].map((key) => files[key]),
		})
	}
	await twin.send('anonymous', 'GET', '/ocs/v2.php/cloud/capabilities?format=json')
}

/**
 * All ways to log in and out: form, session, request token, app passwords, wrong credentials, blocks, disabled and deleted accounts; also
 * pictures and capabilities.
 */
export const login: Script = {
	name: 'login',
	run: async (twin) => {
		const admin = await twin.client({ role: 'admin', by: 'session' })
		for (const user of [lea, dirk]) {
			await admin.request('DELETE', `/ocs/v2.php/cloud/users/${user}`, { headers: ocsHeader })
			await createUser(admin, { user, password })
		}
		await new BasicClient(twin.url, lea, password).expect('PUT', `/ocs/v2.php/cloud/users/${lea}`, {
			body: { key: 'email', value: email },
			headers: ocsHeader,
		})
		await admin.expect('PUT', `/ocs/v2.php/cloud/users/${dirk}/disable`, { headers: ocsHeader })
		for (const part of [abilities, pictures, forms, sessions, credentials, blocking]) {
			await part(twin)
		}
		await endOfAccounts(twin, admin)
		await deleteUser(admin, dirk)
	},
}
