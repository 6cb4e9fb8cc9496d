// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { uniqueName } from '@suite/fixtures/accounts'
import { formerTimes } from '@suite/fixtures/granularity'
import { describe, expect, it } from 'vitest'
import { add, ask, call, formWith, ids, listed, newForm, opened, publicHash, refusal } from './forms.ts'
import { people } from './people.ts'

const crew = await people()
const { user, session, files, basic } = await crew.newPerson()

/** A form's file as it is stored. */
const stored = async (path: string): Promise<Record<string, unknown>> => JSON.parse(await files.get(path)) as Record<string, unknown>
const content = (questions: readonly object[], more: object = {}) =>
	JSON.stringify({ version: 1, title: 'By hand', questions, ...more })

describe('making forms', () => {
	it('makes a file in a folder that is made too, which is listed and opened', async () => {
		const title = uniqueName('Party')
		const made = await newForm(session, { title, path: '/Events/2026', template: 'registration' })
		expect(made.path).toBe(`/Events/2026/${title}.nxform`)
		const { form, version, role, permissions } = await opened(session, made.fileId)
		expect(form).toMatchObject({ title, description: '', pages: null, branding: null, settings: { allowMultiple: true } })
		expect(form.questions.map(({ id, type }) => `${id} ${type}`)).toEqual(['q1 text', 'q2 email', 'q3 textarea'])
		expect(version).toMatch(/^\w+$/)
		expect([role, permissions.publish, permissions.deleteForm]).toEqual(['owner', true, true])
		expect((await listed(session)).find(({ id }) => id === made.fileId))
			.toMatchObject({ title, responseCount: 0, path: made.path, isPublic: false, isBroken: false })
	})

	it('gives a second form of the same title another name, also when both are made at once @every-host', async () => {
		const title = uniqueName('Twice')
		const made = await Promise.all([newForm(session, { title }), newForm(session, { title }), newForm(session, { title })])
		expect(new Set(made.map(({ path }) => path)).size).toBe(3)
		expect(new Set(made.map(({ fileId }) => fileId)).size).toBe(3)
	})

	it('takes titles with anything in them', async () => {
		const made = await newForm(session, { title: ' ../a\\b: "c" <d>? | 🎉 ' })
		expect(made.path).toBe('/.. a b c d 🎉.nxform'.replace('/.. ', '/'))
		expect((await opened(session, made.fileId)).form.title).toBe('../a\\b: "c" <d>? | 🎉')
	})

	it('writes neither responses nor secrets into the file', async () => {
		const { fileId, path } = await newForm(session)
		await publicHash(session, fileId, { password: 'Open up, canary' })
		const settings = { share_password: 'canary', webhooks: [{ secret: 'canary' }], api_keys: ['canary'], maxResponses: 3 }
		await ask(session, 'PUT', `/api/forms/${fileId}`, { body: { form: { settings } } })
		expect(await stored(path)).toMatchObject({ settings: { maxResponses: 3 } })
		expect(await files.get(path)).not.toContain('canary')
	})

	it('takes an app password without a token', async () => {
		expect((await call(basic, 'POST', '/api/forms', { body: { title: 'By curl' } })).status).toBe(201)
	})
})

describe('changing forms', () => {
	it('keeps what was not sent, in the file too', async () => {
		const path = `${uniqueName('kept')}.nxform`
		const fileId = await files.put(path, content([{ id: 'q1', type: 'text', color: 'red', extra: {} }], { ours: { a: {} } }))
		await ask(session, 'PUT', `/api/forms/${fileId}`, { body: { form: { description: 'New', settings: { maxResponses: 5 } } } })
		expect(await stored(path)).toMatchObject({
			title: 'By hand', description: 'New', ours: { a: {} }, settings: { maxResponses: 5 },
			questions: [{ id: 'q1', color: 'red', extra: {} }],
		})
		const { form } = await opened(session, fileId)
		expect(form).toMatchObject({ settings: { maxResponses: 5, showProgress: true }, ours: { a: {} } })
		await ask(session, 'PUT', `/api/forms/${fileId}`, { body: { form: { settings: { max_responses: null } } } })
		expect((await opened(session, fileId)).form.settings.maxResponses).toBe(0)
	})

	it('refuses a change that is based on another version, and says which is there', async () => {
		const { fileId } = await newForm(session)
		const { version } = await opened(session, fileId)
		await ask(session, 'PUT', `/api/forms/${fileId}`, { body: { form: { title: 'First' }, version } })
		const late = await call(session, 'PUT', `/api/forms/${fileId}`, { body: { form: { title: 'Second' }, version } })
		expect(refusal(late)).toBe('409 stale_version /version')
		expect(late.json).toMatchObject({ error: true, code: 'CONFLICT', details: { version: (await opened(session, fileId)).version } })
		expect((await opened(session, fileId)).form.title).toBe('First')
	})

	it('lets one of ten win who change the same version at once @every-host', async () => {
		const { fileId } = await newForm(session)
		const { version } = await opened(session, fileId)
		const replies = await Promise.all(Array.from({ length: 10 }, (_, index) =>
			call(session, 'PUT', `/api/forms/${fileId}`, { body: { form: { title: `Change ${index}` }, version } })))
		expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
	})

	it('gives details of a refusal only to who asks for them', async () => {
		const { fileId } = await newForm(session)
		const sent = { body: { questions: [{ type: 'text', title: 'ok' }, { type: 'telepathy', title: 'x' }] } }
		const plain = await session.request('PUT', `/index.php/apps/formsapp/api/forms/${fileId}`, sent)
		expect(Object.keys(plain.json as object)).toEqual(['error', 'message', 'code'])
		expect(plain.json).toMatchObject({ error: true, code: 'VALIDATION_ERROR' })
		expect(plain.headers.get('x-forms-details')).toBeNull()
		const detailed = await call(session, 'PUT', `/api/forms/${fileId}`, sent)
		expect(detailed.json).toMatchObject({ details: { questions: { q2: 'The type of the question is unknown.' } } })
	})

	it('refuses settings that are none', async () => {
		const { fileId } = await newForm(session)
		for (const settings of [{ maxResponses: -1 }, { allowMultiple: 'yes' }, { expiresAt: '2026-02-30' }, { restrictedUsers: [1] }]) {
			const reply = await call(session, 'PUT', `/api/forms/${fileId}`, { body: { form: { settings } } })
			expect(refusal(reply)).toBe(`422 invalid_form /form/settings/${Object.keys(settings)[0]}`)
		}
	})
})

describe('changing questions', () => {
	it('keeps ten that are added at once @every-host', async () => {
		const { fileId } = await newForm(session)
		const titles = Array.from({ length: 10 }, (_, index) => `Question ${index}`)
		const added = await Promise.all(titles.map((title) => add(session, fileId, { type: 'text', title })))
		expect(new Set(added.map(({ id }) => id)).size).toBe(10)
		const { form } = await opened(session, fileId)
		expect(form.questions.map(({ title }) => title).sort()).toEqual(titles)
	})

	it('keeps changes of different questions that are made at once', async () => {
		const fileId = await formWith(session, Array.from({ length: 5 }, () => ({ type: 'text', title: 'Old' })))
		await Promise.all([1, 2, 3, 4].map((number) =>
			ask(session, 'PUT', `/api/forms/${fileId}/questions/q${number}`, { body: { title: `New ${number}` } })))
		const { form } = await opened(session, fileId)
		expect(form.questions.map(({ title }) => title)).toEqual(['New 1', 'New 2', 'New 3', 'New 4', 'Old'])
	})

	it('never gives an id twice', async () => {
		const { fileId } = await newForm(session)
		await add(session, fileId, { type: 'text', title: 'a' })
		await add(session, fileId, { type: 'text', title: 'b' })
		await ask(session, 'DELETE', `/api/forms/${fileId}/questions/q2`)
		expect((await add(session, fileId, { type: 'text', title: 'c', id: 'q2' })).id).toBe('q3')
		expect((await add(session, fileId, { type: 'text', title: 'first', index: 0 })).id).toBe('q4')
		expect(ids(await opened(session, fileId))).toEqual(['q4', 'q1', 'q3'])
	})

	it('puts them in another order, those that are not named last', async () => {
		const fileId = await formWith(session, Array.from({ length: 4 }, () => ({ type: 'text', title: 'x' })))
		expect(await ask(session, 'PUT', `/api/forms/${fileId}/questions/order`, { body: { order: ['q3', 'q1'] } }))
			.toEqual({ success: true, order: ['q3', 'q1', 'q2', 'q4'] })
		expect(ids(await opened(session, fileId))).toEqual(['q3', 'q1', 'q2', 'q4'])
	})

	it('removes what depends on a question together with it', async () => {
		const leaf = (questionId: string) => ({ questionId, operator: 'equals', value: 'x' })
		const fileId = await formWith(session, [
			{ id: 'q1', type: 'text', title: 'a' },
			{ id: 'q2', type: 'text', title: 'b', showIf: leaf('q1') },
			{ id: 'q3', type: 'text', title: 'c', showIf: { operator: 'or', conditions: [leaf('q1'), leaf('q2')] } },
		])
		await ask(session, 'DELETE', `/api/forms/${fileId}/questions/q1`)
		const [second, third] = (await opened(session, fileId)).form.questions
		expect(second).not.toHaveProperty('showIf')
		expect(JSON.stringify(third?.showIf)).not.toContain('q1')
		expect(JSON.stringify(third?.showIf)).toContain('q2')
	})

	it('reads the names of other programs, also in a change', async () => {
		const { fileId } = await newForm(session)
		const choices = [{ id: 'c1', label: 'Red' }, { id: 'c2', label: 'Blue' }]
		const made = await add(session, fileId, {
			type: 'choice', question: 'Colour', options: choices.map((choice) => ({ ...choice, value: choice.id })),
		})
		expect(made).toMatchObject({ type: 'single_choice', title: 'Colour', options: { choices } })
		const change = (body: object) => ask(session, 'PUT', `/api/forms/${fileId}/questions/${made.id}`, { body })
		expect(await change({ question: 'Shade' })).toMatchObject({ title: 'Shade' })
		expect(await change({ type: 'dropdown' })).toMatchObject({ type: 'dropdown', options: { choices } })
		expect(await change({ type: 'text' })).toMatchObject({ type: 'text', options: {} })
	})
})

describe('files that change elsewhere', () => {
	it('reads a form that is written over WebDAV, also twice within a second and with as many bytes @every-host', async () => {
		const path = `${uniqueName('dav')}.nxform`
		const fileId = await files.put(path, content([{ type: 'text', title: 'One' }]))
		const hash = await publicHash(session, fileId)
		for (const title of ['Two', 'Six', 'Ten']) {
			await files.put(path, content([{ type: 'text', title }]))
			expect((await opened(session, fileId)).form.questions[0]?.title).toBe(title)
			const shown = await ask<{ form: { questions: { title: string }[] } }>(crew.anonymous, 'GET', `/api/public/${hash}`)
			expect(shown.form.questions[0]?.title).toBe(title)
		}
	})

	it('serves the last form that could be read while the file is broken, and says so @every-host', async () => {
		const path = `${uniqueName('broken')}.nxform`
		const fileId = await files.put(path, content([{ type: 'text', title: 'Good' }]))
		const hash = await publicHash(session, fileId)
		for (const bytes of ['{', '[]', '', content([{ type: 'telepathy' }]), content([], { version: 2 }), '{"a":'.repeat(80)]) {
			await files.put(path, bytes)
			const broken = await opened(session, fileId)
			expect(broken.fault, bytes.slice(0, 40)).not.toBeNull()
			expect(broken.form.questions[0]?.title).toBe('Good')
			expect((await call(crew.anonymous, 'GET', `/api/public/${hash}`)).status).toBe(200)
			expect((await listed(session)).find(({ id }) => id === fileId)?.isBroken).toBe(true)
		}
		expect(refusal(await call(session, 'POST', `/api/forms/${fileId}/questions`, { body: { type: 'text', title: 'x' } })))
			.toBe('422 broken_form')
		const { version } = await opened(session, fileId)
		await ask(session, 'PUT', `/api/forms/${fileId}`, { body: { questions: [{ type: 'text', title: 'Mended' }], version } })
		expect(await opened(session, fileId)).toMatchObject({ fault: null, form: { questions: [{ title: 'Mended' }] } })
	})

	it('lists and opens a file that never held a form', async () => {
		const path = `${uniqueName('never')}.nxform`
		const fileId = await files.put(path, 'no form')
		expect((await listed(session)).find(({ id }) => id === fileId))
			.toMatchObject({ isBroken: true, title: path.replace('.nxform', '') })
		expect((await opened(session, fileId)).form.questions).toEqual([])
		expect(refusal(await call(session, 'PUT', `/api/forms/${fileId}/share`, { body: { isPublic: true } }))).toBe('422 broken_form')
	})

	it('makes of a copy a form of its own, without link and responses @every-host', async () => {
		const { fileId, path } = await newForm(session)
		await add(session, fileId, { type: 'text', title: 'Name' })
		const hash = await publicHash(session, fileId)
		await ask(crew.anonymous, 'POST', `/api/public/${hash}/submit`, { body: { answers: { q1: 'Ann' } } })
		await files.copy(path, `${path}-copy.nxform`)
		const copy = await opened(session, await files.id(`${path}-copy.nxform`))
		const first = await opened(session, fileId)
		expect(copy.form.id).not.toBe(first.form.id)
		expect([copy.responseCount, first.responseCount]).toEqual([0, 1])
		expect(await ask(session, 'GET', `/api/forms/${copy.fileId}/share`)).toMatchObject({ isPublic: false, hash: null })
		await add(session, copy.fileId, { type: 'text', title: 'Age' })
		expect(await stored(`${path}-copy.nxform`)).toMatchObject({ id: copy.form.id })
		expect((await opened(session, fileId)).form.questions).toHaveLength(1)
	})

	it('keeps id, link and responses when the file is moved and renamed @every-host', async () => {
		const { fileId, path } = await newForm(session)
		const hash = await publicHash(session, fileId)
		await ask(crew.anonymous, 'POST', `/api/public/${hash}/submit`, { body: { answers: {} } })
		await files.makeFolder('Elsewhere')
		await files.move(path, `Elsewhere${path}-renamed.nxform`)
		expect(await opened(session, fileId)).toMatchObject({ responseCount: 1, path: `/Elsewhere${path}-renamed.nxform` })
		expect((await call(crew.anonymous, 'GET', `/api/public/${hash}`)).status).toBe(200)
	})

	it('counts a version of the file that is restored @every-host', async () => {
		const path = `${uniqueName('versions')}.nxform`
		const [first = 0, second = 0] = formerTimes(2)
		const fileId = await files.put(path, content([{ type: 'text', title: 'Former' }]), first)
		await files.put(path, content([{ type: 'text', title: 'Latter' }, { type: 'text', title: 'More' }]), second)
		const hash = await publicHash(session, fileId)
		const versions = `/remote.php/dav/versions/${encodeURIComponent(user)}`
		const { text } = await basic.expect('PROPFIND', `${versions}/versions/${fileId}`, { headers: { Depth: '1' } })
		const former = [...text.matchAll(/<d:href>([^<]+\/versions\/\d+\/\d+)<\/d:href>/g)].map(([, href]) => String(href)).sort()[0]
		await basic.expect('MOVE', String(former), { headers: { Destination: `${crew.host.url}${versions}/restore/target` } })
		const { form } = await ask<{ form: { questions: { title: string }[] } }>(crew.anonymous, 'GET', `/api/public/${hash}`)
		expect(form.questions.map(({ title }) => title)).toEqual(['Former'])
		expect(ids(await opened(session, fileId))).toEqual(['q1'])
	})

	it('keeps link and responses of a form that moves to a team folder and back @every-host', async () => {
		const { folder, manager } = await crew.newTeam()
		const { fileId, path } = await newForm(manager.session)
		const hash = await publicHash(manager.session, fileId)
		const there = `${folder.name}/there.nxform`
		for (const [from, to] of [[path.slice(1), there], [there, 'back.nxform']] as const) {
			await manager.files.move(from, to)
			await ask(crew.anonymous, 'POST', `/api/public/${hash}/submit`, { body: { answers: {} } })
		}
		expect(await opened(manager.session, fileId)).toMatchObject({ responseCount: 2, path: '/back.nxform', role: 'owner' })
	})

	it('knows no form in a file of another name', async () => {
		const fileId = await files.put(`${uniqueName('other')}.json`, content([]))
		expect(refusal(await call(session, 'GET', `/api/forms/${fileId}`))).toBe('404 unknown_form')
	})
})
