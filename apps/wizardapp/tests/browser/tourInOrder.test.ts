// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import { inOrder } from '../../src/tour/in-order.ts'

/** Calls that are answered on demand. */
function calls() {
	const sent: string[] = []
	const answers = new Map<string, { resolve: () => void, reject: (error: Error) => void }>()
	return {
		sent,
		call: (name: string) => () => new Promise<void>((resolve, reject) => {
			sent.push(name)
			answers.set(name, { resolve, reject })
		}),
		answer: async (name: string, error?: Error) => {
			const waiting = answers.get(name)!
			error === undefined ? waiting.resolve() : waiting.reject(error)
			await new Promise((done) => setTimeout(done))
		},
	}
}

describe('a report of the tour to the server', () => {
	it('is sent at once, and the next one after the response', async () => {
		const { sent, call, answer } = calls()
		const send = inOrder(() => undefined)
		send(call('start'))
		send(call('pause'))
		expect(sent).toEqual(['start'])
		await answer('start')
		expect(sent).toEqual(['start', 'pause'])
		await answer('pause')
		send(call('start again'))
		expect(sent.at(-1)).toBe('start again')
	})

	it('is sent even after a failed call, whose error is reported', async () => {
		const { sent, call, answer } = calls()
		const errors: unknown[] = []
		const send = inOrder((error) => errors.push(error))
		send(call('start'))
		send(call('pause'))
		const failure = new Error('no network')
		await answer('start', failure)
		expect(sent).toEqual(['start', 'pause'])
		expect(errors).toEqual([failure])
	})

	it('is sent with all others when the user leaves the page', () => {
		const { sent, call } = calls()
		const send = inOrder(() => undefined)
		send(call('start'))
		send(call('see'))
		send(call('pause'))
		window.dispatchEvent(new Event('pagehide'))
		expect(sent).toEqual(['start', 'see', 'pause'])
	})
})
