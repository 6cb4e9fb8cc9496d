// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Contract, Route } from '@suite/api/contract/route'
import type { Client } from '@suite/fixtures/client'
import type { Sent } from '@suite/fixtures/http'
import type { Random } from '../random.ts'
import { address } from './envelope.ts'

/** A request that caused a server error. */
export interface Crash {
	readonly status: number
	readonly request: string
	readonly answer: string
}

const oddTexts = [
	'',
	' ',
	'\u0000',
	'..',
	'../../etc/passwd',
	'%2e%2e%2f',
	'..%252f',
	'\\',
	'{}',
	'[]',
	'null',
	'-1',
	'999999999999999999999',
	'1e999',
	'NaN',
	'🙂'.repeat(40),
	'x'.repeat(5_000),
	'<script>',
	"' OR 1=1 --",
	'\uD800',
	'\u202E',
	'home',
	'tree',
	'_media',
	'.nomedia',
]
/** Half a surrogate pair cannot be part of a query; path segments have its bytes. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
/** In the form used in an address. */
const oddParts = [...oddTexts.filter((text) => text !== '' && text !== '\uD800').map(encodeURIComponent), '%ED%A0%80', '%C0%AF', '%20']
const oddValues: readonly unknown[] = [null, true, 0, -1, 1.5, 1e308, [], {}, [[[[]]]], { a: { b: { c: {} } } }, ...oddTexts]
const oddBodies = [
	'',
	'{',
	'[',
	'"',
	'null',
	'[]',
	'{}',
	'{"a":',
	'\u0000',
	'{"id":"\\u0000"}',
	'{"title":"\\ud800"}',
	'x'.repeat(10_000),
	'['.repeat(2_000),
	'{"a":'.repeat(600),
]

/**
 * Sends requests that no client would send, each derived from a route of the contract.
 *
 * @param callers - possible senders; one is picked for each request
 * @returns the requests answered with 500 or above
 */
export async function fuzz(
	contract: Contract,
	callers: readonly Client[],
	random: Random,
	count: number,
	besides: (route: Route) => boolean = () => false,
): Promise<Crash[]> {
	const routes = Object.values(contract.resources).flatMap((resource) => Object.values(resource)).filter((route) => !besides(route))
	const crashes: Crash[] = []
	for (let sent = 0; sent < count; sent++) {
		const route = random.pick(routes)
		const isOcs = route.ocs !== undefined && random.chance(0.3)
		const path = (isOcs ? `/ocs/v2.php/apps/${contract.app}${route.ocs}` : address(contract, route, route.path))
			.replace(/\{\w+\}/g, () => random.chance(0.5) ? 'home' : random.pick(oddParts))
		const request = oddRequest(route, random)
		const { status, text } = await random.pick(callers).request(route.method, path, request)
		if (status >= 500) {
			crashes.push({
				status,
				request: `${route.method} ${path} ${JSON.stringify(request).slice(0, 500)}`,
				answer: text.slice(0, 300),
			})
		}
	}
	return crashes
}

function oddRequest(route: Route, random: Random): Sent {
	const headers = {
		'OCS-APIRequest': 'true',
		...(random.chance(0.1) ? { 'If-Match': random.pick(['*', '"x"', '""', 'W/"', 'x'.repeat(300)]) } : {}),
		...(random.chance(0.1) ? { Range: random.pick(['bytes=', 'bytes=5-1', 'bytes=-0', 'x=1-2', 'bytes=0-99999999999999999999']) } : {}),
	}
	const query = random.chance(0.5) ? oddMembers(Object.keys((route.query?.properties ?? { limit: 0 }) as object), random) : undefined
	const withQuery = query === undefined ? {} : { query: Object.fromEntries(Object.entries(query).map(([name, value]) => [
		wellFormed(name),
		wellFormed(String(typeof value === 'object' ? JSON.stringify(value) : value)),
	])) }
	if (route.method === 'GET') {
		return { headers, ...withQuery }
	}
	if (random.chance(0.3)) {
		return { headers: { ...headers, 'Content-Type': random.pick([
			'application/json',
			'text/plain',
			'multipart/form-data; boundary=x',
			'application/x-www-form-urlencoded',
		]) }, raw: random.pick(oddBodies), ...withQuery }
	}
	const names = Object.keys(((route.body ?? {}) as { properties?: object }).properties ?? { a: 0 })
	return { headers, body: { ...(random.chance(0.5) ? route.example?.body as object : {}), ...oddMembers(names, random) }, ...withQuery }
}

function oddMembers(names: readonly string[], random: Random): Record<string, unknown> {
	return Object.fromEntries(random.some([...names, random.pick(oddTexts)], 0.6).map((name) => [name, random.pick(oddValues)]))
}
