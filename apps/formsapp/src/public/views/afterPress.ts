// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * Runs things when no button of a pointer is down: what moves the page between pressing and releasing makes the click miss its target.
 *
 * @param signal - ends it
 */
export function afterPress(signal: AbortSignal): (run: () => void) => void {
	let isDown = false
	let waiting: (() => void)[] = []
	const release = () => {
		isDown = false
		// The click comes after this event.
		setTimeout(() => {
			const runs = waiting
			waiting = []
			runs.forEach((run) => run())
		})
	}
	const options = { signal, capture: true }
	document.addEventListener('pointerdown', () => {
		isDown = true
	}, options)
	document.addEventListener('pointerup', release, options)
	document.addEventListener('pointercancel', release, options)
	return (run) => {
		if (isDown) {
			waiting.push(run)
		} else {
			run()
		}
	}
}
