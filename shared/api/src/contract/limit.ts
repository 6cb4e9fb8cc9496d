// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * At most `calls` in a period of `seconds` that begins with its first call, counted exactly by the app itself: `#[Limit]` in PHP.
 *
 * Nextcloud's own limits (`userLimit`, `anonymousLimit`) roll instead, are inexact for calls at the same moment, can be switched off and
 * say nothing. Every answer of the route, refusals and downloads included, carries `X-RateLimit-Limit`, `X-RateLimit-Remaining` and
 * `X-RateLimit-Reset` (Unix seconds); the one that refuses is 429 `too_many_requests` with `Retry-After`.
 */
export interface OwnLimit {
	/** Whose calls: an account's, a token's, or those of an address (IPv6: its /64). Without account or token the address counts. */
	readonly by: 'account' | 'address' | 'token'
	readonly calls: number
	readonly seconds: number
	/** Values of the path that are counted apart, such as the form that is answered. */
	readonly per?: readonly string[]
	/** Routes with the same name share one counter. */
	readonly name?: string
}

/** The limit in words. */
export function limitText(limit: OwnLimit): string {
	return [
		`${limit.calls} per ${limit.seconds} s by ${limit.by}`,
		...(limit.per ?? []).map((name) => `and ${name}`),
		...(limit.name === undefined ? [] : [`together with "${limit.name}"`]),
	]
		.join(' ')
}

/** What each answer of a route with a limit says of it. */
export const limitHeaders: Readonly<Record<string, string>> = {
	'X-RateLimit-Limit': 'calls in one period', 'X-RateLimit-Remaining': 'calls that are left in this one',
	'X-RateLimit-Reset': 'when it ends, Unix seconds',
}
