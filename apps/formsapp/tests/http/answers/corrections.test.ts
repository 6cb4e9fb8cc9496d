// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@suite/fixtures/client'
import type { Reply, Sent } from '@suite/fixtures/http'
import { suiteHost } from '@suite/host/suite-host'
import type { OwnResponse, Submitted } from '@suite/schema/forms/response'
import type { AnsweredFile } from '@suite/schema/forms/upload'
import {
	answersOf, ask, call, change, counts, guest, list, name, newAccount, newForm, nextAddress, type PublishedForm, refusal, statsOf, submit,
	submitted, uploaded,
} from './scene.ts'

const author = await newAccount()
const lunch = {
	type: 'single_choice', title: 'Lunch', options: { choices: [{ id: 'c1', label: 'Soup', seats: 1 }, { id: 'c2', label: 'Salad' }] },
}
const questions = [{ ...name, required: true }, lunch, { type: 'file', title: 'Menu', options: { maxFiles: 2 } }]
const correctable = (settings: object = {}, share = {}) =>
	newForm(author, { questions, settings: { allowCorrection: true, ...settings }, share })

const own = (form: PublishedForm, token: string, sent: Sent = {}, by: Client = guest): Promise<Reply> =>
	call(by, 'GET', `/api/public/${form.hash}/response`, {
		...sent, headers: { 'X-Forwarded-For': nextAddress(), 'X-Forms-Correction': token, ...sent.headers },
	})
const correct = (form: PublishedForm, token: string, answers: unknown, more: object = {}, sent: Sent = {}, by: Client = guest) =>
	call(by, 'PUT', `/api/public/${form.hash}/response`, {
		body: { answers, ...more }, ...sent, headers: { 'X-Forwarded-For': nextAddress(), 'X-Forms-Correction': token, ...sent.headers },
	})
const tokenOf = ({ correction }: Submitted) => correction ?? ''

beforeAll(async () => {
	await suiteHost().occ(['config:app:set', 'formsapp', 'own_limits', '--value', 'off'])
})

describe('a correction', () => {
	it('changes what was answered, and what is counted @every-host', async () => {
		const form = await correctable()
		const [menu, photo] = [await uploaded(form, { name: 'menu.txt', content: 'Menu', question: 'q3' }),
			await uploaded(form, { name: 'photo.txt', content: 'Photo', question: 'q3' })]
		const receipt = await submitted(form, { q1: 'Ann', q2: 'c1', q3: [menu, photo] })
		const token = tokenOf(receipt)
		const before = (await own(form, token)).json as OwnResponse
		expect(before.response).toMatchObject({ id: receipt.response.id, revision: 0, changed: null, answers: { q1: 'Ann', q2: 'c1' } })
		expect(before.form.title).toBe('Party')
		const [first] = before.response.answers.q3 as AnsweredFile[]
		const other = await uploaded(form, { name: 'other.txt', content: 'Other', question: 'q3' })

		const reply = await correct(form, token, { q1: 'Anna', q2: 'c2', q3: [first?.id, other] }, { revision: 0 })
		expect([reply.status, reply.json]).toEqual([200, { ...receipt, correction: token }])
		const { responses: [stored], total } = await list(author, form)
		expect([total, stored?.answers.q1, stored?.answers.q2]).toEqual([1, 'Anna', 'c2'])
		expect(stored?.metadata.changed).toMatch(/^\d{4}-/)
		expect((stored?.answers.q3 as AnsweredFile[]).map((file) => file.name)).toEqual(['menu.txt', 'other.txt'])
		const address = (file: AnsweredFile | undefined) => `/api/forms/${form.fileId}/responses/${receipt.response.id}/files/${file?.id}`
		expect((await call(author, 'GET', address(first))).text).toBe('Menu')
		expect(refusal(await call(author, 'GET', address((before.response.answers.q3 as AnsweredFile[])[1])))).toMatch(/^404/)
		expect((await statsOf(author, form)).questionStats.q2).toMatchObject({ answered: 1, counts: { c2: 1 } })
		await submitted(form, { q1: 'Bea', q2: 'c1' })
		expect(await counts(author, form)).toEqual([2])
	})

	it('is refused to who has no token, or one of other answers @every-host', async () => {
		const [form, other] = [await correctable(), await correctable()]
		const token = tokenOf(await submitted(form, { q1: 'Ann' }))
		const foreign = tokenOf(await submitted(other, { q1: 'Bea' }))
		const [id = '', signature = ''] = token.split('.')
		const forged = [
			'', 'x', id, `${id}.`, `${id}.${'0'.repeat(40)}`, `${foreign.split('.')[0]}.${signature}`, foreign, `${token} `.repeat(2),
			'a'.repeat(4_000),
		]
		for (const wrong of forged) {
			expect([wrong, refusal(await own(form, wrong)), refusal(await correct(form, wrong, { q1: 'Eve' }))])
				.toEqual([wrong, '404 FORM_NOT_FOUND unknown_response', '404 FORM_NOT_FOUND unknown_response'])
		}
		expect(await answersOf(author, form)).toEqual([{ q1: 'Ann' }])
	})

	it('follows the rules of the form, and loses nothing when it is refused', async () => {
		const form = await correctable()
		const token = tokenOf(await submitted(form, { q1: 'Ann', q2: 'c2' }))
		await submitted(form, { q1: 'Bea', q2: 'c1' })
		const outcomes = [
			await correct(form, token, {}), await correct(form, token, { q1: 'Ann', q2: 'c9' }),
			await correct(form, token, { q1: 'Ann', q9: 1 }),
			await correct(form, token, { q1: 'Ann', q2: 'c1' }), await correct(form, token, { q1: 'Ann', q3: ['0123456789abcdef'] }),
			await correct(form, token, { q1: 'Anna' }, { revision: 7 }), await correct(form, token, { q1: 'Anna' }, { revision: 'x' }),
			await correct(form, token, 'Anna'), await correct(form, token, null),
		]
		expect(outcomes.map(refusal)).toEqual([
			'422 VALIDATION_ERROR invalid_answers', '422 VALIDATION_ERROR invalid_answers', '422 VALIDATION_ERROR invalid_answers',
			'422 VALIDATION_ERROR invalid_answers', '422 VALIDATION_ERROR invalid_answers', '409 CONFLICT stale_version',
			'400 INVALID_REQUEST invalid_input', '400 INVALID_REQUEST invalid_input', '400 INVALID_REQUEST invalid_input',
		])
		expect(await answersOf(author, form)).toEqual([{ q1: 'Ann', q2: 'c2' }, { q1: 'Bea', q2: 'c1' }])
	})

	it('needs the setting, the link, the time and the password, but no seat of the form @every-host', async () => {
		const password = 'correct horse battery'
		const headers = { Authorization: `Bearer ${password}` }
		const form = await correctable({ maxResponses: 1 }, { password })
		const receipt = await submit(form, { q1: 'Ann' }, { headers })
		const token = tokenOf(receipt.json as Submitted)
		expect(refusal(await own(form, token))).toBe('401 PASSWORD_REQUIRED password_required')
		expect((await correct(form, token, { q1: 'Anna' }, {}, { headers })).status).toBe(200)
		await change(author, form.fileId, { form: { settings: { allowCorrection: false } } })
		expect(refusal(await own(form, token, { headers }))).toBe('403 FORBIDDEN no_corrections')
		expect(refusal(await correct(form, token, { q1: 'A' }, {}, { headers }))).toBe('403 FORBIDDEN no_corrections')
		expect(await submit(form, { q1: 'Ann' }, { headers }).then(refusal)).toBe('410 FORM_EXPIRED full')
		await change(author, form.fileId, { form: { settings: { allowCorrection: true, expiresAt: '2026-01-01T00:00:00Z' } } })
		expect(refusal(await correct(form, token, { q1: 'A' }, {}, { headers }))).toBe('410 FORM_EXPIRED expired')
		await change(author, form.fileId, { form: { settings: { expiresAt: null } } })
		await ask(author, 'PUT', `/api/forms/${form.fileId}/share`, { body: { isPublic: false } })
		expect(refusal(await own(form, token, { headers }))).toBe('404 FORM_NOT_FOUND unknown_link')
		expect(await answersOf(author, form)).toEqual([{ q1: 'Anna' }])
	})

	it('of an account is for this account alone', async () => {
		const [ann, eve] = [await newAccount(), await newAccount()]
		const form = await correctable({ requireLogin: true, anonymous: false })
		const token = tokenOf((await submit(form, { q1: 'Ann' }, {}, ann)).json as Submitted)
		expect([await own(form, token), await own(form, token, {}, eve), await own(form, token, {}, ann)].map(refusal))
			.toEqual(['401 UNAUTHORIZED login_required', '404 FORM_NOT_FOUND unknown_response', '200'])
	})

	it('of answers that were deleted is too late, and none is offered where the form does not allow it', async () => {
		const form = await correctable()
		const receipt = await submitted(form, { q1: 'Ann' })
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/responses/${receipt.response.id}`)
		expect(refusal(await correct(form, tokenOf(receipt), { q1: 'Anna' }))).toBe('404 FORM_NOT_FOUND unknown_response')
		expect(await counts(author, form)).toEqual([0])
		const plain = await newForm(author, { questions })
		expect(await submitted(plain, { q1: 'Ann' })).not.toHaveProperty('correction')
	})

	it('that comes twice at once counts once, and of two different ones the second is told', async () => {
		const form = await correctable()
		const token = tokenOf(await submitted(form, { q1: 'Ann' }))
		const same = await Promise.all(Array.from({ length: 8 }, () => correct(form, token, { q1: 'Anna' }, { revision: 0 })))
		expect(new Set(same.map(refusal))).toEqual(new Set(['200']))
		expect(((await own(form, token)).json as OwnResponse).response.revision).toBe(1)
		const different = await Promise.all(['Bea', 'Cleo', 'Dora', 'Eva'].map((q1) => correct(form, token, { q1 }, { revision: 1 })))
		expect(different.map(refusal).toSorted()).toEqual(['200', ...Array(3).fill('409 CONFLICT stale_version') as string[]])
	})
})
