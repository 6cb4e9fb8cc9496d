// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AssertionError } from 'node:assert'
import Type from 'typebox'
import { shapeOf, type Contract, type Route } from '@suite/api/contract/route'
import { EnvelopedFailure } from '@suite/schema/error'
import type { Reply } from '@suite/fixtures/http'
import { expectReply } from './expect.ts'

/** Nextcloud's code for a caller who is not logged in. */
const unauthorised = 997

/** The address of a route, including the mount. */
export function address(contract: Contract, route: Route, path: string): string {
	return `${route.enveloped ? '/ocs/v2.php' : '/index.php'}/apps/${contract.app}${path}`
}

/** The schema of a refusal's body, or of the data in its envelope. */
export const failureOf = (contract: Contract, route: Route): Contract['failure'] =>
	shapeOf(contract, route)?.schema ?? (route.enveloped ? EnvelopedFailure : contract.failure)

/**
 * The reason a request was refused, for any failure shape.
 *
 * @throws {AssertionError} if the member of the shape does not hold what the contract declares, or the header with the details is missing
 */
export function whyRefused(contract: Contract, route: Route, reply: Reply, body: Record<string, unknown>): Record<string, unknown> {
	const shape = shapeOf(contract, route)
	if (!shape) {
		return body
	}
	const details = shape.details === undefined
		? { reason: body[shape.says] }
		: JSON.parse(reply.headers.get(shape.details) ?? '{}') as Record<string, unknown>
	const expected = shape.codes?.[String(details.reason)] ?? shape.codes?.[reply.status] ?? details.reason
	if (body[shape.says] !== expected) {
		throw new AssertionError({
			message: `${shape.says} is not what the contract says of ${String(details.reason)}`,
			actual: body[shape.says],
			expected,
		})
	}
	return details
}

/** Whether its refusals state which value is at fault. */
export function saysWhere(contract: Contract, route: Route): boolean {
	const shape = shapeOf(contract, route)
	return shape === undefined || shape.details !== undefined
}

/**
 * The contents of the envelope, as if they had arrived without one.
 *
 * @throws {AssertionError} if the envelope does not state the result
 */
export function unwrapped(route: Route, reply: Reply): Reply {
	if (!route.enveloped) {
		return reply
	}
	const Envelope = Type.Object({
		ocs: Type.Object({
			meta: Type.Object({ status: Type.String(), statuscode: Type.Integer(), message: Type.String() }),
			data: Type.Unknown(),
		}),
	})
	const { ocs } =
		expectReply(reply, reply.status, Envelope) as unknown as { ocs: { meta: { status: string, statuscode: number }, data: unknown } }
	const expected = { status: reply.status < 400 ? 'ok' : 'failure', statuscode: reply.status === 401 ? unauthorised : reply.status }
	const actual = { status: ocs.meta.status, statuscode: ocs.meta.statuscode }
	if (actual.status !== expected.status || actual.statuscode !== expected.statuscode) {
		throw new AssertionError({ message: `the envelope of a ${reply.status} says ${JSON.stringify(actual)}`, actual, expected })
	}
	const { status, headers, text, bytes } = reply // a spread has no getters
	return { status, headers, text, bytes, json: ocs.data }
}
