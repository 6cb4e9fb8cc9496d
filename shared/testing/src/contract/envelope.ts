// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AssertionError } from 'node:assert'
import Type from 'typebox'
import type { Contract, Route } from '@suite/api/contract/route'
import { EnvelopedFailure } from '@suite/schema/error'
import type { Reply } from '../fixtures/http.ts'
import { expectReply } from './expect.ts'

/** Nextcloud's code for a caller who is not logged in. */
const unauthorised = 997

/** The address of a route, the mount before it. */
export function address(contract: Contract, route: Route, path: string): string {
	return `${route.enveloped ? '/ocs/v2.php' : '/index.php'}/apps/${contract.app}${path}`
}

/** The schema of a refusal's body, or of the data in its envelope. */
export const failureOf = (contract: Contract, route: Route): Contract['failure'] => route.enveloped ? EnvelopedFailure : contract.failure

/**
 * What the envelope holds, as if it had arrived without one.
 *
 * @throws {AssertionError} where the envelope does not say how it went
 */
export function unwrapped(route: Route, reply: Reply): Reply {
	if (!route.enveloped) {
		return reply
	}
	const Envelope = Type.Object({ ocs: Type.Object({ meta: Type.Object({ status: Type.String(), statuscode: Type.Integer(), message: Type.String() }), data: Type.Unknown() }) })
	const { ocs } = expectReply(reply, reply.status, Envelope) as unknown as { ocs: { meta: { status: string, statuscode: number }, data: unknown } }
	const expected = { status: reply.status < 400 ? 'ok' : 'failure', statuscode: reply.status === 401 ? unauthorised : reply.status }
	const actual = { status: ocs.meta.status, statuscode: ocs.meta.statuscode }
	if (actual.status !== expected.status || actual.statuscode !== expected.statuscode) {
		throw new AssertionError({ message: `the envelope of a ${reply.status} says ${JSON.stringify(actual)}`, actual, expected })
	}
	return { ...reply, json: ocs.data }
}
