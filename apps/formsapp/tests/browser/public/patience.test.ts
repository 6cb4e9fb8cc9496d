// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Refused, Reply } from '@suite/api/forms/public-client'
import { describe, expect, it } from 'vitest'
import { askPatiently, type Pause, pauseAfter } from '../../../src/public/model/patience.ts'

const refused = (status: number, more: Partial<Refused> = {}): Refused =>
	({ status, reason: '', message: '', questions: {}, opensAt: undefined, retryAfter: undefined, challenge: undefined, ...more })

describe('a pause', () => {
	it('lasts as long as the server says when there are too many, and a little differently for each page', () => {
		expect(pauseAfter(refused(429, { retryAfter: 30 }), 1, 0)).toEqual({ cause: 'crowded', length: 30_000 })
		expect(pauseAfter(refused(429, { retryAfter: 30 }), 1, 0.5)).toEqual({ cause: 'crowded', length: 32_000 })
		expect(pauseAfter(refused(429), 50, 0)).toEqual({ cause: 'crowded', length: 10_000 })
	})

	it('is not made when it would last half an hour', () => {
		expect(pauseAfter(refused(429, { retryAfter: 1800 }), 1, 0)).toBeUndefined()
	})

	it('grows without a connection, up to a minute and a half, and never ends', () => {
		const lengths = [1, 2, 3, 7, 100].map((attempt) => pauseAfter(refused(0), attempt, 0.5)?.length)
		expect(lengths).toEqual([1000, 2000, 4000, 60_000, 60_000])
		expect(pauseAfter(refused(0), 100, 1)?.length).toBe(90_000)
	})

	it('is made for servers that have trouble, a few times only where they fail', () => {
		expect([502, 503, 504].map((status) => pauseAfter(refused(status), 20, 0)?.cause)).toEqual(['failing', 'failing', 'failing'])
		expect(pauseAfter(refused(503, { retryAfter: 100 }), 1, 0)?.length).toBe(100_000)
		expect([1, 3, 4].map((attempt) => pauseAfter(refused(500), attempt, 0)?.cause)).toEqual(['failing', 'failing', undefined])
	})

	it('is short while somebody saves the form', () => {
		expect(pauseAfter(refused(409, { reason: 'busy' }), 1, 0)).toEqual({ cause: 'crowded', length: 500 })
		expect(pauseAfter(refused(409, { reason: 'busy' }), 9, 0)).toBeUndefined()
	})

	it.each([400, 401, 403, 404, 410, 413, 422])('does not help after %i', (status) => {
		expect(pauseAfter(refused(status), 1, 0)).toBeUndefined()
	})

	it('does not help when other answers were sent under the same key', () => {
		expect(pauseAfter(refused(409, { reason: 'key_reused' }), 1, 0)).toBeUndefined()
	})
})

describe('asking patiently', () => {
	function surroundings() {
		const stopped = new AbortController()
		const told: (Pause['cause'] | undefined)[] = []
		const waited: number[] = []
		return {
			stopped, told, waited,
			patience: {
				wait: async (length: number) => void waited.push(length),
				random: () => 0.5,
				tell: (pause: Pause | undefined) => void told.push(pause?.cause),
				signal: stopped.signal,
			},
		}
	}

	it('asks until there is an answer', async () => {
		const { patience, told, waited } = surroundings()
		const replies: Reply<number>[] = [refused(0), refused(429, { retryAfter: 2 }), { data: 7 }]
		expect(await askPatiently(async () => replies.shift()!, patience)).toEqual({ data: 7 })
		expect(told).toEqual([undefined, 'offline', undefined, 'crowded', undefined])
		expect(waited).toEqual([1000, 4000])
	})

	it('ends with a refusal that stays', async () => {
		const { patience } = surroundings()
		expect(await askPatiently(async () => refused(410, { reason: 'full' }), patience)).toMatchObject({ status: 410, reason: 'full' })
	})

	it('can be stopped, unless the answer has just come', async () => {
		const { patience, stopped } = surroundings()
		expect(await askPatiently(async () => {
			stopped.abort()
			return { data: 7 }
		}, patience)).toEqual({ data: 7 })
		expect(await askPatiently(async () => ({ data: 8 }), patience)).toBeUndefined()
	})

	it('does not ask again after it was stopped', async () => {
		const { patience, stopped } = surroundings()
		let asked = 0
		expect(await askPatiently(async () => {
			asked++
			stopped.abort()
			return refused(0)
		}, patience)).toBeUndefined()
		expect(asked).toBe(1)
	})
})
