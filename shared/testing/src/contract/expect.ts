// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AssertionError } from 'node:assert'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { Reply } from '../fixtures/http.ts'

/**
 * Holds an answer against a status and a schema.
 *
 * @param reply - what came back
 * @param status - the expected one, or several
 * @param schema - of the JSON body
 * @returns the body
 * @throws {AssertionError} naming the first difference and the start of the body
 */
export function expectReply(reply: Reply, status: number | readonly number[], schema: TSchema): Record<string, unknown> {
	const allowed = typeof status === 'number' ? [status] : status
	if (!allowed.includes(reply.status)) {
		throw new AssertionError({ message: `status ${reply.status} instead of ${allowed.join(' or ')}: ${reply.text.slice(0, 300)}`, actual: reply.status, expected: allowed })
	}
	const type = reply.headers.get('content-type') ?? ''
	if (!type.startsWith('application/json')) {
		throw new AssertionError({ message: `content type "${type}": ${reply.text.slice(0, 300)}` })
	}
	const [problem] = Value.Errors(schema, reply.json)
	if (problem) {
		throw new AssertionError({ message: `${reply.status} body${problem.instancePath}: ${problem.message}: ${reply.text.slice(0, 300)}` })
	}
	return reply.json as Record<string, unknown>
}

/**
 * Holds an answer with a file against what each must carry so that nothing in it runs in the host's name.
 *
 * @param reply - what came back
 * @throws {AssertionError} naming what is missing
 */
export function expectFile(reply: Reply): void {
	const expected: Readonly<Record<string, RegExp>> = {
		'content-type': /^(?!application\/json)\w+\/[\w+.-]+/,
		'x-content-type-options': /^nosniff$/,
		'content-security-policy': /default-src 'none'.*sandbox/,
		'cache-control': /private/,
		'accept-ranges': /^bytes$/,
		etag: /^"[^"]+"$/,
	}
	for (const [name, pattern] of Object.entries(expected)) {
		const value = reply.headers.get(name) ?? ''
		if (!pattern.test(value)) {
			throw new AssertionError({ message: `header ${name} is "${value}"`, actual: value, expected: String(pattern) })
		}
	}
}
