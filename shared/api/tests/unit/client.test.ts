// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Failure } from '@suite/schema/error'
import { createClient, type RouteTable } from '../../src/client/client.ts'
import { contract } from '../../src/contract/route.ts'

const ById = Type.Object({ id: Type.String() })
const notes = contract({
	app: 'notesapp', namespace: 'NotesApp', title: 'Notes', failure: Failure,
	resources: {
		files: {
			add: { action: 'FileController::add', method: 'POST', path: '/api/notes/{id}/files', access: 'user', csrf: true, summary: 'Adds a file', params: ById, upload: ['file', 'image'], body: Type.Object({ filename: Type.Optional(Type.String()) }), answers: { 201: Type.Object({ filename: Type.String() }) } },
			show: { action: 'FileController::show', method: 'GET', path: '/api/notes/{id}/files/{name}', access: 'user', csrf: false, summary: 'A file', params: Type.Object({ id: Type.String(), name: Type.String() }), isFile: true, answers: { 200: Type.Unknown(), 206: Type.Unknown() } },
			list: { action: 'FileController::list', method: 'GET', path: '/notes/{id}/files', enveloped: true, access: 'user', csrf: false, summary: 'Files', params: ById, answers: { 200: Type.Array(Type.String()) } },
			remove: { action: 'FileController::remove', method: 'DELETE', path: '/api/notes/{id}', access: 'user', csrf: true, summary: 'Deletes a note', params: ById, answers: { 204: Type.Null() } },
			rename: { action: 'FileController::rename', method: 'PATCH', path: '/api/notes/{id}', access: 'user', csrf: true, summary: 'Renames a note', params: ById, body: Type.Object({ title: Type.String() }), answers: { 200: Type.Object({ title: Type.String() }) } },
		},
	},
})
const { add, show, remove, rename, list } = notes.resources.files
const table: RouteTable = { app: notes.app, resources: { files: { add: [add.method, add.path, { upload: add.upload[0] }], show: [show.method, show.path, { isFile: true }], remove: [remove.method, remove.path], rename: [rename.method, rename.path], list: [list.method, list.path, { enveloped: true }] } } }
const client = createClient<typeof notes>(table)

let server: Server
let received: { url: string, token: string, body: string }[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void

const json = (status: number, body: unknown) => (_: unknown, response: ServerResponse) => {
	response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

beforeAll(async () => {
	server = createServer((request, response) => {
		const chunks: Buffer[] = []
		request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
			if (request.url === '/index.php/csrftoken') {
				json(200, { token: 'fresh' })(request, response)
				return
			}
			received.push({ url: request.url ?? '', token: String(request.headers.requesttoken), body: Buffer.concat(chunks).toString() })
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
	answer = json(201, { filename: 'a.png' })
})

const file = new File(['bytes of a picture'], 'a b.png')

describe('a route that takes a file', () => {
	it('sends it as a form with the fields beside it', async () => {
		expect(await client.files.add({ path: { id: 'n/1' }, body: { filename: 'x.png' }, file })).toEqual({ filename: 'a.png' })
		expect(received[0]?.url).toBe('/index.php/apps/notesapp/api/notes/n%2F1/files')
		expect(received[0]?.body).toMatch(/name="filename"\r\n\r\nx\.png[\s\S]*name="file"; filename="a b\.png"[\s\S]*bytes of a picture/)
	})

	it('throws what the server refused', async () => {
		answer = json(409, { success: false, error: 'Taken.', message: 'Taken.', reason: 'name_taken' })
		await expect(client.files.add({ path: { id: '1' }, body: {}, file })).rejects.toMatchObject({ status: 409, reason: 'name_taken', message: 'Taken.' })
	})

	it('fetches a fresh token once when the page stood open for long', async () => {
		answer = (request, response) => (request.headers.requesttoken === 'fresh' ? json(201, { filename: 'b.png' }) : json(412, { reason: 'csrf' }))(request, response)
		expect(await client.files.add({ path: { id: '1' }, body: {}, file })).toEqual({ filename: 'b.png' })
		expect(received.length).toBe(2)
	})

	it('stops when it is told to, and says why', async () => {
		const stop = new AbortController()
		answer = () => stop.abort(new Error('changed my mind'))
		await expect(client.files.add({ path: { id: '1' }, body: {}, file }, { signal: stop.signal })).rejects.toThrow('changed my mind')
		await expect(client.files.add({ path: { id: '1' }, body: {}, file }, { signal: stop.signal })).rejects.toThrow('changed my mind')
		expect(received.length).toBe(1)
	})
})

describe('a route that gives a file', () => {
	it('gives its address', () => {
		expect(client.files.show.url({ path: { id: 'home', name: 'Größe #1.png' } })).toBe('/index.php/apps/notesapp/api/notes/home/files/Gr%C3%B6%C3%9Fe%20%231.png')
	})
})

describe('a change of a part', () => {
	it('is sent with PATCH', async () => {
		let method = ''
		answer = (request, response) => {
			method = request.method ?? ''
			json(200, { title: 'b' })(request, response)
		}
		expect(await client.files.rename({ path: { id: '1' }, body: { title: 'b' } })).toEqual({ title: 'b' })
		expect([method, received[0]?.body]).toEqual(['PATCH', '{"title":"b"}'])
	})
})

describe('an answer with nothing in it', () => {
	it('is null', async () => {
		answer = (_, response) => { response.writeHead(204).end() }
		await expect(client.files.remove({ path: { id: '1' } })).resolves.toBeNull()
	})
})

describe('an answer in the envelope', () => {
	it('is what the envelope holds', async () => {
		answer = json(200, { ocs: { meta: { status: 'ok', statuscode: 200 }, data: ['a.png'] } })
		await expect(client.files.list({ path: { id: '1' } })).resolves.toEqual(['a.png'])
		expect(received[0]?.url).toBe('/ocs/v2.php/apps/notesapp/notes/1/files')
	})

	it('throws what the server refused', async () => {
		answer = json(404, { ocs: { meta: { status: 'failure', statuscode: 404 }, data: { error: 'No such note.', reason: 'unknown_note' } } })
		await expect(client.files.list({ path: { id: '1' } })).rejects.toMatchObject({ status: 404, reason: 'unknown_note', message: 'No such note.' })
	})

	it('is unreadable without one', async () => {
		answer = json(200, ['a.png'])
		await expect(client.files.list({ path: { id: '1' } })).rejects.toMatchObject({ reason: 'unreadable' })
	})
})
