// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPolling, rarest, type Polling } from '../../../src/live/polling.ts'

const every = 10_000
let visibility: DocumentVisibilityState = 'visible'
let polling: Polling
const ask = vi.fn(() => Promise.resolve())
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
async function turn(next: DocumentVisibilityState): Promise<void> {
	visibility = next
	document.dispatchEvent(new Event('visibilitychange'))
	window.dispatchEvent(new Event('focus'))
	await pass(20)
}

beforeEach(() => {
	vi.useFakeTimers()
	vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
	visibility = 'visible'
	ask.mockReset()
	ask.mockResolvedValue()
	polling = createPolling(ask, () => every)
})
afterEach(() => {
	polling.stop()
	vi.useRealTimers()
})

describe('polling', () => {
	it('asks at once and then every so often, until it is stopped', async () => {
		polling.start()
		await pass(every * 2)
		expect(ask).toHaveBeenCalledTimes(3)
		polling.stop()
		await pass(every * 5)
		expect(ask).toHaveBeenCalledTimes(3)
	})
	it('asks for nothing while nobody sees the page, and at once when somebody comes back', async () => {
		polling.start()
		await turn('hidden')
		await pass(every * 10)
		polling.soon()
		await pass(every)
		expect(ask).toHaveBeenCalledTimes(1)
		await turn('visible')
		expect(ask).toHaveBeenCalledTimes(2)
	})
	it('asks more and more rarely while it fails, and as before once it works', async () => {
		ask.mockRejectedValue(new ApiError(0, {}))
		polling.start()
		await pass(0)
		const gaps: number[] = []
		for (let count = ask.mock.calls.length; gaps.length < 6;) {
			const from = Date.now()
			while (ask.mock.calls.length === count) {
				await pass(1_000)
			}
			count = ask.mock.calls.length
			gaps.push(Date.now() - from)
		}
		expect(gaps).toEqual([20_000, 40_000, 80_000, rarest, rarest, rarest])
		ask.mockResolvedValue()
		await pass(rarest)
		ask.mockClear()
		await pass(every)
		expect(ask).toHaveBeenCalledTimes(1)
	})
	it('makes one question of many calls in a row', async () => {
		polling.start()
		await pass(0)
		for (let call = 0; call < 100; call++) {
			polling.soon()
		}
		await pass(400)
		polling.soon()
		await pass(100)
		expect(ask).toHaveBeenCalledTimes(2)
		await pass(every - 1)
		expect(ask).toHaveBeenCalledTimes(2)
	})
	it('asks once more when it is called while an answer is on its way', async () => {
		let answer = (): void => undefined
		ask.mockImplementationOnce(() => new Promise((resolve) => {
			answer = resolve
		}))
		polling.start()
		const done = Promise.all([polling.now(), polling.now()])
		polling.soon()
		expect(ask).toHaveBeenCalledTimes(1)
		answer()
		await done
		expect(ask).toHaveBeenCalledTimes(2)
	})
})
