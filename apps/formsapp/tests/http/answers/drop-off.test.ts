// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Reply, Sent } from '@suite/fixtures/http'
import { suiteHost } from '@suite/host/suite-host'
import { runJob } from '@suite/testing/jobs'
import { describe, expect, it } from 'vitest'
import {
	ask, call, change, day, guest, name, newAccount, newForm, nextAddress, refusal, statsOf, submitted, type PublishedForm,
} from './scene.ts'

const author = await newAccount()
const party = (more: object = {}): Promise<PublishedForm> => newForm(author, { questions: [name, day], ...more })

const stop = (form: Pick<PublishedForm, 'hash'>, key: string, questionId: string, { headers, ...sent }: Sent = {}): Promise<Reply> =>
	call(guest, 'PUT', `/api/public/${form.hash}/progress`, {
		from: nextAddress(), body: { questionId }, headers: { 'Idempotency-Key': key, ...headers }, ...sent,
	})
const dropOff = async (form: PublishedForm) => (await statsOf(author, form)).dropOff
const under = (key: string) => ({ headers: { 'Idempotency-Key': key } })

describe('the drop-off of a form', () => {
	it('is where each one stopped last, until the answers are sent under the same key @every-host', async () => {
		const form = await party()
		expect(await dropOff(form)).toEqual({ visits: 0, questions: {} })
		for (const [key, question] of [['ann', 'q1'], ['ben', 'q1'], ['ann', 'q2'], ['cleo', 'q1'], ['ann', 'q2']] as const) {
			expect((await stop(form, key, question)).status).toBe(200)
		}
		expect(await dropOff(form)).toEqual({ visits: 3, questions: { q1: 2, q2: 1 } })
		await submitted(form, { q1: 'Ann' }, under('ann'))
		await submitted(form, { q1: 'Somebody else' })
		expect(await dropOff(form)).toEqual({ visits: 2, questions: { q1: 2 } })
		// The page was closed while the answers were on their way.
		expect((await stop(form, 'ann', 'q2')).status).toBe(200)
		expect(await dropOff(form)).toEqual({ visits: 2, questions: { q1: 2 } })
	})

	it('has periods, and is the form\'s own', async () => {
		const [form, other] = [await party(), await party()]
		await stop(form, 'ann', 'q1')
		await stop(other, 'ann', 'q2')
		const on = async (days: number) => {
			const from = new Date(Date.now() + 86_400_000 * days).toISOString().slice(0, 10)
			return (await ask<{ dropOff: object }>(author, 'GET', `/api/forms/${form.fileId}/stats`, { query: { from } })).dropOff
		}
		expect([await on(-1), await on(2)]).toEqual([{ visits: 1, questions: { q1: 1 } }, { visits: 0, questions: {} }])
	})

	it('is exact when one leaves and sends at the same time, and when many leave at once', async () => {
		const form = await party()
		await Promise.all(Array.from({ length: 12 }, async (_, place) => {
			await Promise.all([stop(form, `both ${place}`.replace(' ', '-'), 'q1'), submitted(form, { q1: 'Ann' }, under(`both-${place}`))])
			await Promise.all([stop(form, 'same', 'q1'), stop(form, `one-${place}`, 'q2')])
		}))
		expect(await dropOff(form)).toEqual({ visits: 13, questions: { q1: 1, q2: 12 } })
	})

	it('is only told by those who may answer, of questions that are asked, under a key', async () => {
		const form = await party({ share: { password: 'A long way to say yes' } })
		expect(refusal(await stop(form, 'ann', 'q1'))).toBe('401 PASSWORD_REQUIRED password_required')
		const headers = { Authorization: 'Bearer A long way to say yes' }
		expect((await stop(form, 'ann', 'q1', { headers })).status).toBe(200)
		expect(refusal(await stop(form, 'ann', 'q9', { headers }))).toMatch(/^404 .* unknown_question$/)
		expect(refusal(await stop(form, '', 'q1', { headers }))).toMatch(/^400 .* bad_key$/)
		expect(refusal(await stop(form, 'x'.repeat(129), 'q1', { headers }))).toMatch(/^400 .* bad_key$/)
		for (const body of [{}, { questionId: 7 }, { questionId: 'x'.repeat(65) }, { questionId: 'q1', more: 1 }, [], 'q1']) {
			expect((await stop(form, 'ann', '', { headers, body })).status).toBe(400)
		}
		const closed = await party({ share: { expiresAt: '2020-01-01' } })
		expect(refusal(await stop(closed, 'ann', 'q1'))).toMatch(/^410 .* expired$/)
		expect(await dropOff(form)).toEqual({ visits: 1, questions: { q1: 1 } })
	})

	it('keeps a question that is gone, ends with all responses, and is forgotten as they are', async () => {
		const form = await party()
		await stop(form, 'ann', 'q2')
		await change(author, form.fileId, { questions: [{ id: 'q1', ...name }] })
		expect(await dropOff(form)).toEqual({ visits: 1, questions: { q2: 1 } })
		await ask(author, 'DELETE', `/api/forms/${form.fileId}/responses`)
		expect(await dropOff(form)).toEqual({ visits: 0, questions: {} })
		await stop(form, 'ben', 'q1')
		await runJob(suiteHost(), 'OCA\\FormsApp\\BackgroundJob\\ForgetResponses')
		expect((await dropOff(form)).visits).toBe(1)
	})

	it('takes 60 calls a minute from one address', async () => {
		// Other tests turn limits off.
		await suiteHost().occ(['config:app:delete', 'formsapp', 'own_limits'])
		const [form, from] = [await party(), nextAddress()]
		const statuses = await Promise.all(Array.from({ length: 62 }, (_, place) => stop(form, `key-${place}`, 'q1', { from })))
		expect(statuses.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429, 429])
	})
})
