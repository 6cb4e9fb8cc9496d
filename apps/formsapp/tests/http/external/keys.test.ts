// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Files } from '@suite/fixtures/files'
import type { ApiKeyList } from '@suite/schema/forms/key'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, call, guest, name, newAccount, newForm, refusal, submitted, type PublishedForm } from '../answers/scene.ts'
import { people } from '../people.ts'
import { purge, restore } from '../trash.ts'
import { external, header, holder, newKey, program, send, withoutLimits } from './key.ts'

const author = await newAccount()
const party = (): Promise<PublishedForm> => newForm(author, { questions: [name] })
const list = (form: PublishedForm) => ask<ApiKeyList>(author, 'GET', `/api/forms/${form.fileId}/api-keys`)
const readForm = async (key: string, form: PublishedForm) => refusal(await external(holder(key), 'GET', form))

beforeAll(withoutLimits)

describe('keys of a form', () => {
	it('are listed without their texts, which are answered once @every-host', async () => {
		const form = await party()
		const made = await newKey(author, form.fileId, ['read_responses', 'read_form', 'read_form'])
		expect(made).toEqual({
			id: expect.stringMatching(/^ak_[A-Za-z0-9]{8}$/), name: 'Tool', permissions: ['read_form', 'read_responses'],
			createdAt: expect.stringMatching(/Z$/), createdBy: { userId: author.user, displayName: expect.any(String) }, lastUsedAt: null,
			key: expect.stringMatching(/^frm_[A-Za-z0-9]{8}_[A-Za-z0-9]{40}$/), message: expect.any(String),
		})
		expect(made.key.slice(4, 12)).toBe(made.id.slice(3))
		const { key, message: _, ...shown } = made
		const reply = await call(author, 'GET', `/api/forms/${form.fileId}/api-keys`)
		expect(reply.json).toEqual({ keys: [shown], address: expect.stringMatching(/^https?:/) })
		const { pathname } = new URL((reply.json as ApiKeyList).address)
		expect((await guest.request('GET', pathname, { headers: { [header]: key } })).status).toBe(200)
		expect(reply.text).not.toContain(key.slice(13))
	})

	it('say when they were last used, to the minute', async () => {
		const form = await party()
		const { key } = await newKey(author, form.fileId)
		expect((await list(form)).keys[0]?.lastUsedAt).toBeNull()
		await external(holder(key), 'GET', form)
		const used = (await list(form)).keys[0]?.lastUsedAt
		expect(Math.abs(Date.parse(used ?? '') - Date.now())).toBeLessThan(60_000)
		await external(holder(key), 'GET', form)
		expect((await list(form)).keys[0]?.lastUsedAt).toBe(used)
	})

	it('get other permissions and names without being exchanged, at once @every-host', async () => {
		const form = await party()
		const { id, key } = await newKey(author, form.fileId, ['read_form'])
		const change = (body: object) => call(author, 'PUT', `/api/forms/${form.fileId}/api-keys/${id}`, { body })
		expect([await readForm(key, form), refusal(await send(holder(key), form, { q1: 'Ann' }))])
			.toEqual(['200', '403 FORBIDDEN scope_missing'])
		expect((await change({ permissions: ['write_responses'] })).json)
			.toMatchObject({ name: 'Tool', permissions: ['write_responses'] })
		expect([await readForm(key, form), refusal(await send(holder(key), form, { q1: 'Ann' }))])
			.toEqual(['403 FORBIDDEN scope_missing', '201'])
		expect((await change({ name: '  Sync  ' })).json).toMatchObject({ name: 'Sync', permissions: ['write_responses'] })
		await change({ permissions: [] })
		expect(refusal(await send(holder(key), form, { q1: 'Ann' }))).toBe('403 FORBIDDEN scope_missing')
	})

	it('die at once when they are revoked; what they sent stays @every-host', async () => {
		const form = await party()
		const [one, other] = [await newKey(author, form.fileId), await newKey(author, form.fileId)]
		const { id } = (await send(holder(one.key), form, { q1: 'Ann' })).json as { id: string }
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/api-keys/${one.id}`)
		expect([await readForm(one.key, form), await readForm(other.key, form)]).toEqual(['401 UNAUTHORIZED bad_token', '200'])
		expect((await external(holder(other.key), 'GET', form, `/responses/${id}`)).json)
			.toMatchObject({ api_key_id: one.id, source: 'api' })
		expect(refusal(await call(author, 'DELETE', `/api/forms/${form.fileId}/api-keys/${one.id}`))).toBe('404 FORM_NOT_FOUND unknown_key')
	})

	it('are refused when anything about their text is wrong', async () => {
		const form = await party()
		const [{ key }, other] = [await newKey(author, form.fileId), await newKey(author, (await party()).fileId)]
		const swapped = key.slice(0, 4) + other.key.slice(4, 12) + key.slice(12)
		const wrong = [
			`${key}x`, key.slice(0, -1), key.toLowerCase(), `frm_${key}`, key.replace('frm_', 'fvx_'), swapped, 'frm_', 'x'.repeat(4000),
			`Bearer ${key}`,
		]
		expect(await Promise.all(wrong.map((text) => readForm(text, form)))).toEqual(wrong.map(() => '401 UNAUTHORIZED bad_token'))
		expect(refusal(await external(guest, 'GET', form))).toBe('401 UNAUTHORIZED token_required')
		expect(refusal(await external(guest, 'GET', form, '', { headers: { [header]: ' ' } }))).toBe('401 UNAUTHORIZED token_required')
		expect(refusal(await external(author, 'GET', form))).toBe('401 UNAUTHORIZED token_required')
		expect(await readForm(key, form)).toBe('200')
	})

	it('are taken in the header of another app too, and at its addresses', async () => {
		const form = await party()
		const body = { name: 'Tool', permissions: ['read_form'] }
		const made = await call(author, 'POST', `/api/form/${form.fileId}/api-keys`, { body })
		const { id, key } = made.json as { id: string, key: string }
		expect([made.status, refusal(await external(holder(key, 'X-FormVox-API-Key'), 'GET', form))]).toEqual([201, '200'])
		const both = { headers: { [header]: 'frm_wrong', 'X-FormVox-API-Key': key } }
		expect(refusal(await external(guest, 'GET', form, '', both))).toBe('401 UNAUTHORIZED bad_token')
		expect((await call(author, 'DELETE', `/api/form/${form.fileId}/api-keys/${id}`)).status).toBe(200)
		expect(await readForm(key, form)).toBe('401 UNAUTHORIZED bad_token')
	})

	it('are at most 50', async () => {
		const form = await party()
		for (let count = 0; count < 50; count++) {
			await newKey(author, form.fileId, ['read_form'])
		}
		const body = { name: 'One more', permissions: ['read_form'] }
		expect(refusal(await call(author, 'POST', `/api/forms/${form.fileId}/api-keys`, { body })))
			.toBe('422 VALIDATION_ERROR too_many_keys')
		const [oldest] = (await list(form)).keys
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/api-keys/${oldest?.id}`)
		expect((await call(author, 'POST', `/api/forms/${form.fileId}/api-keys`, { body })).status).toBe(201)
	})

	it('are refused with bad input, and nothing is made or changed', async () => {
		const form = await party()
		const { id } = await newKey(author, form.fileId, ['read_form'])
		const at = `/api/forms/${form.fileId}/api-keys`
		const bad = [
			{}, { name: 'x' }, { permissions: [] }, { name: '', permissions: [] }, { name: '   ', permissions: [] },
			{ name: 7, permissions: [] },
			{ name: 'x'.repeat(101), permissions: [] }, { name: 'x', permissions: ['admin'] }, { name: 'x', permissions: 'read_form' },
			{ name: 'x', permissions: [], key: 'frm_mine' }, [], 'x',
		]
		for (const body of bad) {
			expect((await call(author, 'POST', at, { body })).status, JSON.stringify(body)).toBe(400)
		}
		for (const body of [{}, { name: ' ' }, { permissions: ['*'] }, { id: 'ak_00000000' }]) {
			expect((await call(author, 'PUT', `${at}/${id}`, { body })).status, JSON.stringify(body)).toBe(400)
		}
		expect((await list(form)).keys.map(({ name, permissions: allowed }) => [name, allowed])).toEqual([['Tool', ['read_form']]])
	})

	it('belong to one form, and are not known elsewhere', async () => {
		const [form, other] = [await party(), await party()]
		const { id, key } = await newKey(author, form.fileId)
		expect((await list(other)).keys).toEqual([])
		for (const method of ['PUT', 'DELETE']) {
			const reply = await call(author, method, `/api/forms/${other.fileId}/api-keys/${id}`, { body: { name: 'Mine' } })
			expect(refusal(reply)).toBe('404 FORM_NOT_FOUND unknown_key')
		}
		const { response } = await submitted(other, { q1: 'Secret' })
		for (const path of ['', '/schema', '/responses', `/responses/${response.id}`]) {
			const [foreign, none] = [
				await external(holder(key), 'GET', other, path), await external(holder(key), 'GET', { fileId: 999_999_999 }, path),
			]
			expect([refusal(foreign), foreign.text]).toEqual(['404 FORM_NOT_FOUND unknown_form', none.text])
		}
		expect(refusal(await external(holder(key), 'DELETE', form, `/responses/${response.id}`)))
			.toBe('404 FORM_NOT_FOUND unknown_response')
		expect(refusal(await external(holder(key), 'PUT', form, `/responses/${response.id}`, { body: { answers: { q1: 'x' } } })))
			.toBe('404 FORM_NOT_FOUND unknown_response')
	})

	it('are not copied with the file', async () => {
		const form = await party()
		const { key } = await newKey(author, form.fileId)
		const files = new Files(author, author.user)
		await files.copy(form.path.slice(1), `copy-${form.fileId}.nxform`)
		const { forms } = await ask<{ forms: { id: number, path: string }[] }>(author, 'GET', '/api/forms')
		const copy = forms.find(({ path }) => path === `/copy-${form.fileId}.nxform`)
		expect(await ask(author, 'GET', `/api/forms/${copy?.id}/api-keys`)).toMatchObject({ keys: [] })
		expect(refusal(await external(holder(key), 'GET', { fileId: copy?.id ?? 0 }))).toBe('404 FORM_NOT_FOUND unknown_form')
	})
})

describe('the right to make keys', async () => {
	const crew = await people()

	it('is that to change and share the file at this moment, and a key outlives it @every-host', async () => {
		const { folder, manager, editor, viewer } = await crew.newTeam()
		const form = await newForm(manager.session, { questions: [name], folder: `/${folder.name}` })
		const { key } = await newKey(manager.session, form.fileId)
		const at = `/api/forms/${form.fileId}/api-keys`
		const may = async (member: typeof manager) => (await call(member.session, 'GET', at)).status
		expect([await may(manager), await may(editor), await may(viewer)]).toEqual([200, 403, 403])
		const others = [await call(crew.administrator.session, 'GET', at), await call(crew.anonymous, 'GET', at)]
		expect(others.map(({ status }) => status)).toEqual([404, 401])
		// The file leaves the team folder, and with it everybody else's rights.
		await manager.files.move(form.path.slice(1), 'mine.nxform')
		expect([await may(manager), await may(editor)]).toEqual([200, 404])
		expect(await readForm(key, form)).toBe('200')
	})

	it('ends with the file: nothing in the trash bin, all again when it is back, and nothing for good @every-host', async () => {
		const owner = await crew.newPerson()
		const form = await newForm(owner.session, { questions: [name], folder: '/deep' })
		const by = await program(owner.session, form.fileId)
		const file = form.path.split('/').at(-1) ?? ''
		const all = async () => [
			refusal(await external(by, 'GET', form)), refusal(await external(by, 'GET', form, '/responses')),
			refusal(await send(by, form, { q1: 'Ann' })),
		]
		const gone = ['404 FORM_NOT_FOUND unknown_form', '404 FORM_NOT_FOUND unknown_form', '404 FORM_NOT_FOUND unknown_form']
		await owner.files.remove(form.path.slice(1))
		expect(await all()).toEqual(gone)
		await restore(owner, crew.host.url, file)
		expect(await all()).toEqual(['200', '200', '201'])
		await owner.files.remove('deep')
		expect(await all()).toEqual(gone)
		await restore(owner, crew.host.url, 'deep')
		expect(await all()).toEqual(['200', '200', '201'])
		await owner.files.remove(form.path.slice(1))
		await purge(owner, file)
		expect(await all()).toEqual(Array.from({ length: 3 }, () => '401 UNAUTHORIZED bad_token'))
	})
})
