// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createAppPassword, createUser, deleteUser } from '@suite/fixtures/accounts'
import type { Sent } from '@suite/fixtures/http'
import type { Role } from '@suite/host/demo'
import type { Caller, Script } from '@suite/testing/twin/script'
import { Scene } from './scene.ts'

const choices = [{ label: 'Monday' }, { label: 'Friday', seats: 1 }]
const questions = [
	{ type: 'text', title: 'Name', required: true },
	{ type: 'single_choice', title: 'Day', options: { choices } },
	{ type: 'number', title: 'Guests', showIf: { questionId: 'q2', operator: 'equals', value: 'c2' } },
]
const key = { headers: { 'Idempotency-Key': 'twin-1' } }
const everyone: readonly (Role | 'anonymous')[] = ['admin', 'editor', 'reader', 'denied', 'outsider', 'anonymous']

/** A form in a team folder, by those who may publish, change or read it and by those who may not: made, asked, published and changed. */
export const rights: Script = {
	name: 'forms-rights',
	run: async (twin) => {
		const scene = new Scene(twin)
		await scene.send('anonymous', 'POST', '/api/forms', { body: { title: 'Twin' } })
		await scene.send('reader', 'POST', '/api/forms', { body: { title: 'Twin', path: `/${twin.folder}` } })
		const id = await scene.newForm('admin', { title: 'Twin: who?', path: `/${twin.folder}/Twin`, template: 'registration' })
		for (const who of everyone) {
			await scene.send(who, 'GET', `/api/forms/${id}`)
			await scene.send(who, 'PUT', `/api/forms/${id}`, { body: { form: { description: `By ${JSON.stringify(who)}` } } })
			await scene.send(who, 'POST', `/api/forms/${id}/questions`, { body: { type: 'text', title: 'One more' } })
			await scene.send(who, 'PUT', `/api/forms/${id}/questions/order`, { body: { order: ['q2', 'q1'] } })
			await scene.send(who, 'PUT', `/api/forms/${id}/questions/q1`, { body: { title: 'Your name' } })
			await scene.send(who, 'PUT', `/api/forms/${id}/share`, { body: { isPublic: true, startsAt: '2026-01-01' } })
			await scene.send(who, 'GET', `/api/forms/${id}/share`)
			await scene.send(who, 'POST', `/api/form/${id}/presence`)
			await scene.send(who, 'GET', `/api/form/${id}/presence`)
			await scene.send(who, 'GET', `/api/forms/${id}/responses`)
			await scene.send(who, 'DELETE', `/api/forms/${id}/responses`)
			await scene.send(who, 'DELETE', `/api/forms/${id}/questions/q3`)
		}
		for (const who of ['reader', 'denied', 'outsider', 'anonymous', 'editor'] as const) {
			await scene.send(who, 'DELETE', `/api/forms/${id}`)
		}
		await scene.send('admin', 'GET', `/api/forms/${id}`)
		await scene.inTrash('editor', 'Twin who.nxform')
	},
}

/** A link, from making the form to the file with its responses. */
export const answers: Script = {
	name: 'forms-answers',
	run: async (twin) => {
		const scene = new Scene(twin)
		const id = await scene.newForm('editor', { title: 'Twin ünd answers' })
		const form = { settings: { allowMultiple: false, maxResponses: 3, anonymous: false, limitMessage: 'All seats are taken.' } }
		await scene.send('editor', 'PUT', `/api/forms/${id}`, { body: { form, questions } })
		await scene.send('editor', 'PUT', `/api/forms/${id}`, { body: { form: { title: 'Twin' }, version: 'no such one' } })
		await scene.send('editor', 'POST', `/api/forms/${id}/questions`, { body: { type: 'telepathy', title: 'Guess' } })
		const hash = await scene.publish('editor', id, { password: 'A long way to say yes' })
		const headers = { Authorization: 'Bearer A long way to say yes' }
		await scene.page('anonymous', `/f/${hash}`)
		await scene.send('anonymous', 'GET', `/api/public/${hash}`)
		await scene.send('anonymous', 'GET', `/api/public/${hash}`, { headers })
		await scene.publish('editor', id, { password: null })
		await scene.page('anonymous', `/f/${hash}`)
		await scene.page('reader', `/f/${hash}`)
		await scene.page('anonymous', '/f/no-such-link')
		// An address may answer ten times a minute.
		const submit = (who: Caller, body: object, sent: Sent = {}, path = `/api/public/${hash}/submit`) =>
			scene.send(who, 'POST', path, { body, ...(who === 'anonymous' ? {} : { from: '127.0.7.1' }), ...sent })
		await submit('anonymous', { answers: {} })
		await submit('anonymous', { answers: { q1: 'Ann', q2: 'c9', q3: 'many', q9: true } })
		await submit('anonymous', { answers: { q1: 'Ann', q2: 'c2', q3: 4 } }, key)
		await submit('anonymous', { answers: { q1: 'Ann', q2: 'c2', q3: 4 } }, key)
		await submit('anonymous', { answers: { q1: 'Bob' } }, key)
		await submit('anonymous', { answers: { q1: 'Bob' } })
		await submit('reader', { answers: { q1: 'Rita', q2: 'c2' } })
		await submit('reader', { answers: { q1: '=1+1', q2: 'c1', q3: 7 } }, {}, `/public/submit/${hash}`)
		await submit('reader', { answers: { q1: 'Rita' } })
		await submit('outsider', { answers: { q1: 'two\nlines' } })
		await submit('outsider', { answers: { q1: 'Otto, "the" ünd; 2\u20443' } })
		await submit('admin', { answers: { q1: 'Late' } })
		for (const format of ['csv', 'json']) {
			await scene.send('editor', 'GET', `/api/forms/${id}/export`, { query: { format } })
		}
		await scene.send('editor', 'GET', `/api/forms/${id}/export`, { query: { from: '2026-02-30' } })
		await scene.send('reader', 'GET', `/api/forms/${id}/export`)
		await scene.send('editor', 'GET', `/api/forms/${id}/responses`, { query: { page: 1, limit: 2 } })
		await scene.send('editor', 'GET', `/api/forms/${id}/responses`, { query: { to: '2026-01-01' } })
		await scene.send('editor', 'GET', `/api/forms/${id}/stats`)
		const [last, first] = [await scene.response('editor', id, 1), await scene.response('editor', id, 3)]
		await scene.send('editor', 'GET', `/api/forms/${id}/responses/${first}`)
		await scene.send('editor', 'DELETE', `/api/forms/${id}/responses/${last}`)
		await scene.send('editor', 'DELETE', `/api/forms/${id}/responses/${last}`)
		await scene.send('editor', 'GET', `/api/forms/${id}/stats`)
		await scene.send('editor', 'DELETE', `/api/forms/${id}/responses`)
		await scene.send('editor', 'GET', `/api/forms/${id}/stats`)
		await scene.publish('editor', id, { expiresAt: '2026-01-01' })
		await submit('anonymous', { answers: { q1: 'Too late' } })
		await scene.publish('editor', id, { expiresAt: null, startsAt: '2046-01-01T12:00:00Z' })
		await scene.page('anonymous', `/f/${hash}`)
		await scene.send('anonymous', 'GET', `/api/public/${hash}`)
		await scene.publish('editor', id, { isPublic: false })
		await scene.send('anonymous', 'GET', `/api/public/${hash}`)
		await scene.send('editor', 'DELETE', `/api/forms/${id}`)
		await scene.purge('editor', 'Twin ünd answers.nxform')
	},
}

/** What happens to a form when its file is copied, moved, written, trashed, restored and purged by other programs. */
export const files: Script = {
	name: 'forms-files',
	run: async (twin) => {
		const scene = new Scene(twin)
		const at = (path: string) => `/remote.php/dav/files/editor/${encodeURI(path)}`
		const to = (path: string) => ({ headers: { Destination: twin.url + at(path) } })
		const id = await scene.newForm('editor', { title: 'Twin file', path: '/Twin', template: 'feedback' })
		const hash = await scene.publish('editor', id)
		const link = () => scene.send('anonymous', 'GET', `/api/public/${hash}`)
		const list = () => scene.send('editor', 'GET', '/api/forms')
		// The tags of two writes are the same or not, by how fast the host is.
		const write = async (raw: string) =>
			twin.record('written', (await (await twin.client('editor')).request('PUT', at('Twin/Moved.nxform'), { raw })).status)
		await scene.send('anonymous', 'POST', `/api/public/${hash}/submit`, { body: { answers: { q1: 5, q2: 'All of it' } } })
		await twin.send('editor', 'COPY', at('Twin/Twin file.nxform'), to('Twin/Copy.nxform'))
		await list()
		const copy = await scene.formAt('editor', '/Twin/Copy.nxform')
		await scene.send('editor', 'GET', `/api/forms/${copy}`)
		await scene.send('editor', 'GET', `/api/forms/${copy}/share`)
		await twin.send('editor', 'MOVE', at('Twin/Twin file.nxform'), to('Twin/Moved.nxform'))
		await link()
		await twin.send('editor', 'MOVE', at('Twin/Moved.nxform'), to(`${twin.folder}/Moved.nxform`))
		await link()
		await scene.send('reader', 'GET', `/api/forms/${id}/responses`)
		await twin.send('editor', 'MOVE', at(`${twin.folder}/Moved.nxform`), to('Twin/Moved.nxform'))
		await scene.send('reader', 'GET', `/api/forms/${id}/responses`)
		await write('{"version":1,"title":"Half')
		await scene.send('editor', 'GET', `/api/forms/${id}`)
		await link()
		await write('{"version":1,"title":"Whole","questions":[]}')
		await link()
		await scene.send('editor', 'DELETE', `/api/forms/${id}`)
		await link()
		await list()
		await scene.restore('editor', 'Moved.nxform')
		await link()
		await scene.send('editor', 'GET', `/api/forms/${id}/responses`)
		await twin.send('editor', 'DELETE', at('Twin'))
		await link()
		await scene.restore('editor', 'Twin')
		await link()
		await twin.send('editor', 'DELETE', at('Twin'))
		await scene.purge('editor', 'Twin')
		await link()
		await list()
		await scene.page('editor', '/')
		await scene.page('anonymous', '/')
	},
}

/** What is left of an account that is deleted: nothing of its forms, and what it answered. */
export const accounts: Script = {
	name: 'forms-accounts',
	run: async (twin) => {
		const scene = new Scene(twin)
		const admin = await twin.client({ role: 'admin', by: 'session' })
		const gone = await createUser(admin, { user: 'twin-gone' })
		const caller = { user: gone.user, password: await createAppPassword(twin.url, gone) }
		const own = await scene.publish(caller, await scene.newForm(caller, { title: 'Twin gone', template: 'feedback' }))
		const id = await scene.newForm('editor', { title: 'Twin stays', template: 'feedback' })
		await scene.send('editor', 'PUT', `/api/forms/${id}`, { body: { form: { settings: { anonymous: false, requireLogin: true } } } })
		const hash = await scene.publish('editor', id)
		await scene.send('anonymous', 'GET', `/api/public/${hash}`)
		await scene.page('anonymous', `/f/${hash}`)
		const answer = { from: '127.0.7.2', body: { answers: { q1: 4 } } }
		await scene.send(caller, 'POST', `/api/public/${hash}/submit`, answer)
		await scene.send('anonymous', 'GET', `/api/public/${own}`)
		await deleteUser(admin, gone.user)
		await scene.send('anonymous', 'GET', `/api/public/${own}`)
		await scene.send('editor', 'GET', `/api/forms/${id}/responses`)
		await scene.send('editor', 'DELETE', `/api/forms/${id}`)
		await scene.purge('editor', 'Twin stays.nxform')
	},
}

/** Files from the page of a link to the archive, for those who may read the form and for others. */
export const uploads: Script = {
	name: 'forms-uploads',
	run: async (twin) => {
		const scene = new Scene(twin)
		const id = await scene.newForm('admin', { title: 'Twin: files', path: `/${twin.folder}/Twin` })
		await scene.send('admin', 'PUT', `/api/forms/${id}`, { body: { questions: [
			{ id: 'q1', type: 'file', title: 'Any', options: { maxFiles: 5 } },
			{ id: 'q2', type: 'file', title: 'Pictures', options: { allowedTypePreset: 'images' } },
			{ id: 'q3', type: 'file', title: 'Documents', options: { allowedTypePreset: 'documents' } },
		] } })
		const hash = await scene.publish('admin', id)
		await scene.download('admin', `/api/forms/${id}/uploads`)
		const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='
		const named = ['a.txt', 'a.txt', '../b\\c:d.csv', 'page.html', 'no extension']
		const tokens = []
		for (const name of named) {
			tokens.push(await scene.upload(hash, 'q1', name, '<html><b>Hello</b>'))
		}
		for (const name of ['a.png', 'a.svg', 'a.jpg', 'a', 'a.txt', 'a.heic']) {
			await scene.upload(hash, 'q2', name, Buffer.from(pixel, 'base64'))
			await scene.upload(hash, 'q2', name, 'no picture')
		}
		for (const [name, content] of [
			['a.pdf', '%PDF-1.4\n'], ['a.pdf', 'text'], ['a.docx', 'PK\x03\x04\x14'], ['a.txt', 'text'], ['a.rtf', '{\\rtf1'],
		]) {
			await scene.upload(hash, 'q3', name ?? '', content ?? '')
		}
		await scene.upload(hash, 'q3', 'a.txt', '')
		await scene.upload(hash, 'q9', 'a.txt', 'text')
		const answer = { from: '127.0.7.3', body: { answers: { q1: tokens } } }
		await scene.send('anonymous', 'POST', `/api/public/${hash}/submit`, answer)
		await scene.send('anonymous', 'POST', `/api/public/${hash}/submit`, answer)
		const response = await scene.response('admin', id, 1)
		await scene.send('admin', 'GET', `/api/forms/${id}/responses/${response}`)
		for (const who of everyone) {
			await scene.download(who, `/api/forms/${id}/uploads`)
			await scene.download(who, `/api/form/${id}/uploads/${response}/${encodeURIComponent('a (2).txt')}`)
			await scene.download(who, `/api/form/${id}/uploads/${response}/page.html`)
			await scene.download(who, `/api/forms/${id}/responses/${response}/files/none`)
		}
		await scene.send('admin', 'DELETE', `/api/forms/${id}/responses/${response}`)
		await scene.download('admin', `/api/forms/${id}/uploads`)
		await scene.send('admin', 'DELETE', `/api/forms/${id}`)
		await scene.purge('admin', 'Twin files.nxform')
	},
}
