// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Pixels of a swipe. */
const least = 60

/** Listeners that turn to the next or the previous page when a finger goes sideways further than up or down. */
export function useSwipe(turn: (way: -1 | 1) => void): {
	readonly touchstart: (event: TouchEvent) => void
	readonly touchend: (event: TouchEvent) => void
} {
	let from: { readonly x: number, readonly y: number } | null = null
	return {
		touchstart({ touches: [first] }) {
			from = first === undefined ? null : { x: first.clientX, y: first.clientY }
		},
		touchend({ changedTouches: [last] }) {
			if (from !== null && last !== undefined) {
				const [x, y] = [last.clientX - from.x, last.clientY - from.y]
				if (Math.abs(x) >= least && Math.abs(x) > 2 * Math.abs(y)) {
					turn(x < 0 ? 1 : -1)
				}
			}
			from = null
		},
	}
}
