// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AssertionError } from 'node:assert'
import Type from 'typebox'
import { shapeOf, type Contract, type Route } from '@suite/api/contract/route'
import type { Reply } from '@suite/fixtures/http'
import { unwrapped } from './envelope.ts'
import { expectShape } from './expect.ts'

/** Maximum deviation of the host's clock, in seconds. */
const tolerance = 5

/**
 * Checks the headers of any response against the route's own limit, and in a refusal what its reprieve offers; returns the response.
 *
 * @throws {AssertionError} naming the header that is missing, wrong or undeclared
 */
export function withLimitHeaders(contract: Contract, route: Route, reply: Reply): Reply {
	const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => reply.headers.get(`x-ratelimit-${name}`))
	const said = `X-RateLimit of ${String(limit)}, ${String(remaining)} left, until ${String(reset)}`
	if (!route.limit) {
		if (limit !== null || remaining !== null || reset !== null) {
			throw new AssertionError({ message: `${said}, which the contract does not declare` })
		}
		return reply
	}
	const now = Date.now() / 1000
	const { calls, seconds } = route.limit
	const isSaid = limit === String(calls)
		&& /^\d+$/.test(remaining ?? '')
		&& Number(remaining) <= calls
		&& Number(reset) > now - tolerance
		&& Number(reset) <= now + seconds + tolerance
	if (!isSaid) {
		throw new AssertionError({ message: `${said}, and ${calls} per ${seconds} s are declared (status ${reply.status})` })
	}
	const offer = contract.reprieves?.[route.limit.reprieve ?? '']?.offer
	if (offer && reply.status === 429 && remaining === '0') {
		const body = unwrapped(route, reply).json as { details?: unknown } | undefined
		const hasDetails = shapeOf(contract, route)?.details !== undefined
		// Details are only for requests that ask for them.
		if (!hasDetails || body?.details !== undefined) {
			expectShape(Type.Object(offer.properties), hasDetails ? body?.details : body, 'what the 429 offers', reply.text)
		}
	}
	return reply
}
