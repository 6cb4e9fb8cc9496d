// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Repeats a task. */
export interface Ticker {
	/** Starts no further run; waits for the current one. */
	stop(): Promise<void>
}

/**
 * Runs a task at an interval, never two runs at once: a run that takes longer replaces the next one.
 *
 * @param turn - handles its own errors
 * @param milliseconds - interval between runs
 */
export function startTicker(turn: () => Promise<unknown>, milliseconds: number): Ticker {
	let underWay: Promise<unknown> | undefined
	const timer = setInterval(() => {
		underWay ??= turn().catch(() => undefined).finally(() => {
			underWay = undefined
		})
	}, milliseconds)
	// the host keeps the process alive, not its jobs
	timer.unref()
	return {
		stop: async () => {
			clearInterval(timer)
			await underWay
		},
	}
}
