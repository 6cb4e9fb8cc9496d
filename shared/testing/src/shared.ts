// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * Creates something on first use and returns the same for later uses, in other test files too: the files of a job
 * share one host and one worker. For what is slow to create and not changed by any test; everything else belongs to one file or one test.
 *
 * @param minutes - lifetime after which it is created anew; unlimited when absent
 */
export function shared<Made>(make: () => Promise<Made>, minutes: number = Number.POSITIVE_INFINITY): () => Promise<Made> {
	let made: Promise<Made> | undefined
	let since = 0
	return () => {
		if (made === undefined || performance.now() - since > minutes * 60_000) {
			since = performance.now()
			made = make()
			// the next file tries again
			made.catch(() => { made = undefined })
		}
		return made
	}
}
