// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Holds something back, such as an answer of a route, until a test has seen what happens without it. */
export interface Held {
	/** Resolves with the release. */
	readonly until: Promise<void>
	release(): void
}

export function held(): Held {
	let release = (): void => undefined
	const until = new Promise<void>((resolve) => {
		release = resolve
	})
	return { until, release: () => release() }
}
