// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSaver, longest, quiet, retries } from '../../../src/builder/saving/saver.ts'

/** A document that is saved as a number. */
function scene() {
	const document = { now: 0, saved: 0, isSound: true }
	const answers: (() => Promise<boolean>)[] = []
	const send = vi.fn(async () => {
		const sent = document.now
		const isTaken = await (answers.shift() ?? (() => Promise.resolve(true)))()
		document.saved = isTaken ? sent : document.saved
		return isTaken
	})
	const saver = createSaver({ isChanged: () => document.now !== document.saved, isSound: () => document.isSound, send })
	const change = () => {
		document.now++
		saver.touch()
	}
	return { document, answers, send, saver, change }
}

describe('saving in the background', () => {
	beforeEach(() => vi.useFakeTimers())
	afterEach(() => vi.useRealTimers())

	it('waits until nothing more comes, but not forever', async () => {
		const { send, saver, change } = scene()
		change()
		expect(saver.state.value).toBe('unsaved')
		await vi.advanceTimersByTimeAsync(quiet - 1)
		change()
		await vi.advanceTimersByTimeAsync(quiet - 1)
		expect(send).not.toHaveBeenCalled()
		await vi.advanceTimersByTimeAsync(1)
		expect([send.mock.calls.length, saver.state.value]).toEqual([1, 'saved'])
		for (let time = 0; time < longest + quiet; time += 500) {
			change()
			await vi.advanceTimersByTimeAsync(500)
		}
		expect(send).toHaveBeenCalledTimes(2)
	})

	it('sends one after the other, and what is changed meanwhile afterwards', async () => {
		const { document, answers, send, saver, change } = scene()
		let answer: ((isTaken: boolean) => void) | undefined
		answers.push(() => new Promise((resolve) => {
			answer = resolve
		}))
		change()
		await vi.advanceTimersByTimeAsync(quiet)
		expect(saver.state.value).toBe('saving')
		change()
		await vi.advanceTimersByTimeAsync(longest)
		expect(send).toHaveBeenCalledTimes(1)
		answer?.(true)
		await vi.advanceTimersByTimeAsync(0)
		expect(saver.state.value).toBe('unsaved')
		await vi.advanceTimersByTimeAsync(quiet)
		expect([document.saved, saver.state.value]).toEqual([2, 'saved'])
	})

	it('tries again when the network is away, at once when somebody asks', async () => {
		const { document, answers, send, saver, change } = scene()
		const away = () => Promise.reject(new ApiError(0, {}))
		answers.push(away, away, away)
		change()
		await vi.advanceTimersByTimeAsync(quiet)
		expect([saver.state.value, (saver.failure.value as ApiError).reason]).toEqual(['failed', 'network'])
		change()
		await vi.advanceTimersByTimeAsync(retries[0]!)
		expect([send.mock.calls.length, saver.state.value]).toEqual([2, 'failed'])
		expect(await saver.flush()).toBe(false)
		expect(await saver.flush()).toBe(true)
		expect([document.saved, saver.state.value]).toEqual([2, 'saved'])
	})

	it('waits for a change when the server refuses, and for a choice when both changed the same', async () => {
		const { answers, send, saver, change } = scene()
		answers.push(() => Promise.reject(new ApiError(422, { reason: 'invalid_form' })), () => Promise.resolve(false))
		change()
		await vi.advanceTimersByTimeAsync(quiet + longest)
		expect([send.mock.calls.length, saver.state.value]).toEqual([1, 'refused'])
		change()
		await vi.advanceTimersByTimeAsync(quiet)
		expect(saver.state.value).toBe('conflict')
		change()
		await vi.advanceTimersByTimeAsync(longest)
		expect([send.mock.calls.length, saver.state.value]).toEqual([2, 'conflict'])
		saver.settled()
		change()
		await vi.advanceTimersByTimeAsync(quiet)
		expect(saver.state.value).toBe('saved')
	})

	it('sends nothing that cannot be saved, and nothing when it was undone', async () => {
		const { document, send, saver, change } = scene()
		document.isSound = false
		change()
		await vi.advanceTimersByTimeAsync(quiet)
		expect(saver.state.value).toBe('refused')
		document.now = 0
		saver.touch()
		await vi.advanceTimersByTimeAsync(quiet)
		expect([send.mock.calls.length, saver.state.value]).toEqual([0, 'saved'])
	})
})
