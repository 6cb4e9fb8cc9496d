// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Runs all of them in order, with at most this many at a time. */
export async function inLanes(count: number, runs: readonly (() => Promise<void>)[]): Promise<void> {
	const waiting = [...runs]
	const lane = async () => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
			await next()
		}
	}
	await Promise.all(Array.from({ length: count }, lane))
}
