// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import { useTypedSearch } from '../src/state/useTypedSearch.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A search whose answers are given by the test. */
function asked() {
	const calls: { word: string, signal: AbortSignal, answer: (found: string[]) => void, fail: (error: Error) => void }[] = []
	const scope = effectScope()
	const search = scope.run(() => useTypedSearch<string>((word, signal) => new Promise((answer, fail) => {
		calls.push({ word, signal, answer, fail })
	})))
	if (search === undefined) {
		throw new Error('The scope has ended')
	}
	return { calls, scope, search }
}

describe('a search while one types', () => {
	it('asks once the user pauses, and at once for an empty word', async () => {
		const { calls, search } = asked()
		search.search('a')
		search.search('an')
		await vi.advanceTimersByTimeAsync(249)
		expect([calls.length, search.isSearching.value]).toEqual([0, true])
		await vi.advanceTimersByTimeAsync(1)
		expect(calls.map(({ word }) => word)).toEqual(['an'])
		search.search('')
		await vi.advanceTimersByTimeAsync(0)
		expect(calls.map(({ word }) => word)).toEqual(['an', ''])
	})

	it('drops the answer of an older word, also one that comes late', async () => {
		const { calls, search } = asked()
		search.search('an')
		await vi.advanceTimersByTimeAsync(250)
		search.search('ann')
		expect(calls[0]?.signal.aborted).toBe(true)
		await vi.advanceTimersByTimeAsync(250)
		calls[0]?.answer(['Anton'])
		await vi.advanceTimersByTimeAsync(0)
		expect([search.found.value, search.isSearching.value]).toEqual([[], true])
		calls[1]?.answer(['Ann'])
		await vi.advanceTimersByTimeAsync(0)
		expect([search.found.value, search.isSearching.value]).toEqual([['Ann'], false])
	})

	it('reports a failure until a search succeeds, but none of what was cancelled', async () => {
		const { calls, search } = asked()
		search.search('an')
		await vi.advanceTimersByTimeAsync(250)
		calls[0]?.fail(new Error('gone'))
		await vi.advanceTimersByTimeAsync(0)
		expect([search.failure.value, search.isSearching.value]).toEqual([new Error('gone'), false])
		search.search('ann')
		await vi.advanceTimersByTimeAsync(250)
		calls[1]?.answer([])
		await vi.advanceTimersByTimeAsync(0)
		expect(search.failure.value).toBeNull()
		search.search('anna')
		await vi.advanceTimersByTimeAsync(250)
		search.search('annab')
		calls[2]?.fail(new Error('aborted'))
		await vi.advanceTimersByTimeAsync(0)
		expect(search.failure.value).toBeNull()
	})

	it('ends with its component', async () => {
		const { calls, scope, search } = asked()
		search.search('an')
		scope.stop()
		await vi.advanceTimersByTimeAsync(1_000)
		expect(calls).toEqual([])
	})
})
