// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTicker } from '../src/embedded/ticker.ts'

beforeEach(() => {
	vi.useFakeTimers()
})

afterEach(() => {
	vi.useRealTimers()
})

test('a turn that lasts longer than the interval takes the place of the next', async () => {
	let begun = 0
	let end: () => void = () => undefined
	const ticker = startTicker(() => new Promise<void>((resolve) => {
		begun++
		end = resolve
	}), 60)
	await vi.advanceTimersByTimeAsync(200)
	expect(begun).toBe(1)
	end()
	await vi.advanceTimersByTimeAsync(60)
	expect(begun).toBe(2)
	end()
	await ticker.stop()
})

test('a turn that fails is not the last', async () => {
	let begun = 0
	const ticker = startTicker(() => Promise.reject(new Error(String(++begun))), 60)
	await vi.advanceTimersByTimeAsync(130)
	expect(begun).toBe(2)
	await ticker.stop()
})

test('a stopped ticker waits for the turn under way and begins no other', async () => {
	let begun = 0
	let isDone = false
	const ticker = startTicker(async () => {
		begun++
		await new Promise((resolve) => {
			setTimeout(resolve, 20)
		})
		isDone = true
	}, 60)
	await vi.advanceTimersByTimeAsync(60)
	const stopped = ticker.stop()
	await vi.advanceTimersByTimeAsync(200)
	await stopped
	expect([begun, isDone]).toEqual([1, true])
})
