// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Milliseconds that a finger rests until it draws or moves; a shorter touch taps, and one that moves scrolls. */
export const holdFor = 400
/** Pixels that a resting finger may move. */
const tolerance = 8

/**
 * Calls when the finger of a press has rested long enough.
 *
 * @returns what stops waiting
 */
export function holdPress(press: PointerEvent, held: () => void): () => void {
	const listening = new AbortController()
	const { signal } = listening
	const timer = setTimeout(() => {
		listening.abort()
		held()
	}, holdFor)
	const stop = (): void => {
		clearTimeout(timer)
		listening.abort()
	}
	window.addEventListener('pointermove', ({ clientX, clientY }) => {
		if (Math.hypot(clientX - press.clientX, clientY - press.clientY) > tolerance) {
			stop()
		}
	}, { signal })
	for (const type of ['pointerup', 'pointercancel', 'scroll'] as const) {
		window.addEventListener(type, stop, { signal, capture: true })
	}
	// A second finger zooms.
	window.addEventListener('pointerdown', (other) => {
		if (other.pointerId !== press.pointerId) {
			stop()
		}
	}, { signal, capture: true })
	return stop
}
