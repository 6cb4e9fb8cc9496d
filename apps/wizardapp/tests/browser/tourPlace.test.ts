// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { gap, margin, placeBeside, placeInCenter, type Place } from '../../src/tour/view/place.ts'
import type { Rect, Size } from '../../src/tour/types.ts'

const sides = ['left', 'right', 'top', 'bottom'] as const
const bubble = { width: 360, height: 240 }
const desktop = { width: 1280, height: 800 }

function box(place: Place, size: Size): Rect {
	return { left: place.left, top: place.top, width: size.width, height: Math.min(size.height, place.maxHeight) }
}

function overlaps(a: Rect, b: Rect): boolean {
	return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}

function isInside({ left, top, width, height }: Rect, view: Size): boolean {
	return left >= 0 && top >= 0 && left + width <= view.width && top + height <= view.height
}

/** The same numbers in every run. */
function* numbers(seed = 7): Generator<number, never> {
	for (let state = seed; ;) {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
		yield state / 2_147_483_648
	}
}

describe('placing the bubble', () => {
	it('uses the preferred side if it has room', () => {
		const target = { left: 600, top: 380, width: 60, height: 40 }
		expect(sides.map((side) => placeBeside(target, bubble, desktop, side).side)).toEqual([...sides])
	})

	it('uses the opposite side if the preferred one has no room', () => {
		expect(placeBeside({ left: 600, top: 5, width: 60, height: 40 }, bubble, desktop, 'top').side).toBe('bottom')
		expect(placeBeside({ left: 1200, top: 300, width: 60, height: 40 }, bubble, desktop, 'right').side).toBe('left')
	})

	it('points the arrow at the middle of the target even when shifted along the edge', () => {
		const place = placeBeside({ left: 1200, top: 5, width: 40, height: 40 }, bubble, desktop, 'bottom')
		expect(place.left + (place.arrow ?? 0)).toBe(1220)
		expect(place.left + bubble.width).toBe(desktop.width - margin)
	})

	it('makes the bubble scroll if it is taller than the available room', () => {
		const place =
			placeBeside({ left: 0, top: 0, width: 320, height: 100 }, { width: 304, height: 700 }, { width: 320, height: 480 }, 'bottom')
		expect(place).toMatchObject({ side: 'bottom', maxHeight: 480 - 100 - gap - margin })
	})

	it('uses a bottom sheet if the target fills the window', () => {
		expect(placeBeside({ left: 0, top: 0, ...desktop }, bubble, desktop, 'right')).toMatchObject({
			side: 'sheet',
			arrow: null,
			top: 800 - 240 - margin,
		})
	})

	it('never leaves the window, and covers the target only as a sheet', () => {
		const random = numbers()
		const upTo = (most: number) => Math.floor(random.next().value * most)
		for (let round = 0; round < 3000; round++) {
			const view = { width: 320 + upTo(1500), height: 320 + upTo(900) }
			const size = { width: Math.min(360, view.width - 16), height: 120 + upTo(900) }
			const left = upTo(view.width)
			const top = upTo(view.height)
			const target = { left, top, width: upTo(view.width - left), height: upTo(view.height - top) }
			const place = placeBeside(target, size, view, sides[upTo(4)] ?? 'left')
			expect(isInside(box(place, size), view), JSON.stringify({ view, size, target, place })).toBe(true)
			if (place.side !== 'sheet') {
				expect(overlaps(box(place, size), target), JSON.stringify({ view, size, target, place })).toBe(false)
			}
		}
	})

	it('centres the bubble, and keeps it shorter than the window if the text is long', () => {
		expect(placeInCenter(bubble, desktop)).toMatchObject({ left: 460, top: 280 })
		expect(placeInCenter({ width: 304, height: 2000 }, { width: 320, height: 480 })).toMatchObject({
			left: 8,
			top: margin,
			maxHeight: 480 - 2 * margin,
		})
	})
})
