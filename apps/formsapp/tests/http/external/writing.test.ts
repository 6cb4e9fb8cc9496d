// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ResponseRecord, ResponseRecordList } from '@suite/schema/forms/external'
import type { AnsweredFile } from '@suite/schema/forms/upload'
import { beforeAll, describe, expect, it } from 'vitest'
import {
	answersOf, ask, change, counts, day, guest, list, name, newAccount, newForm, refusal, statsOf, submit, submitted, tally, uploaded,
	type PublishedForm,
} from '../answers/scene.ts'
import { external, newKey, holder, program, send, withoutLimits } from './key.ts'

const author = await newAccount()
const listed = async (by: Parameters<typeof external>[0], form: PublishedForm, query: Record<string, string> = {}) =>
	(await external(by, 'GET', form, '/responses', { query })).json as ResponseRecordList
const sent = async (by: Parameters<typeof external>[0], form: PublishedForm, answers: unknown, headers = {}) =>
	(await send(by, form, answers, headers)).json as ResponseRecord

beforeAll(withoutLimits)

describe('answers by a key', () => {
	it('are stored and counted like those by the link, and name the key @every-host', async () => {
		const form = await newForm(author, { questions: [{ ...name, required: true }, day] })
		const { id, key } = await newKey(author, form.fileId)
		const by = holder(key)
		const reply = await send(by, form, { q1: ' Ann ', q2: 'c2' })
		expect([reply.status, reply.json]).toEqual([201, {
			id: expect.any(String), submitted_at: expect.stringMatching(/Z$/), respondent: { type: 'anonymous' },
			answers: { q1: 'Ann', q2: 'c2' }, duration: null, score: null, source: 'api', api_key_id: id,
			updated_at: null, updated_by: null,
		}])
		await submitted(form, { q1: 'Ben', q2: 'c2' })
		expect(await counts(author, form)).toEqual([2])
		expect((await statsOf(author, form)).questionStats.q2?.counts).toMatchObject({ c2: 2 })
		const { responses: [last, first], ...paging } = await listed(by, form)
		expect(paging).toEqual({ count: 2, total: 2, page: 1, pages: 1 })
		expect(first).toEqual(reply.json)
		expect((await list(author, form)).responses.map(({ metadata }) => metadata.source)).toEqual(['link', 'api'])
		expect(last).toMatchObject({ answers: { q1: 'Ben', q2: 'c2' }, source: 'link', api_key_id: null })
		expect((await external(by, 'GET', form, `/responses/${first?.id}`)).json).toEqual(first)
	})

	it('follow the rules of the form, with a sentence for each question at fault', async () => {
		const form = await newForm(author, {
			questions: [{ ...name, required: true }, day, { type: 'number', title: 'Age', options: { max: 99 } }],
		})
		const by = await program(author, form.fileId)
		const bad = [{}, { q1: '' }, { q1: 'x', q2: 'c9' }, { q1: 'x', q3: 100 }, { q1: 'x', q99: 'y' }, { q1: ['x'] }, { q1: {} }]
		for (const answers of bad) {
			const [reply, public_] = [await send(by, form, answers), await submit(form, answers)]
			expect(refusal(reply), JSON.stringify(answers)).toBe('422 VALIDATION_ERROR invalid_answers')
			expect(reply.json).toEqual(public_.json)
		}
		for (const body of [{}, { answers: [] }, { answers: 'x' }, { answers: null }, 'x', []]) {
			expect((await external(by, 'POST', form, '/responses', { body })).status, JSON.stringify(body)).toBe(400)
		}
		expect(refusal(await send(by, form, { q1: 'Ann' }, { 'Idempotency-Key': 'no good' }))).toBe('400 INVALID_REQUEST bad_key')
		expect((await send(by, form, { q1: 'x'.repeat(600_000) })).status).toBe(413)
		expect(await counts(author, form)).toEqual([0])
	})

	it('need no link; its password, dates and accounts, and once only, are not theirs', async () => {
		const form = await newForm(author, {
			questions: [name], settings: { allowMultiple: false, requireLogin: true },
			share: { password: 'correct horse', startsAt: '2045-01-01' },
		})
		const by = await program(author, form.fileId)
		expect([refusal(await send(by, form, { q1: 'Ann' })), refusal(await send(by, form, { q1: 'Ben' }))]).toEqual(['201', '201'])
		await ask(author, 'PUT', `/api/forms/${form.fileId}/share`, { body: { isPublic: false } })
		expect([refusal(await send(by, form, { q1: 'Cem' })), (await submit(form, { q1: 'Dan' })).status]).toEqual(['201', 404])
		expect(await counts(author, form)).toEqual([3])
	})

	it('are not taken by a form that has ended or is full, exactly, however many come at once @every-host', async () => {
		const form = await newForm(author, { questions: [name], settings: { maxResponses: 5, limitMessage: 'No more cake.' } })
		const by = await program(author, form.fileId)
		const all = [
			...Array.from({ length: 8 }, (_, place) => send(by, form, { q1: `key ${place}` })),
			...Array.from({ length: 8 }, (_, place) => submit(form, { q1: `link ${place}` })),
		]
		expect(tally((await Promise.all(all)).map(refusal))).toEqual({ 201: 5, '410 FORM_EXPIRED full': 11 })
		expect((await send(by, form, { q1: 'x' })).json).toMatchObject({ message: 'No more cake.' })
		expect(await counts(author, form)).toEqual([5])
		await change(author, form.fileId, { form: { settings: { maxResponses: 0, expiresAt: '2024-01-01' } } })
		expect(refusal(await send(by, form, { q1: 'x' }))).toBe('410 FORM_EXPIRED expired')
	})

	it('share the seats of choices with those by the link @every-host', async () => {
		const form = await newForm(author, {
			questions: [{ type: 'single_choice', title: 'Lunch', options: { choices: [{ label: 'Soup', seats: 3 }, { label: 'Salad' }] } }],
		})
		const by = await program(author, form.fileId)
		const all = Array.from({ length: 10 }, (_, place) => place % 2 === 0 ? send(by, form, { q1: 'c1' }) : submit(form, { q1: 'c1' }))
		expect(tally((await Promise.all(all)).map(refusal))).toEqual({ 201: 3, '422 VALIDATION_ERROR invalid_answers': 7 })
		const { responses: [one] } = await listed(by, form)
		const moved = await external(by, 'PUT', form, `/responses/${one?.id}`, { body: { answers: { q1: 'c2' } } })
		expect([refusal(moved), refusal(await send(by, form, { q1: 'c1' })), refusal(await send(by, form, { q1: 'c1' }))])
			.toEqual(['200', '201', '422 VALIDATION_ERROR invalid_answers'])
		await external(by, 'DELETE', form, `/responses/${(await listed(by, form)).responses[0]?.id}`)
		expect(refusal(await submit(form, { q1: 'c1' }))).toBe('201')
	})

	it('are stored once for one Idempotency-Key, which is the key\'s own @every-host', async () => {
		const form = await newForm(author, { questions: [name] })
		const [one, other] = [await program(author, form.fileId), await program(author, form.fileId)]
		const twice = { 'Idempotency-Key': 'order-4711' }
		const replies = await Promise.all(Array.from({ length: 6 }, () => send(one, form, { q1: 'Ann' }, twice)))
		expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
		expect(refusal(await send(one, form, { q1: 'Ben' }, twice))).toBe('409 CONFLICT key_reused')
		expect([refusal(await send(other, form, { q1: 'Ben' }, twice)), (await submit(form, { q1: 'Cem' }, { headers: twice })).status])
			.toEqual(['201', 201])
		expect(await answersOf(author, form)).toEqual([{ q1: 'Ann' }, { q1: 'Ben' }, { q1: 'Cem' }])
		await change(author, form.fileId, { form: { settings: { maxResponses: 3 } } })
		expect((await send(one, form, { q1: 'Ann' }, twice)).text).toBe(replies[0]?.text)
	})

	it('may have files that were sent to the link', async () => {
		const form = await newForm(author, { questions: [{ type: 'file', title: 'Menu', options: { maxFiles: 2 } }] })
		const by = await program(author, form.fileId)
		const token = await uploaded(form, { name: 'menu.txt', content: 'Soup' })
		const { id, answers } = await sent(by, form, { q1: [token] })
		const [file] = answers.q1 as AnsweredFile[]
		expect(file).toMatchObject({ name: 'menu.txt', size: 4 })
		expect(refusal(await send(by, form, { q1: [token] }))).toBe('422 VALIDATION_ERROR invalid_answers')
		const more = await uploaded(form, { name: 'wine.txt', content: 'Red' })
		const { json } = await external(by, 'PUT', form, `/responses/${id}`, { body: { answers: { q1: [file?.id, more] } } })
		expect(((json as ResponseRecord).answers.q1 as AnsweredFile[]).map(({ name: title }) => title)).toEqual(['menu.txt', 'wine.txt'])
	})
})

describe('a change by a key', () => {
	it('takes the place of the answers in lists and statistics, and says who and when @every-host', async () => {
		const form = await newForm(author, { questions: [{ ...name, required: true }, day] })
		const { id: keyId, key } = await newKey(author, form.fileId)
		const by = holder(key)
		const { response: { id } } = await submitted(form, { q1: 'Ann', q2: 'c1' })
		const put = (answers: unknown) => external(by, 'PUT', form, `/responses/${id}`, { body: { answers } })
		expect((await put({ q1: 'Anna', q2: 'c2' })).json).toMatchObject({
			id, answers: { q1: 'Anna', q2: 'c2' }, source: 'link', api_key_id: null, updated_at: expect.stringMatching(/Z$/),
			updated_by: `api:${keyId}`,
		})
		expect((await statsOf(author, form)).questionStats.q2?.counts).toEqual({ c1: 0, c2: 1, c3: 0 })
		expect(await counts(author, form)).toEqual([1])
		expect(refusal(await put({ q2: 'c1' }))).toBe('422 VALIDATION_ERROR invalid_answers')
		await change(author, form.fileId, { form: { settings: { expiresAt: '2024-01-01' } } })
		expect(refusal(await put({ q1: 'Anne' }))).toBe('200')
		expect(await answersOf(author, form)).toEqual([{ q1: 'Anne' }])
	})

	it('is not made for a response that was deleted, also not while that happens', async () => {
		const form = await newForm(author, { questions: [name] })
		const by = await program(author, form.fileId)
		for (let round = 0; round < 5; round++) {
			const { id } = await sent(by, form, { q1: 'Ann' })
			const [deleted, changed] = await Promise.all([
				external(by, 'DELETE', form, `/responses/${id}`),
				external(by, 'PUT', form, `/responses/${id}`, { body: { answers: { q1: 'Ben' } } }),
			])
			expect([refusal(deleted), ['200', '404 FORM_NOT_FOUND unknown_response'].includes(refusal(changed))]).toEqual(['200', true])
			expect(refusal(await external(by, 'GET', form, `/responses/${id}`))).toBe('404 FORM_NOT_FOUND unknown_response')
		}
		expect(await counts(author, form)).toEqual([0])
	})
})

describe('a key that may write but not read', () => {
	it('learns neither what its answers score nor whose it changes', async () => {
		const quiz = { ...day, options: { choices: [{ label: 'Monday', score: 2 }, { label: 'Tuesday', score: 0 }] } }
		const form = await newForm(author, { questions: [quiz], settings: { anonymous: false } })
		const [writer, both] = [await program(author, form.fileId, ['write_responses']), await program(author, form.fileId)]
		const { response: { id } } = await submitted(form, { q1: 'c1' }, {}, author)
		const put = async (by: Parameters<typeof external>[0], q1: string) =>
			(await external(by, 'PUT', form, `/responses/${id}`, { body: { answers: { q1 } } })).json
		expect(await put(writer, 'c2')).toMatchObject({ answers: { q1: 'c2' }, score: null, duration: null })
		expect(await put(writer, 'c1')).toHaveProperty('respondent', { type: 'user' })
		expect(await put(both, 'c1')).toMatchObject({ score: { total: 2, max: 2 }, respondent: { type: 'user', user_id: author.user } })
		expect(await sent(writer, form, { q1: 'c1' })).toMatchObject({ score: null })
	})
})

describe('lists by a key', () => {
	it('have pages and periods', async () => {
		const form = await newForm(author, { questions: [name] })
		const by = await program(author, form.fileId)
		for (const q1 of ['a', 'b', 'c', 'd', 'e']) {
			await sent(by, form, { q1 })
		}
		const shown = async (query: Record<string, string>) => {
			const { responses, ...rest } = await listed(by, form, query)
			return [responses.map(({ answers }) => answers.q1).join(''), rest]
		}
		expect(await shown({ limit: '2' })).toEqual(['ed', { count: 2, total: 5, page: 1, pages: 3 }])
		expect(await shown({ limit: '2', page: '3' })).toEqual(['a', { count: 1, total: 5, page: 3, pages: 3 }])
		expect(await shown({ limit: '2', page: '9' })).toEqual(['', { count: 0, total: 5, page: 9, pages: 3 }])
		expect(await shown({ from: '2045-01-01' })).toEqual(['', { count: 0, total: 0, page: 1, pages: 0 }])
		expect((await shown({ from: '2020-01-01', to: '2045-01-01' }))[0]).toBe('edcba')
		for (const query of [{ page: '0' }, { limit: '501' }, { limit: 'x' }, { from: 'yesterday' }, { to: '2026-02-30' }]) {
			expect((await external(by, 'GET', form, '/responses', { query })).status, JSON.stringify(query)).toBe(400)
		}
	})

	it('name accounts only where the form does', async () => {
		const form = await newForm(author, { questions: [name], settings: { anonymous: false } })
		const by = await program(author, form.fileId, ['read_responses'])
		await submitted(form, { q1: 'x' }, {}, author)
		await submitted(form, { q1: 'y' }, {}, guest)
		expect((await listed(by, form)).responses.map(({ respondent }) => respondent))
			.toEqual([{ type: 'anonymous' }, { type: 'user', user_id: author.user, display_name: expect.any(String) }])
	})
})
