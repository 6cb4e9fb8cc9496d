// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@suite/fixtures/http'
import { suiteHost } from '@suite/host/suite-host'
import { call, guest, list, name, newAccount, newForm, nextAddress, submit, tally, view } from './scene.ts'

const author = await newAccount()
const rate = (reply: Reply) => ['limit', 'remaining'].map((part) => Number(reply.headers.get(`x-ratelimit-${part}`)))
const json = { 'Content-Type': 'application/json' }
const resets = (reply: Reply) => Number(reply.headers.get('x-ratelimit-reset')) - Date.now() / 1000

describe('limits', () => {
	beforeAll(async () => {
		await suiteHost().occ(['config:app:delete', 'formsapp', 'own_limits'])
	})

	it('let an address answer a form ten times a minute, by both ways together @every-host', async () => {
		const [form, other] = [await newForm(author, { questions: [name] }), await newForm(author, { questions: [name] })]
		const from = nextAddress()
		const send = (place: number) => place % 2 === 0
			? submit(form, { q1: 'x' }, { from })
			: call(guest, 'POST', `/public/submit/${form.hash}`, { from, body: { answers: { q1: 'x' } } })
		const replies: Reply[] = []
		for (let place = 0; place < 12; place++) {
			replies.push(await send(place))
		}
		expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429])
		expect(replies.map(rate)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0].map((left) => [10, left]))
		const refused = replies[10] as Reply
		expect(refused.json).toMatchObject({ error: true, code: 'RATE_LIMITED' })
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
		expect(resets(refused)).toBeGreaterThan(0)
		expect(resets(refused)).toBeLessThan(65)
		expect((await list(author, form)).total).toBe(10)
		expect([(await submit(form, { q1: 'x' })).status, (await submit(other, { q1: 'x' }, { from })).status]).toEqual([201, 201])
		expect((await view(form, { from })).status).toBe(200)
	})

	it('hold when all come at once @every-host', async () => {
		const form = await newForm(author, { questions: [name] })
		const from = nextAddress()
		const replies = await Promise.all(Array.from({ length: 30 }, () => submit(form, { q1: 'x' }, { from })))
		expect(tally(replies.map(({ status }) => String(status)))).toEqual({ 201: 10, 429: 20 })
	})

	it('let an address see a form sixty times a minute', async () => {
		const form = await newForm(author, { questions: [name] })
		const from = nextAddress()
		const replies = await Promise.all(Array.from({ length: 62 }, () => view(form, { from })))
		expect(tally(replies.map(({ status }) => String(status)))).toEqual({ 200: 60, 429: 2 })
		expect(new Set(replies.map((reply) => rate(reply)[0]))).toEqual(new Set([60]))
	})

	it('let an account call 120 times a minute, downloads and refusals included @every-host', async () => {
		const busy = await newAccount()
		const form = await newForm(busy, { questions: [name] })
		const paths = [
			'responses', 'stats', 'export', 'export?format=json', 'export?format=xlsx', 'responses/none', 'responses?page=x', 'share',
		]
		const replies: Reply[] = []
		for (let place = 0; place < 122; place++) {
			replies.push(await call(busy, 'GET', `/api/forms/${form.fileId}/${paths[place % paths.length] ?? ''}`))
		}
		const left = replies.map(rate)
		expect(left[0]).toEqual([120, 116])
		expect(left.map(([limit]) => limit)).toEqual(left.map(() => 120))
		expect(replies.filter(({ status }) => status === 429)).toHaveLength(5)
		expect(new Set(replies.slice(0, 117).map(({ status }) => status))).toEqual(new Set([200, 404, 400]))
		expect((await call(author, 'GET', `/api/forms/${form.fileId}/stats`)).status).toBe(404)
	}, 120_000)

	it('are reported with each refusal', async () => {
		const form = await newForm(author, { questions: [name], share: { password: 'correct horse' } })
		const replies = [
			await view(form), await submit(form, {}), await call(guest, 'GET', '/api/public/none', { from: nextAddress() }),
			await call(guest, 'POST', `/api/public/${form.hash}/submit`, { from: nextAddress(), raw: '{', headers: json }),
			await call(guest, 'GET', `/api/forms/${form.fileId}/stats`, { from: nextAddress() }),
		]
		expect(replies.map(({ status }) => status)).toEqual([401, 401, 404, 400, 401])
		expect(replies.map(rate)).toEqual([[60, 59], [10, 9], [60, 59], [10, 9], [120, 120]])
	})
})
