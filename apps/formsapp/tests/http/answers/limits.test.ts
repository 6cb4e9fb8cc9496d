// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@suite/fixtures/http'
import { suiteHost } from '@suite/host/suite-host'
import type { Challenge, FormsFailure } from '@suite/schema/forms/failure'
import { solution } from '../../../src/public/model/solution.ts'
import { call, guest, list, name, newAccount, newForm, nextAddress, submit, tally, view } from './scene.ts'

const author = await newAccount()
const rate = (reply: Reply) => ['limit', 'remaining'].map((part) => Number(reply.headers.get(`x-ratelimit-${part}`)))
const json = { 'Content-Type': 'application/json' }
const resets = (reply: Reply) => Number(reply.headers.get('x-ratelimit-reset')) - Date.now() / 1000

const challengeOf = (reply: Reply): Challenge => {
	const challenge = (reply.json as FormsFailure).details?.challenge
	return challenge ?? expect.fail(`${reply.status} ${reply.text}`)
}

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

	it('let a class of thirty behind one address through, each with the solution of a challenge', async () => {
		const form = await newForm(author, { questions: [name] })
		const from = nextAddress()
		const first = await Promise.all(Array.from({ length: 30 }, () => submit(form, { q1: 'x' }, { from })))
		const refused = first.filter(({ status }) => status === 429)
		expect(refused).toHaveLength(20)
		const solutions = refused.map((reply) => ({ 'X-Forms-Solution': solution(challengeOf(reply)) }))
		const again = await Promise.all(solutions.map((headers) => submit(form, { q1: 'y' }, { from, headers })))
		expect(tally(again.map(({ status }) => String(status)))).toEqual({ 201: 20 })
		expect((await list(author, form)).total).toBe(30)
	})

	it('take each solution once, for its form and address, and only a right one @every-host', async () => {
		const [form, other] = [await newForm(author, { questions: [name] }), await newForm(author, { questions: [name] })]
		const [from, elsewhere] = [nextAddress(), nextAddress()]
		for (const [target, address] of [[form, from], [other, from], [form, elsewhere]] as const) {
			await Promise.all(Array.from({ length: 10 }, () => submit(target, { q1: 'x' }, { from: address })))
		}
		const solved = solution(challengeOf(await submit(form, { q1: 'x' }, { from })))
		const send = (headers: Record<string, string>, target = form, address = from) =>
			submit(target, { q1: 'x' }, { from: address, headers })
		const wrong = [
			await send({ 'X-Forms-Solution': solved }, other), await send({ 'X-Forms-Solution': solved }, form, elsewhere),
			await send({ 'X-Forms-Solution': `${solved}0` }), await send({ 'X-Forms-Solution': solved.replace(/\.16\./, '.1.') }),
			await send({ 'X-Forms-Solution': 'x'.repeat(8000) }), await send({ 'X-Forms-Details': '0' }),
		]
		expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 429))
		expect(wrong.map((reply) => (reply.json as { details?: { challenge?: object } }).details?.challenge !== undefined))
			.toEqual([true, true, true, true, true, false])
		const five = await Promise.all(Array.from({ length: 5 }, () => send({ 'X-Forms-Solution': solved })))
		expect(tally(five.map(({ status }) => String(status)))).toEqual({ 201: 1, 429: 4 })
		const admitted = five.find(({ status }) => status === 201) as Reply
		expect([rate(admitted), admitted.headers.get('retry-after')]).toEqual([[10, 0], null])
	})

	it('offer no challenge beyond what the administrator permits', async () => {
		const form = await newForm(author, { questions: [name] })
		const from = nextAddress()
		const { occ } = suiteHost()
		await occ(['config:app:set', 'formsapp', 'challenged_submits', '--value', '1', '--type', 'integer'])
		try {
			await Promise.all(Array.from({ length: 10 }, () => submit(form, { q1: 'x' }, { from })))
			const [one, two] = [await submit(form, { q1: 'x' }, { from }), await submit(form, { q1: 'x' }, { from })].map(challengeOf)
			const send = (task: Challenge) => submit(form, { q1: 'x' }, { from, headers: { 'X-Forms-Solution': solution(task) } })
			expect([(await send(one!)).status, (await send(two!)).status]).toEqual([201, 429])
			const { details } = (await submit(form, { q1: 'x' }, { from })).json as FormsFailure
			expect(details).toEqual({ reason: 'too_many_requests' })
		} finally {
			await occ(['config:app:delete', 'formsapp', 'challenged_submits'])
		}
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
