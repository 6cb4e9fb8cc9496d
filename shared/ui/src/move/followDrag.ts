// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Pixels the pointer must move before a press becomes a drag. */
const tolerance = 4

interface Drag {
	/** The pointer moved. */
	move(event: PointerEvent): void
	/** The pointer was released or the drag was cancelled; also called for a press that never became a drag. */
	end(isKept: boolean): void
}

/**
 * Follows a press on a handle until it is released. Escape cancels it.
 *
 * @returns a function that cancels it as well
 */
export function followDrag(press: PointerEvent, { move, end }: Drag): () => void {
	const listening = new AbortController()
	const { signal } = listening
	let isDragging = false

	const stop = (isKept: boolean) => {
		if (!signal.aborted) {
			listening.abort()
			end(isKept && isDragging)
		}
	}
	if (press.currentTarget instanceof Element) {
		press.currentTarget.setPointerCapture(press.pointerId) // otherwise a frame on the page would swallow pointer events
	}
	window.addEventListener('pointermove', (moved) => {
		isDragging ||= Math.hypot(moved.clientX - press.clientX, moved.clientY - press.clientY) >= tolerance
		if (isDragging) {
			move(moved)
		}
	}, { signal })
	window.addEventListener('pointerup', () => stop(true), { signal })
	window.addEventListener('pointercancel', () => stop(false), { signal })
	window.addEventListener('keydown', (pressed) => {
		if (pressed.key === 'Escape') {
			pressed.preventDefault()
			pressed.stopPropagation()
			stop(false)
		}
	}, { signal, capture: true })
	return () => stop(false)
}
