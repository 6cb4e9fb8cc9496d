// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Does something again and again. */
export interface Ticker {
	/** No further turn begins; waits for the one under way. */
	stop(): Promise<void>
}

/**
 * Gives something its turn at an interval, never two turns at once: one that lasts longer takes the place of the next.
 *
 * @param turn - whatever goes wrong in it is its own matter
 * @param milliseconds - from turn to turn
 */
export function startTicker(turn: () => Promise<unknown>, milliseconds: number): Ticker {
	let underWay: Promise<unknown> | undefined
	const timer = setInterval(() => {
		underWay ??= turn().catch(() => undefined).finally(() => {
			underWay = undefined
		})
	}, milliseconds)
	// what keeps the process alive is the host, not its jobs
	timer.unref()
	return {
		stop: async () => {
			clearInterval(timer)
			await underWay
		},
	}
}
