// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Pauses that end early: when the connection is back, or somebody does not want to wait. */
export interface Wakeable {
	readonly wait: (milliseconds: number) => Promise<void>
	/** Ends the pause. */
	readonly wake: () => void
	/** To be called at the end. */
	readonly release: () => void
}

export function wakeable(): Wakeable {
	let end: (() => void) | undefined
	const wake = () => end?.()
	window.addEventListener('online', wake)
	return {
		wake,
		wait: (milliseconds) => new Promise((resolve) => {
			const timer = setTimeout(resolve, milliseconds)
			end = () => {
				clearTimeout(timer)
				resolve()
			}
		}),
		release() {
			wake()
			window.removeEventListener('online', wake)
		},
	}
}
