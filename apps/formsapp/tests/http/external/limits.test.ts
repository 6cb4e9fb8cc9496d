// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Reply } from '@suite/fixtures/http'
import { suiteHost } from '@suite/host/suite-host'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guest, name, newAccount, newForm, nextAddress, refusal, tally } from '../answers/scene.ts'
import { external, header, holder, newKey, program, send, withoutLimits } from './key.ts'

const author = await newAccount()
const rate = (reply: Reply) => ['limit', 'remaining'].map((part) => Number(reply.headers.get(`x-ratelimit-${part}`)))
const lowest = (replies: readonly Reply[]) => Math.min(...replies.map((reply) => rate(reply)[1] ?? Number.NaN))

describe('limits of a key', () => {
	beforeAll(async () => {
		await suiteHost().occ(['config:app:delete', 'formsapp', 'own_limits'])
	})
	afterAll(withoutLimits)

	it('are a hundred reads a minute, counted exactly, in either header, refusals too @every-host', async () => {
		const form = await newForm(author, { questions: [name] })
		const { key } = await newKey(author, form.fileId, ['read_form', 'read_responses'])
		const paths = ['', '/schema', '/responses', '/responses/none', '/responses?page=x']
		const replies = await Promise.all(Array.from({ length: 104 }, (_, place) =>
			external(holder(key, place % 2 === 0 ? header : 'X-FormVox-API-Key'), 'GET', form, paths[place % paths.length])))
		expect(tally(replies.map((reply) => reply.status === 429 ? refusal(reply) : 'counted')))
			.toEqual({ counted: 100, '429 RATE_LIMITED too_many_requests': 4 })
		expect([new Set(replies.map((reply) => rate(reply)[0])), lowest(replies)]).toEqual([new Set([100]), 0])
		const refused = replies.find(({ status }) => status === 429) as Reply
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
		expect(Number(refused.headers.get('x-ratelimit-reset')) - Date.now() / 1000).toBeLessThan(65)
		const other = await program(author, form.fileId)
		expect([refusal(await external(other, 'GET', form)), refusal(await send(holder(key), form, {}))])
			.toEqual(['200', '403 FORBIDDEN scope_missing'])
	}, 60_000)

	it('are fifty writes a minute, and nothing is stored beyond them @every-host', async () => {
		const form = await newForm(author, { questions: [name] })
		const by = await program(author, form.fileId)
		const replies = await Promise.all(Array.from({ length: 54 }, (_, place) => place % 3 === 2
			? external(by, place % 2 === 0 ? 'DELETE' : 'PUT', form, '/responses/none', place % 2 === 0 ? {} : { body: { answers: {} } })
			: send(by, form, { q1: `${place}` })))
		expect(replies.filter(({ status }) => status === 429)).toHaveLength(4)
		expect([new Set(replies.map((reply) => rate(reply)[0])), lowest(replies)]).toEqual([new Set([50]), 0])
		const list = await external(by, 'GET', form, '/responses')
		expect((list.json as { total: number }).total).toBe(replies.filter(({ status }) => status === 201).length)
		expect(rate(list)).toEqual([100, 99])
	}, 60_000)

	it('are reported with refusals of callers without a key, whose address counts', async () => {
		const form = await newForm(author, { questions: [name] })
		const from = nextAddress()
		const replies = [
			await external(guest, 'GET', form, '', { from }), await external(guest, 'GET', form, '/responses', { from }),
			await external(guest, 'DELETE', form, '/responses/x', { from }),
		]
		expect(replies.map((reply) => [reply.status, ...rate(reply)])).toEqual([[401, 100, 99], [401, 100, 98], [401, 50, 49]])
	})
})
