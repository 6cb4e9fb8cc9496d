// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import {
	answersOf, ask, call, change, day, guest, list, name, newAccount, newForm, nextAddress, refusal, statsOf, submit, submitted, view,
	viewed,
} from './scene.ts'

const author = await newAccount()
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const hour = (hours: number) => new Date(Date.now() + 3_600_000 * hours).toISOString()

describe('a public form', () => {
	it('shows what is asked, and a stamp to begin with @every-host', async () => {
		const form = await newForm(author, {
			questions: [{ ...name, required: true }, { ...day, options: { choices: [{ label: 'Monday', score: 5, seats: 3 }] } }],
			settings: { confirmationMessage: 'Thanks!', allowMultiple: false },
			members: { description: 'On the roof', branding: { layout: { header: [] }, customCss: 'b {}', accentColor: '#08C' } },
		})
		expect(await viewed(form)).toEqual({
			form: {
				title: 'Party', description: 'On the roof', pages: null,
				branding: {
					accentColor: '#0088cc',
					palette: {
						light: expect.objectContaining({ accent: '#0088cc', 'accent-text': '#000000' }) as unknown,
						dark: expect.objectContaining({ accent: '#0088cc' }) as unknown,
					},
				},
				questions: [
					{ id: 'q1', type: 'text', title: 'Name', required: true, options: {} },
					{
						id: 'q2', type: 'single_choice', title: 'Day', required: false,
						options: { choices: [{ id: 'c1', label: 'Monday' }] },
					},
				],
				settings: {
					showProgress: true, confirmationMessage: 'Thanks!', confirmationButton: null, allowMultiple: false, requireLogin: false,
				},
			},
			startStamp: expect.stringMatching(/^\d+\.[0-9a-f]{32}$/) as unknown,
		})
	})

	it('takes answers at both addresses and shows them to its author @every-host', async () => {
		const form = await newForm(author, { questions: [name, day] })
		const first = await submitted(form, { q1: ' Ann ', q2: 'c2' })
		expect(first).toEqual({
			success: true, message: 'Response submitted successfully',
			response: { id: expect.stringMatching(uuid) as unknown, submitted: expect.stringMatching(/Z$/) as unknown },
		})
		const second = await call(guest, 'POST', `/public/submit/${form.hash}`, { body: { answers: { q1: 'Bob' } }, from: nextAddress() })
		expect(second.status, second.text).toBe(201)
		const { responses, ...others } = await list(author, form)
		expect(others).toEqual({ total: 2, page: 1, pages: 1 })
		expect(responses.map(({ answers }) => answers)).toEqual([{ q1: 'Bob' }, { q1: 'Ann', q2: 'c2' }])
		const one = await ask(author, 'GET', `/api/forms/${form.fileId}/responses/${first.response.id}`)
		expect(one).toEqual({
			id: first.response.id, submitted: first.response.submitted, respondent: null, answers: { q1: 'Ann', q2: 'c2' },
			note: null, metadata: { duration: null, score: null, changed: null, source: 'link' },
		})
	})

	it('says for each question what is wrong, and stores nothing then', async () => {
		const form = await newForm(author, {
			questions: [
				{ ...name, required: true }, day, { type: 'number', title: 'Age', options: { min: 18 } }, { type: 'file', title: 'CV' },
			],
		})
		const reply = await submit(form, { q2: 'c9', q3: 17, q4: ['abc'], q9: 1 })
		expect(reply.status).toBe(422)
		expect(reply.json).toEqual({
			error: true, code: 'VALIDATION_ERROR', message: 'Some answers are not valid.',
			details: {
				reason: 'invalid_answers',
				questions: {
					q1: 'Answer this question.', q2: 'Choose one of the choices.', q3: 'The lowest possible value is 18.',
					q4: 'The file is no longer there. Choose it again.', q9: 'The form no longer asks this.',
				},
			},
		})
		const plain = await submit(form, {}, { headers: { 'X-Forms-Details': '0' } })
		expect(plain.json).toEqual({ error: true, code: 'VALIDATION_ERROR', message: 'Some answers are not valid.' })
		expect(await list(author, form)).toMatchObject({ total: 0, responses: [] })
	})

	it('drops answers to hidden questions and does not require them', async () => {
		const form = await newForm(author, { questions: [
			{ id: 'q1', ...day },
			{ id: 'q2', ...name, required: true, showIf: { questionId: 'q1', operator: 'equals', value: 'c1' } },
		] })
		await submitted(form, { q1: 'c2', q2: 'hidden' })
		expect(refusal(await submit(form, { q1: 'c1' }))).toBe('422 VALIDATION_ERROR invalid_answers')
		expect(await answersOf(author, form)).toEqual([{ q1: 'c2' }])
	})

	it('measures by its stamp how long answering took, and only by its own', async () => {
		const [form, other] = [await newForm(author, { questions: [name] }), await newForm(author, { questions: [name] })]
		const stamps = [(await viewed(form)).startStamp, (await viewed(other)).startStamp, '1.2', 'x'.repeat(256), '']
		for (const startStamp of stamps) {
			await submitted(form, { q1: 'x' }, { startStamp })
		}
		const durations = (await list(author, form)).responses.map(({ metadata }) => metadata.duration).reverse()
		expect(durations.slice(1)).toEqual([null, null, null, null])
		expect(durations[0]).toBeGreaterThanOrEqual(0)
		expect((await statsOf(author, form)).averageCompletionTime).toBe(durations[0])
	})

	it('tells the score where it is a quiz that says so', async () => {
		const questions = [{ ...day, options: { choices: [{ label: 'Right', score: 2 }, { label: 'Wrong', score: 0 }] } }]
		const [quiz, secret] = [await newForm(author, { questions, settings: { quizMode: true } }), await newForm(author, { questions })]
		expect((await submitted(quiz, { q1: 'c1' })).score).toEqual({ total: 2, max: 2 })
		expect((await submitted(secret, { q1: 'c2' })).score).toBeUndefined()
		expect((await list(author, secret)).responses[0]?.metadata.score).toEqual({ total: 0, max: 2 })
	})

	it('names who answered only where the form does not promise otherwise', async () => {
		const [named, unnamed] =
			[await newForm(author, { questions: [name], settings: { anonymous: false } }), await newForm(author, { questions: [name] })]
		const ann = await newAccount()
		for (const form of [named, unnamed]) {
			await submitted(form, { q1: 'x' }, {}, ann)
		}
		await submitted(named, { q1: 'guest' })
		const respondents = (await list(author, named)).responses.map(({ respondent }) => respondent?.userId)
		expect(respondents).toEqual([undefined, ann.user])
		expect((await list(author, unnamed)).responses[0]?.respondent).toBeNull()
	})
})

describe('a form that is not open', () => {
	it.each([
		['closed by its link', {}, { expiresAt: hour(-1) }, '410 FORM_EXPIRED expired'],
		['closed by its settings', { expiresAt: hour(-1) }, {}, '410 FORM_EXPIRED expired'],
		['not open yet', {}, { startsAt: hour(1) }, '403 FORBIDDEN not_open'],
		['off', {}, { isPublic: false }, '404 FORM_NOT_FOUND unknown_link'],
	])('is %s', async (_, settings, share, expected) => {
		const form = await newForm(author, { questions: [name], settings })
		await ask(author, 'PUT', `/api/forms/${form.fileId}/share`, { body: share })
		expect([refusal(await view(form)), refusal(await submit(form, { q1: 'x' }))]).toEqual([expected, expected])
		expect((await list(author, form)).total).toBe(0)
	})

	it('says when it opens', async () => {
		const form = await newForm(author, { questions: [name], share: { startsAt: '2046-05-01T10:00:00+02:00' } })
		expect((await view(form)).json).toEqual({
			error: true, code: 'FORBIDDEN', message: 'This form is not open yet.',
			details: { reason: 'not_open', opensAt: '2046-05-01T08:00:00Z' },
		})
	})

	it('is full, in the words of its author', async () => {
		const form = await newForm(author, { questions: [name], settings: { maxResponses: 1, limitMessage: 'All tables are taken.' } })
		await submitted(form, { q1: 'x' })
		for (const reply of [await view(form), await submit(form, { q1: 'y' })]) {
			expect(reply.json).toMatchObject({ code: 'FORM_EXPIRED', message: 'All tables are taken.', details: { reason: 'full' } })
			expect(reply.status).toBe(410)
		}
		const [response] = (await list(author, form)).responses
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/responses/${response?.id ?? ''}`)
		await submitted(form, { q1: 'y' })
	})

	it('is in the trash bin', async () => {
		const form = await newForm(author, { questions: [name] })
		await ask(author, 'DELETE', `/api/forms/${form.fileId}`)
		expect([refusal(await view(form)), refusal(await submit(form, { q1: 'x' }))]).toEqual([
			'404 FORM_NOT_FOUND unknown_link', '404 FORM_NOT_FOUND unknown_link',
		])
	})

	it('is for accounts, or for some of them', async () => {
		const [ann, bob] = [await newAccount(), await newAccount()]
		const login = await newForm(author, { questions: [name], settings: { requireLogin: true } })
		const invited = await newForm(author, { questions: [name], settings: { restrictedUsers: [ann.user] } })
		const seen = async (form: typeof login) => [
			refusal(await view(form)), refusal(await submit(form, { q1: 'x' })),
			refusal(await submit(form, { q1: 'x' }, {}, ann)), refusal(await submit(form, { q1: 'x' }, {}, bob)),
		]
		const unknown = '401 UNAUTHORIZED login_required'
		expect(await seen(login)).toEqual([unknown, unknown, '201', '201'])
		expect(await seen(invited)).toEqual([unknown, unknown, '201', '403 FORBIDDEN not_invited'])
	})
})

describe('a respondent who answers once', () => {
	it('is an account, or a browser of one network', async () => {
		const form = await newForm(author, { questions: [name], settings: { allowMultiple: false } })
		const ann = await newAccount()
		const [here, there] = [nextAddress(), nextAddress()]
		const from = (address: string, agent: string) => ({ from: address, headers: { 'User-Agent': agent } })
		const replies = [
			await submit(form, { q1: 'a' }, {}, ann), await submit(form, { q1: 'b' }, {}, ann),
			await submit(form, { q1: 'c' }, from(here, 'Firefox')), await submit(form, { q1: 'd' }, from(here, 'Firefox')),
			await submit(form, { q1: 'e' }, from(here, 'Safari')), await submit(form, { q1: 'f' }, from(there, 'Firefox')),
		]
		const again = '403 FORBIDDEN already_answered'
		expect(replies.map(refusal)).toEqual(['201', again, '201', again, '201', '201'])
		expect(await answersOf(author, form)).toEqual([{ q1: 'a' }, { q1: 'c' }, { q1: 'e' }, { q1: 'f' }])
	})

	it('may answer again when the response is deleted, or the form allows it', async () => {
		const form = await newForm(author, { questions: [name], settings: { allowMultiple: false } })
		const ann = await newAccount()
		const { response } = await submitted(form, { q1: 'a' }, {}, ann)
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/responses/${response.id}`)
		await submitted(form, { q1: 'b' }, {}, ann)
		await change(author, form.fileId, { form: { settings: { allowMultiple: true } } })
		await submitted(form, { q1: 'c' }, {}, ann)
		expect(await answersOf(author, form)).toEqual([{ q1: 'b' }, { q1: 'c' }])
	})
})

describe('a request with an Idempotency-Key', () => {
	const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } })

	it('has the same answer when it is repeated, also when the form is full or closed by then', async () => {
		const form = await newForm(author, { questions: [name], settings: { maxResponses: 1, allowMultiple: false } })
		const first = await submit(form, { q1: 'Ann' }, keyed('one'))
		expect(first.status).toBe(201)
		expect((await submit(form, { q1: 'Ann' }, keyed('one'))).text).toBe(first.text)
		await ask(author, 'PUT', `/api/forms/${form.fileId}/share`, { body: { expiresAt: hour(-1) } })
		expect((await submit(form, { q1: 'Ann' }, keyed('one'))).text).toBe(first.text)
		expect(refusal(await submit(form, { q1: 'Bob' }, keyed('one')))).toBe('409 CONFLICT key_reused')
		expect(refusal(await submit(form, { q1: 'Ann' }, keyed('two')))).toBe('410 FORM_EXPIRED expired')
		expect((await list(author, form)).total).toBe(1)
	})

	it('is a request of its own form, and not remembered when it was refused', async () => {
		const [form, other] =
			[await newForm(author, { questions: [{ ...name, required: true }] }), await newForm(author, { questions: [name] })]
		expect(refusal(await submit(form, {}, keyed('same')))).toBe('422 VALIDATION_ERROR invalid_answers')
		await submitted(form, { q1: 'Ann' }, keyed('same'))
		await submitted(other, { q1: 'Ann' }, keyed('same'))
		expect([(await list(author, form)).total, (await list(author, other)).total]).toEqual([1, 1])
	})

	it.each(['x'.repeat(129), 'two words', 'ä'])('is refused with the key %j', async (key) => {
		const form = await newForm(author, { questions: [name] })
		expect(refusal(await submit(form, { q1: 'Ann' }, keyed(key)))).toBe('400 INVALID_REQUEST bad_key')
		expect((await list(author, form)).total).toBe(0)
	})
})
