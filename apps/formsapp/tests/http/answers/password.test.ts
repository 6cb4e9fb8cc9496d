// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { ask, call, guest, list, name, newAccount, newForm, nextAddress, refusal, submit, submitted, view } from './scene.ts'

const author = await newAccount()
/** What a client sends that writes headers in UTF-8. */
const bearer = (password: string, encoding: BufferEncoding = 'utf8') =>
	({ headers: { Authorization: `Bearer ${Buffer.from(password, encoding).toString('latin1')}` } })
const required = '401 PASSWORD_REQUIRED password_required'

describe('a form with a password', () => {
	it('is seen and answered by those who send it @every-host', async () => {
		const form = await newForm(author, { questions: [name], share: { password: 'correct horse' } })
		expect([refusal(await view(form)), refusal(await submit(form, { q1: 'x' }))]).toEqual([required, required])
		expect((await view(form)).json).toEqual({
			error: true, code: 'PASSWORD_REQUIRED', message: 'This form needs a password.', details: { reason: 'password_required' },
		})
		expect(refusal(await view(form, bearer('wrong horse')))).toBe(required)
		expect(refusal(await submit(form, { q1: 'x' }, bearer('wrong horse')))).toBe(required)
		expect((await view(form, bearer('correct horse'))).status).toBe(200)
		await submitted(form, { q1: 'x' }, bearer('correct horse'))
		const direct = await call(guest, 'POST', `/public/submit/${form.hash}`,
			{ from: nextAddress(), body: { answers: { q1: 'y' } }, ...bearer('correct horse') })
		expect(direct.status, direct.text).toBe(201)
		expect((await list(author, form)).total).toBe(2)
	})

	it.each(['pässwörd 🗝', 'two  spaces:and=signs', 'x'.repeat(255)])('takes %j and nothing else', async (password) => {
		const form = await newForm(author, { questions: [name], share: { password } })
		expect((await view(form, bearer(password))).status).toBe(200)
		for (const other of [password.slice(0, -1), `${password}x`, password.toUpperCase()]) {
			expect(refusal(await view(form, bearer(other)))).toBe(required)
		}
	})

	it('takes what clients send in Latin-1', async () => {
		const form = await newForm(author, { questions: [name], share: { password: 'café crème' } })
		expect((await view(form, bearer('café crème', 'latin1'))).status).toBe(200)
	})

	it('takes another one at once when it is changed, and none when it has none', async () => {
		const form = await newForm(author, { questions: [name], share: { password: 'the first one' } })
		expect((await view(form, bearer('the first one'))).status).toBe(200)
		await ask(author, 'PUT', `/api/forms/${form.fileId}/share`, { body: { password: 'the second one' } })
		expect(refusal(await view(form, bearer('the first one')))).toBe(required)
		expect(refusal(await view(form, bearer('the second one')))).toBe('200')
		await ask(author, 'PUT', `/api/forms/${form.fileId}/share`, { body: { password: null } })
		expect([refusal(await view(form)), refusal(await view(form, bearer('any')))]).toEqual(['200', '200'])
	})

	it('has one that the instance permits @every-host', async () => {
		const form = await newForm(author, { questions: [name] })
		const reply = await call(author, 'PUT', `/api/forms/${form.fileId}/share`, { body: { password: 'too short' } })
		expect([refusal(reply), (reply.json as { message: string }).message])
			.toEqual(['422 VALIDATION_ERROR weak_password', 'Password needs to be at least 10 characters long.'])
		expect((await view(form)).status).toBe(200)
	})

	it('does not repeat the answer to an Idempotency-Key without it', async () => {
		const form = await newForm(author, { questions: [name], share: { password: 'correct horse' } })
		const [key, { headers }] = [{ 'Idempotency-Key': 'one' }, bearer('correct horse')]
		const first = await submit(form, { q1: 'x' }, { headers: { ...key, ...headers } })
		expect(first.status).toBe(201)
		expect(refusal(await submit(form, { q1: 'x' }, { headers: key }))).toBe(required)
		expect((await submit(form, { q1: 'x' }, { headers: { ...key, ...headers } })).text).toBe(first.text)
	})

	it('slows down whoever guesses, and nobody else', async () => {
		const form = await newForm(author, { questions: [name], share: { password: 'correct horse' } })
		const from = nextAddress()
		const delays: number[] = []
		for (let guess = 0; guess < 3; guess++) {
			const reply = await view(form, { from, ...bearer(`guess ${guess}`) })
			delays.push(Number(reply.headers.get('x-nextcloud-bruteforce-throttled')?.replace('ms', '') ?? 0))
		}
		expect(delays).toEqual([...delays].sort((a, b) => a - b))
		expect(delays[2]).toBeGreaterThan(0)
		const plain = await view(form, { from })
		expect(refusal(plain)).toBe(required)
		const other = await view(form, bearer('correct horse'))
		expect([other.status, other.headers.get('x-nextcloud-bruteforce-throttled')]).toEqual([200, null])
	})
})
