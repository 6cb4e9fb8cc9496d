// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdFor, holdPress } from '../../src/composables/holdPress.ts'

const pointer = (type: string, clientX = 100, pointerId = 1) =>
	new PointerEvent(type, { clientX, clientY: 50, pointerId, pointerType: 'touch' })

describe('a finger on the grid', () => {
	const held = vi.fn()
	beforeEach(() => {
		vi.useFakeTimers()
		held.mockClear()
		holdPress(pointer('pointerdown'), held)
	})
	afterEach(() => vi.useRealTimers())

	it('draws when it has rested, even if it trembled', () => {
		window.dispatchEvent(pointer('pointermove', 104))
		vi.advanceTimersByTime(holdFor - 1)
		expect(held).not.toHaveBeenCalled()
		vi.advanceTimersByTime(1)
		expect(held).toHaveBeenCalledOnce()
	})

	it.each([
		['moves', () => pointer('pointermove', 112)],
		['is lifted', () => pointer('pointerup')],
		['scrolls', () => pointer('pointercancel')],
		['is joined by another one', () => pointer('pointerdown', 200, 2)],
	])('does not when it %s before', (_, event) => {
		window.dispatchEvent(event())
		vi.advanceTimersByTime(2 * holdFor)
		expect(held).not.toHaveBeenCalled()
	})
})
