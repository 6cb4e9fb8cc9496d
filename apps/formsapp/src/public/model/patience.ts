// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Refused, Reply } from '@suite/api/forms/public-client'

/** Why something is asked once more: no connection, too many at once, or a server that has trouble. */
export type Cause = 'offline' | 'crowded' | 'failing'

export interface Pause {
	readonly cause: Cause
	/** Milliseconds */
	readonly length: number
}

/** Longer than that, and people are told instead. In seconds: what slows down those who guess passwords takes half an hour. */
const longest = 120

/**
 * How long to wait before the same is asked again; undefined when that would not help.
 *
 * @param attempt - from 1
 * @param random - from 0 to 1: many pages that were refused together do not come back together
 */
export function pauseAfter(refused: Refused, attempt: number, random: number): Pause | undefined {
	const { status, reason, retryAfter } = refused
	if (status === 429) {
		const seconds = retryAfter ?? 10
		return seconds > longest ? undefined : { cause: 'crowded', length: 1000 * seconds + 4000 * random }
	}
	if (status === 409 && reason === 'busy') {
		return attempt > 8 ? undefined : { cause: 'crowded', length: 500 + 1500 * random * attempt }
	}
	const growing = 1000 * Math.min(60, 2 ** Math.min(attempt - 1, 6)) * (0.5 + random)
	if (status === 0 || status === 408 || status === 425) {
		return { cause: 'offline', length: growing }
	}
	if (status === 502 || status === 503 || status === 504) {
		return { cause: 'failing', length: Math.max(growing, 1000 * Math.min(longest, retryAfter ?? 0)) }
	}
	return status === 500 && attempt < 4 ? { cause: 'failing', length: growing } : undefined
}

/** What asking patiently needs. */
export interface Patience {
	/** Resolves after the time, or earlier when there is reason to try at once. */
	wait(milliseconds: number): Promise<void>
	random(): number
	/** Called before each pause, and with undefined before each attempt. */
	tell(pause: Pause | undefined): void
	readonly signal: AbortSignal
}

/** Asks until there is an answer to stay with; undefined when it was stopped before. */
export async function askPatiently<T>(ask: () => Promise<Reply<T>>, patience: Patience): Promise<Reply<T> | undefined> {
	for (let attempt = 1; !patience.signal.aborted; attempt++) {
		patience.tell(undefined)
		const reply = await ask()
		if ('data' in reply) {
			return reply
		}
		if (patience.signal.aborted) {
			break
		}
		const pause = pauseAfter(reply, attempt, patience.random())
		if (pause === undefined) {
			return reply
		}
		patience.tell(pause)
		await patience.wait(pause.length)
	}
	return undefined
}
