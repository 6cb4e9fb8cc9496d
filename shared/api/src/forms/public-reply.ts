// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Challenge, FormsFailure } from '@suite/schema/forms/failure'

/** What the server said, or that it said nothing in time. */
export type Reply<T> = { readonly data: T } | Refused

export interface Refused {
	/** HTTP status; 0 when there was no response. */
	readonly status: number
	/** From the route's closed set; empty when the server, or whatever is before it, gave none. */
	readonly reason: string
	/** One sentence, in English. */
	readonly message: string
	/** Sentences by the id of the question at fault, in English. */
	readonly questions: Readonly<Record<string, string>>
	/** ISO 8601 */
	readonly opensAt: string | undefined
	/** Seconds to wait. */
	readonly retryAfter: number | undefined
	/** What lets the submission through in spite of the limit. */
	readonly challenge: Challenge | undefined
}

export interface LinkCall {
	/** Empty when the form needs none. */
	readonly password: string
	readonly signal?: AbortSignal
}

/** No answer. */
export const lost: Refused = Object.freeze({
	status: 0, reason: '', message: '', questions: {}, opensAt: undefined, retryAfter: undefined, challenge: undefined,
})

/** What an answer says. */
export function replyOf<T>(status: number, retryAfter: string | null, text: string): Reply<T> {
	const body = read(text)
	const isGood = status >= 200 && status < 300
	if (isGood && body !== undefined) {
		return { data: body as T }
	}
	const { message, details } = (typeof body === 'object' && body !== null ? body : {}) as Partial<FormsFailure>
	const seconds = Number(retryAfter ?? Number.NaN)
	return {
		// A success that cannot be read comes from something between here and the server.
		status: isGood ? 502 : status,
		reason: details?.reason ?? '',
		message: typeof message === 'string' ? message : '',
		questions: details?.questions ?? {},
		opensAt: details?.opensAt,
		retryAfter: Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined,
		challenge: details?.challenge,
	}
}

/** Headers are bytes, written as the characters of these codes; the server reads them as UTF-8. */
export function bearer(password: string): Record<string, string> {
	return password === '' ? {} : { Authorization: `Bearer ${String.fromCharCode(...new TextEncoder().encode(password))}` }
}

function read(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
