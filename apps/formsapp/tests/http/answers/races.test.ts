// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import {
	answersOf, ask, call, change, counts, day, list, name, newAccount, newForm, nextAddress, refusal, statsOf, submit, submitted, tally,
} from './scene.ts'

const author = await newAccount()
/** `CROWD=500` is what Forms promises; fewer are enough to see that it has not been lost. */
const crowd = Number(process.env.CROWD ?? 60)
const patience = Math.max(120_000, crowd * 2_000)
const all = <T>(many: number, one: (place: number) => Promise<T>): Promise<T[]> =>
	Promise.all(Array.from({ length: many }, (_, place) => one(place)))

describe(`${crowd} responses at once (CROWD)`, () => {
	it('never exceed the most that a form takes @every-host', async () => {
		const most = Math.floor(crowd / 3)
		const form = await newForm(author, { questions: [name], settings: { maxResponses: most } })
		const outcomes = (await all(crowd, (place) => submit(form, { q1: `guest ${place}` }))).map(refusal)
		expect(tally(outcomes)).toEqual({ 201: most, '410 FORM_EXPIRED full': crowd - most })
		expect(await counts(author, form)).toEqual([most])
	}, patience)

	it('never exceed the seats of a choice @every-host', async () => {
		const seats = Math.floor(crowd / 6)
		const choices = ['Monday', 'Tuesday', 'Friday'].map((label) => ({ label, seats }))
		const form = await newForm(author, { questions: [{ ...day, options: { choices } }] })
		const outcomes = (await all(crowd, (place) => submit(form, { q1: `c${1 + place % 3}` }))).map(refusal)
		expect(tally(outcomes)).toEqual({ 201: 3 * seats, '422 VALIDATION_ERROR invalid_answers': crowd - 3 * seats })
		expect(await counts(author, form)).toEqual([3 * seats])
		expect((await statsOf(author, form)).questionStats.q1?.counts).toEqual({ c1: seats, c2: seats, c3: seats })
	}, patience)

	it('are all stored while the form is saved, and counted while some are deleted @every-host', async () => {
		const form = await newForm(author, { questions: [name, day] })
		const editor = await newAccount()
		const sending = all(crowd, (place) => submit(form, { q1: `guest ${place}`, q2: 'c1' }))
		const saving = (async () => {
			for (let round = 0; round < 8; round++) {
				await change(author, form.fileId, { form: { description: `Round ${round}` } })
				const [response] = (await list(author, form, { limit: 1 })).responses
				await (response && ask(author, 'DELETE', `/api/forms/${form.fileId}/responses/${response.id}`))
			}
		})()
		const outcomes = (await sending).map(refusal)
		await saving
		expect(tally(outcomes)).toEqual({ 201: crowd })
		const [stored, ...others] = await counts(author, form)
		expect(others).toEqual([])
		expect((await statsOf(author, form)).questionStats).toMatchObject({ q1: { answered: stored }, q2: { counts: { c1: stored } } })
		expect(stored).toBeGreaterThanOrEqual(crowd - 8)
		expect((await call(editor, 'GET', `/api/forms/${form.fileId}/responses`)).status).toBe(404)
	}, patience)
})

describe('at the same moment', () => {
	it('one respondent answers once @every-host', async () => {
		const form = await newForm(author, { questions: [name], settings: { allowMultiple: false } })
		const from = nextAddress()
		const outcomes = (await all(10, (place) => submit(form, { q1: `${place}` }, { from }))).map(refusal)
		expect(tally(outcomes)).toEqual({ 201: 1, '403 FORBIDDEN already_answered': 9 })
		expect(await counts(author, form)).toEqual([1])
	})

	it('a request that is sent fifty times is stored once and answered alike @every-host', async () => {
		const form = await newForm(author, { questions: [name], settings: { maxResponses: 3 } })
		const replies = await all(50, () => submit(form, { q1: 'Ann' }, { headers: { 'Idempotency-Key': 'once' } }))
		expect(tally(replies.map(({ status, text }) => `${status} ${text}`))).toEqual({ [`201 ${replies[0]?.text ?? ''}`]: 50 })
		expect(await counts(author, form)).toEqual([1])
	}, patience)

	it('a response is deleted once, and others by their own requests @every-host', async () => {
		const form = await newForm(author, { questions: [name, { ...day, options: { choices: [{ label: 'Monday', seats: 20 }] } }] })
		const ids: string[] = []
		for (let place = 0; place < 12; place++) {
			ids.push((await submitted(form, { q1: `${place}`, q2: 'c1' })).response.id)
		}
		const remove = async (id = '') => refusal(await call(author, 'DELETE', `/api/forms/${form.fileId}/responses/${id}`))
		expect(tally(await all(10, () => remove(ids[0])))).toEqual({ 200: 1, '404 FORM_NOT_FOUND unknown_response': 9 })
		expect(tally(await all(10, (place) => remove(ids[place + 1])))).toEqual({ 200: 10 })
		expect(await counts(author, form)).toEqual([1])
		expect(await answersOf(author, form)).toEqual([{ q1: '11', q2: 'c1' }])
		const outcomes = (await all(22, () => submit(form, { q2: 'c1' }))).map(refusal)
		expect(tally(outcomes)).toEqual({ 201: 19, '422 VALIDATION_ERROR invalid_answers': 3 })
	}, patience)

	it('everything is deleted while more arrives @every-host', async () => {
		const form = await newForm(author, { questions: [name] })
		const outcomes = await all(30, async (place) => place % 6 === 5
			? refusal(await call(author, 'DELETE', `/api/forms/${form.fileId}/responses`))
			: refusal(await submit(form, { q1: 'x' })))
		expect(tally(outcomes)).toEqual({ 201: 25, 200: 5 })
		expect(await counts(author, form)).toHaveLength(1)
	}, patience)
})
