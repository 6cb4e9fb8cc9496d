// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Type from 'typebox'
import { setRequestToken } from '@nextcloud/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '@suite/schema/error'
import { axiosTransport } from '../../src/client/axios-transport.ts'
import { createClient, type RouteTable } from '../../src/client/client.ts'
import { fetchTransport } from '../../src/client/fetch-transport.ts'
import { lazyTransport } from '../../src/client/lazy-transport.ts'
import { contract } from '../../src/contract/route.ts'

const ById = Type.Object({ id: Type.String() })
const notes = contract({
	app: 'notesapp', namespace: 'NotesApp', title: 'Notes', failure: Failure,
	resources: {
		files: {
			list: {
				action: 'FileController::list',
				method: 'GET',
				path: '/api/notes/{id}/files',
				access: 'user',
				csrf: true,
				summary: 'The files',
				params: ById,
				query: Type.Object({ word: Type.Optional(Type.String()), most: Type.Optional(Type.Integer()) }),
				answers: { 200: Type.Array(Type.String()) },
			},
			rename: {
				action: 'FileController::rename',
				method: 'PATCH',
				path: '/api/notes/{id}/files',
				access: 'user',
				csrf: true,
				summary: 'Renames a file',
				params: ById,
				body: Type.Object({ to: Type.String() }),
				answers: { 204: Type.Null() },
			},
			known: {
				action: 'FileController::known', method: 'GET', path: '/notes/{id}/files', enveloped: true, access: 'user', csrf: false,
				summary: 'Files', params: ById, answers: { 200: Type.Array(Type.String()) },
			},
			add: {
				action: 'FileController::add',
				method: 'POST',
				path: '/api/notes/{id}/files',
				access: 'user',
				csrf: true,
				summary: 'Adds a file',
				params: ById,
				upload: ['file', 'image'],
				body: Type.Object({ filename: Type.Optional(Type.String()) }),
				answers: { 201: Type.Object({ filename: Type.String() }) },
			},
			show: {
				action: 'FileController::show',
				method: 'GET',
				path: '/api/notes/{id}/files/{name}',
				access: 'user',
				csrf: false,
				summary: 'A file',
				params: Type.Object({ id: Type.String(), name: Type.String() }),
				isFile: true,
				answers: { 200: Type.Unknown(), 206: Type.Unknown() },
			},
		},
	},
})
const { list, rename, known, add, show } = notes.resources.files
const table: RouteTable = {
	app: notes.app,
	resources: {
		files: {
			list: [list.method, list.path],
			rename: [rename.method, rename.path],
			known: [known.method, known.path, { enveloped: true }],
			add: [add.method, add.path, { upload: add.upload[0] }],
			show: [show.method, show.path, { isFile: true }],
		},
	},
}

let server: Server
let received: { method: string, url: string, token: string, type: string, body: string }[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void

const json = (status: number, body: unknown, headers: Record<string, string> = {}) => (_: unknown, response: ServerResponse) => {
	response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}
const noToken = json(412, { success: false, error: 'CSRF check failed', message: 'CSRF check failed', reason: 'csrf' })

beforeAll(async () => {
	server = createServer((request, response) => {
		const chunks: Buffer[] = []
		request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
			if (request.url === '/index.php/csrftoken') {
				json(200, { token: 'fresh' })(request, response)
				return
			}
			const { method = '', url = '', headers } = request
			received.push({
				method,
				url,
				token: String(headers.requesttoken),
				type: headers['content-type'] ?? '',
				body: Buffer.concat(chunks).toString(),
			})
			answer(request, response)
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	;(window as unknown as { _oc_webroot: string })._oc_webroot = ''
	const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
	happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})

afterAll(() => server.close())

beforeEach(() => {
	received = []
	setRequestToken('stale')
	vi.spyOn(console, 'warn').mockImplementation(() => {}) // the host's library tells of every renewal
})

const file = new File(['bytes of a picture'], 'a b.png')
const id = { path: { id: 'n/1' } }

describe.each([
	['the host\'s library', axiosTransport],
	['the small one', fetchTransport],
	['the one of pages', lazyTransport],
])('a client on %s', (_, transport) => {
	const client = createClient<typeof notes>(table, transport)

	it('gives the answer, and asks with the token and the query without what is undefined', async () => {
		answer = json(200, ['a.png'])
		expect(await client.files.list({ ...id, query: { word: 'Größe & #1', most: undefined } })).toEqual(['a.png'])
		expect(received).toEqual([{
			method: 'GET',
			url: '/index.php/apps/notesapp/api/notes/n%2F1/files?word=Gr%C3%B6%C3%9Fe+%26+%231',
			token: 'stale',
			type: '',
			body: '',
		}])
	})

	it('sends JSON and takes an answer without a body', async () => {
		answer = (_, response) => response.writeHead(204).end()
		expect(await client.files.rename({ ...id, body: { to: ' b.png ' } })).toBeNull()
		expect(received).toEqual([{
			method: 'PATCH',
			url: '/index.php/apps/notesapp/api/notes/n%2F1/files',
			token: 'stale',
			type: 'application/json',
			body: '{"to":" b.png "}',
		}])
	})

	it.each([
		[
			'what the server refused',
			409,
			{ success: false, error: 'Taken.', message: 'Taken.', reason: 'name_taken', theirs: 1 },
			{ reason: 'name_taken', message: 'Taken.', body: { theirs: 1 } },
		],
		[
			'input at fault',
			400,
			{ error: 'Bad.', reason: 'invalid_input', pointer: '/to', errors: [{ pointer: '/to', message: 'Too long.' }] },
			{ pointer: '/to', problems: [{ pointer: '/to', message: 'Too long.' }] },
		],
		['a session that has ended', 401, { message: 'Current user is not logged in', reason: 'not_logged_in' }, {
			reason: 'not_logged_in',
		}],
		['a precondition that is not the token\'s', 412, { message: 'Changed.', reason: 'stale_version' }, { reason: 'stale_version' }],
		['too many requests', 429, {}, { reason: 'unreadable' }],
	])('throws %s, once', async (_, status, body, error) => {
		answer = json(status, body)
		await expect(client.files.rename({ ...id, body: { to: 'b' } })).rejects.toMatchObject({ name: 'ApiError', status, ...error })
		expect(received.length).toBe(1)
	})

	it.each([
		['an error page', 502, '<html>Bad gateway</html>'],
		['maintenance', 503, '<html>Maintenance</html>'],
		['a success that is no JSON', 200, '<html>Log in</html>'],
		['a success that is empty', 200, ''],
	])('throws %s as unreadable, once', async (_, status, text) => {
		answer = (_, response) => response.writeHead(status, { 'Content-Type': 'text/html', 'X-Nextcloud-Maintenance-Mode': '1' }).end(text)
		await expect(client.files.list(id)).rejects.toMatchObject({
			name: 'ApiError',
			status,
			reason: 'unreadable',
			message: `HTTP ${status}`,
		})
		expect(received.length).toBe(1)
	})

	it('takes an answer out of its envelope', async () => {
		answer = json(200, { ocs: { meta: { status: 'ok', statuscode: 200 }, data: ['a.png'] } })
		await expect(client.files.known(id)).resolves.toEqual(['a.png'])
		expect(received[0]?.url).toBe('/ocs/v2.php/apps/notesapp/notes/n%2F1/files')
	})

	it('throws what an envelope refuses', async () => {
		answer = json(404, {
			ocs: { meta: { status: 'failure', statuscode: 404 }, data: { error: 'No such note.', reason: 'unknown_note' } },
		})
		await expect(client.files.known(id)).rejects.toMatchObject({ status: 404, reason: 'unknown_note', message: 'No such note.' })
	})

	it('throws an answer without its envelope as unreadable', async () => {
		answer = json(200, ['a.png'])
		await expect(client.files.known(id)).rejects.toMatchObject({ reason: 'unreadable' })
	})

	it('renews the token and sends the same again, and keeps the new one', async () => {
		answer = (request, response) => (request.headers.requesttoken === 'fresh' ? json(200, ['kept']) : noToken)(request, response)
		await client.files.rename({ ...id, body: { to: 'b' } })
		await client.files.list(id)
		expect(received.map(({ method, token, body }) => `${method} ${token} ${body}`)).toEqual([
			'PATCH stale {"to":"b"}',
			'PATCH fresh {"to":"b"}',
			'GET fresh ',
		])
	})

	it('renews the token once at the most', async () => {
		answer = noToken
		await expect(client.files.rename({ ...id, body: { to: 'b' } })).rejects.toMatchObject({ status: 412, reason: 'csrf' })
		expect(received.length).toBe(2)
	})

	it('sends a request that may outlive the page', async () => {
		answer = (request, response) => (request.headers.requesttoken === 'fresh' ? json(200, []) : noToken)(request, response)
		await client.files.rename({ ...id, body: { to: 'b' } }, { keepalive: true })
		expect(received.map(({ type, body }) => `${type} ${body}`)).toEqual(['application/json {"to":"b"}', 'application/json {"to":"b"}'])
	})

	it('stops when it is told to, and says why', async () => {
		const stop = new AbortController()
		answer = () => stop.abort(new Error('changed my mind'))
		await expect(client.files.list(id, { signal: stop.signal })).rejects.toThrow('changed my mind')
		await expect(client.files.list(id, { signal: stop.signal })).rejects.toThrow('changed my mind')
		expect(received.length).toBe(1)
	})

	it('stops when the time is over', async () => {
		const time = new AbortController()
		answer = () => time.abort(new DOMException('It took too long.', 'TimeoutError'))
		await expect(client.files.list(id, { signal: time.signal })).rejects.toMatchObject({ name: 'TimeoutError' })
	})

	it.each([['request', () => client.files.list(id)], ['file', () => client.files.add({ ...id, body: {}, file })]])(
		'says that no answer came to a %s',
		async (_, call) => {
			answer = (request) => request.socket.destroy()
			await expect(call()).rejects.toMatchObject({ name: 'ApiError', status: 0, reason: 'network' })
		},
	)

	it('sends a file as a form with the fields beside it', async () => {
		answer = json(201, { filename: 'a.png' })
		expect(await client.files.add({ ...id, body: { filename: 'x.png' }, file })).toEqual({ filename: 'a.png' })
		expect(received[0]?.url).toBe('/index.php/apps/notesapp/api/notes/n%2F1/files')
		expect(received[0]?.type).toMatch(/^multipart\/form-data; ?boundary=/)
		expect(received[0]?.body).toMatch(/name="filename"\r\n\r\nx\.png[\s\S]*name="file"; filename="a b\.png"[\s\S]*bytes of a picture/)
	})

	it('throws a refused file', async () => {
		answer = json(413, { error: 'Too large.', reason: 'too_large' })
		await expect(client.files.add({ ...id, body: {}, file })).rejects.toMatchObject({ status: 413, reason: 'too_large' })
	})

	it('sends a file again with a fresh token', async () => {
		answer = (request, response) =>
			(request.headers.requesttoken === 'fresh' ? json(201, { filename: 'b.png' }) : noToken)(request, response)
		expect(await client.files.add({ ...id, body: {}, file })).toEqual({ filename: 'b.png' })
		expect(received.map(({ body }) => body.includes('bytes of a picture'))).toEqual([true, true])
	})

	it('reports how far a file is', async () => {
		const steps: string[] = []
		const upload = progressOfUploads()
		answer = (_, response) => {
			upload.report(9, 18)
			json(201, { filename: 'a.png' })(_, response)
		}
		await client.files.add({ ...id, body: {}, file }, { progress: (sent, total) => steps.push(`${sent} of ${total}`) })
		expect(steps).toContain('9 of 18')
	})

	it('stops a file when it is told to', async () => {
		const stop = new AbortController()
		answer = () => stop.abort(new Error('changed my mind'))
		await expect(client.files.add({ ...id, body: {}, file }, { signal: stop.signal })).rejects.toThrow('changed my mind')
		await expect(client.files.add({ ...id, body: {}, file }, { signal: stop.signal })).rejects.toThrow('changed my mind')
		expect(received.length).toBe(1)
	})

	it('gives the address of a file', () => {
		expect(client.files.show.url({ path: { id: 'home', name: 'Größe #1.png' } })).toBe(
			'/index.php/apps/notesapp/api/notes/home/files/Gr%C3%B6%C3%9Fe%20%231.png',
		)
	})
})

/** The test environment's requests do not report uploads by themselves. */
function progressOfUploads(): { report(loaded: number, total: number): void } {
	const requests: XMLHttpRequest[] = []
	const { open } = XMLHttpRequest.prototype
	vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function(this: XMLHttpRequest, ...values: unknown[]) {
		requests.push(this)
		return Reflect.apply(open, this, values)
	})
	return {
		report: (loaded, total) => requests.forEach(({ upload }) =>
			upload.dispatchEvent(new ProgressEvent('progress', { loaded, total, lengthComputable: true }))),
	}
}
