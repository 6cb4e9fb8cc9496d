// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { defaultMaxBytes, type Route } from '@suite/api/contract/route'
import type { Sent } from '@suite/fixtures/http'
import type { Check } from './check.ts'

/** What the checks of a route can do as an authorised caller. */
export interface Attempts {
	/** Sends the example with changes; the successful response has the named content type, or the route's first. */
	readonly succeeds: (sent: Sent, type?: string) => Promise<void>
	readonly refused: (status: number, reason: string, sent: Sent) => Promise<unknown>
}

/** Checks of a route whose body or response is not JSON. */
export function kindChecks(route: Route, attempts: Attempts): Check[] {
	return [...(route.raw ? rawChecks(route, attempts) : []), ...mediaChecks(route, attempts)]
}

function rawChecks(route: Route, { succeeds, refused }: Attempts): Check[] {
	const size = (route.maxBytes ?? defaultMaxBytes) + 1
	const types = route.example
		? ['application/json', 'application/x-www-form-urlencoded', 'text/plain; charset=iso-8859-1', 'application/octet-stream', '']
		: []
	return [
		...types.map((type) => ({
			name: `takes its bytes as ${type === '' ? 'no content type' : type}`,
			run: () => succeeds(type === '' ? {} : { headers: { 'Content-Type': type } }),
		})),
		{
			name: 'refuses a form with files, whose bytes PHP does not keep',
			run: () => refused(400, 'invalid_input', { raw: new FormData() }),
		},
		{
			name: `refuses ${size} bytes`,
			run: () => refused(413, 'too_large', { raw: new Uint8Array(size), headers: { 'Content-Type': 'application/octet-stream' } }),
		},
	]
}

function mediaChecks(route: Route, { succeeds }: Attempts): Check[] {
	return Object.entries(route.media ?? {}).flatMap(([type, { example }]) => {
		const sent: Sent = { ...(example?.query ? { query: { ...route.example?.query, ...example.query } } : {}) }
		return example ? [{ name: `answers ${type}`, run: () => succeeds(sent, type) }] : []
	})
}
