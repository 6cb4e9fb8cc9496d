// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { LinkCall, PublicLink, Reply } from '@suite/api/forms/public-client'
import type { Challenge } from '@suite/schema/forms/failure'
import type { Submission, Submitted } from '@suite/schema/forms/response'

/**
 * Solves a challenge.
 *
 * @return what goes back to the server; undefined when it cannot be solved here, or was given up
 */
export type Solve = (challenge: Challenge, signal: AbortSignal | undefined) => Promise<string | undefined>

/** Submits answers. If the address has used up its limit, it solves the server's challenge and submits them once more. */
export async function admitted(
	link: PublicLink,
	solve: Solve,
	submission: Submission,
	key: string,
	call: LinkCall,
): Promise<Reply<Submitted>> {
	const reply = await link.submit(submission, key, call)
	if ('data' in reply || reply.challenge === undefined) {
		return reply
	}
	const solution = await solve(reply.challenge, call.signal)
	return solution === undefined || call.signal?.aborted === true ? reply : link.submit(submission, key, { ...call, solution })
}
