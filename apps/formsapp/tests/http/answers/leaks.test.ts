// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { external, program, withoutLimits } from '../external/key.ts'
import { ask, call, guest, newAccount, newForm, nextAddress, submit, submitted, view } from './scene.ts'

const author = await newAccount()

describe('what the public gets', () => {
	it('has nothing of scores, seats, secrets, names, places or other answers', async () => {
		const canary = (word: string) => `canary${word}`
		const form = await newForm(author, {
			title: 'Party',
			folder: `/${canary('folder')}`,
			questions: [{
				type: 'single_choice', title: 'Day', required: true, [canary('ofQuestion')]: canary('question'),
				options: {
					choices: [
						{ label: 'Monday', score: 731.21, seats: 733_333, [canary('ofChoice')]: canary('choice') },
						{ label: 'Tuesday', score: 732.21 },
					],
					[canary('ofOptions')]: canary('options'),
				},
			}, { type: 'text', title: 'Name' }],
			settings: {
				restrictedUsers: [], limitMessage: canary('limit'), maxResponses: 744_444, [canary('ofSettings')]: canary('settings'),
				webhooks: [{ secret: canary('webhook') }], api_keys: [{ hash: canary('key') }], share_password_hash: canary('hash'),
			},
			members: { [canary('ofForm')]: canary('form') },
			share: { password: canary('password') },
		})
		const { form: { id } } = await ask<{ form: { id: string } }>(author, 'GET', `/api/forms/${form.fileId}`)
		const bearer = { headers: { Authorization: `Bearer ${canary('password')}` } }
		const { response } = await submitted(form, { q1: 'c1', q2: canary('answer') }, bearer, author)
		const direct = (body: unknown) => call(guest, 'POST', `/public/submit/${form.hash}`, { from: nextAddress(), body, ...bearer })
		const replies = [
			await view(form, bearer), await view(form), await submit(form, { q1: 'c1' }, bearer), await submit(form, { q1: 'c9' }, bearer),
			await submit(form, {}), await direct({ answers: { q1: 'c2' } }), await direct({ answers: {} }), await direct({}),
			await call(guest, 'GET', `/api/public/${form.hash}x`), await call(guest, 'GET', `/api/forms/${form.fileId}`),
			await call(guest, 'GET', `/api/forms/${form.fileId}/responses/${response.id}`),
			await call(guest, 'GET', `/api/forms/${form.fileId}/export`),
			await call(guest, 'GET', `/api/forms/${form.fileId}/stats`),
			await call(guest, 'GET', `/api/forms/${form.fileId}/share`),
		]
		expect(replies.map(({ status }) => status)).toEqual([200, 401, 201, 422, 401, 201, 422, 400, 404, 401, 401, 401, 401, 401])
		const secrets = [
			/canary/, /73[12]\.21|733333|744444/, new RegExp(author.user), new RegExp(id), new RegExp(response.id), /nxform/,
			/score/i, /seats/i, /password_?hash/i,
		]
		for (const { text, headers } of replies) {
			const all = `${text} ${JSON.stringify([...headers])}`
			expect(secrets.filter((secret) => secret.test(all)).map(String), text).toEqual([])
		}
	})
	it('has nothing of them by a key either, which reads the form alone', async () => {
		await withoutLimits()
		const form = await newForm(author, {
			title: 'Party', folder: '/canaryfolder',
			questions: [{
				type: 'single_choice', title: 'Day', ofQuestion: 'canary',
				options: { choices: [{ label: 'Monday', score: 731.21, seats: 733_333, ofChoice: 'canary' }] },
			}, { type: 'text', title: 'Name' }],
			settings: { limitMessage: 'canary', ofSettings: 'canary', confirmationMessage: 'canary' },
			members: { ofForm: 'canary' },
			share: { password: 'canarypassword' },
		})
		const [reader, writer] = [
			await program(author, form.fileId, ['read_form']), await program(author, form.fileId, ['write_responses']),
		]
		const answered = await submitted(form, { q1: 'c1', q2: 'canary' }, { headers: { Authorization: 'Bearer canarypassword' } }, author)
		const replies = [
			await external(reader, 'GET', form), await external(reader, 'GET', form, '/schema'),
			await external(reader, 'GET', form, '/responses'),
			await external(writer, 'GET', form, `/responses/${answered.response.id}`),
			await external(writer, 'POST', form, '/responses', { body: { answers: { q1: 'c9' } } }),
			await external(writer, 'POST', form, '/responses', { body: { answers: { q2: 'Ben' } } }),
		]
		expect(replies.map(({ status }) => status)).toEqual([200, 200, 403, 403, 422, 201])
		for (const { text, headers } of replies) {
			const all = `${text} ${JSON.stringify([...headers])}`
			expect([/canary/, /731\.21|733333/, new RegExp(author.user), /nxform/, new RegExp(form.hash), /frm_/, /[0-9a-f]{64}/]
				.filter((secret) => secret.test(all)).map(String), text).toEqual([])
		}
	})
})
