// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, expect, it, vi } from 'vitest'
import { formOf, forward, openPage, refused, settled, write } from './page.ts'

const questions = [{ id: 'q1', type: 'text', title: 'Name' }, { id: 'q2', type: 'text', title: 'Age' }]

vi.stubGlobal('scrollTo', () => undefined)
afterEach(() => {
	vi.restoreAllMocks()
	vi.useRealTimers()
})

function turn(state: DocumentVisibilityState): void {
	vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
	document.dispatchEvent(new Event('visibilitychange'))
}

it('whoever leaves says at which question, once until another is answered', () => {
	const { stops } = openPage({ opened: formOf(questions) })
	turn('hidden')
	expect(stops).toEqual([])
	turn('visible')
	write('q1', 'Ann')
	write('q2', '41')
	turn('hidden')
	turn('visible')
	turn('hidden')
	expect(stops).toEqual([{ questionId: 'q2', key: 'key1', password: '' }])
	turn('visible')
	write('q1', 'Anna')
	turn('hidden')
	expect(stops.map(({ questionId }) => questionId)).toEqual(['q2', 'q1'])
})

it('nobody has stopped whose answers are sent, or on their way', async () => {
	vi.useFakeTimers()
	const { stops, replies } = openPage({ opened: formOf(questions) })
	replies.push(refused(0))
	write('q1', 'Ann')
	forward().click()
	await vi.advanceTimersByTimeAsync(10)
	turn('hidden')
	await vi.advanceTimersByTimeAsync(10_000)
	expect(document.body.textContent).toContain('Thank you')
	turn('visible')
	turn('hidden')
	expect(stops).toEqual([])
})

it('what the link fills in is no answer', async () => {
	const { stops } = openPage({ opened: formOf(questions) }, { search: '?q1=Ann' })
	await settled()
	turn('hidden')
	expect(stops).toEqual([])
})
