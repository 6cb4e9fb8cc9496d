// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TObject } from 'typebox'

/**
 * At most `calls` in a period of `seconds` that begins with its first call, counted exactly by the app itself: `#[Limit]` in PHP.
 *
 * Nextcloud's own limits (`userLimit`, `anonymousLimit`) use a rolling window, are inexact for concurrent calls, can be switched off and
 * report nothing. Every response of the route, including refusals and downloads, carries `X-RateLimit-Limit`, `X-RateLimit-Remaining` and
 * `X-RateLimit-Reset` (Unix seconds); a call over the limit gets 429 `too_many_requests` with `Retry-After`.
 */
export interface OwnLimit {
	/** What calls are counted by: account, token or address (IPv6: its /64). Without an account or token, the address counts. */
	readonly by: 'account' | 'address' | 'token'
	readonly calls: number
	readonly seconds: number
	/** Path values that are counted separately, such as the form being answered. */
	readonly per?: readonly string[]
	/** Routes with the same name share one counter. */
	readonly name?: string
	/** The contract's reprieve that may let calls through when the limit is used up. */
	readonly reprieve?: string
}

/**
 * Lets calls through although their limit is used up: a service that implements `Reprieve`, registered with `Registration::reprieve`.
 * The headers then say that nothing is left.
 */
export interface Reprieve {
	readonly summary: string
	/** Members of the body of a 429 that say what would let the next call through; the failure's schema has them as optional ones. */
	readonly offer: TObject
}

/** The limit in words. */
export function limitText(limit: OwnLimit): string {
	return [
		`${limit.calls} per ${limit.seconds} s by ${limit.by}`,
		...(limit.per ?? []).map((name) => `and ${name}`),
		...(limit.name === undefined ? [] : [`together with "${limit.name}"`]),
		...(limit.reprieve === undefined ? [] : [`with the reprieve "${limit.reprieve}"`]),
	]
		.join(' ')
}

/** Headers about the limit on each response of a limited route. */
export const limitHeaders: Readonly<Record<string, string>> = {
	'X-RateLimit-Limit': 'calls in one period', 'X-RateLimit-Remaining': 'calls that are left in this one',
	'X-RateLimit-Reset': 'when it ends, Unix seconds',
}
