// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AssertionError } from 'node:assert'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { shapeOf, tokenOf, type Contract, type Route } from '@suite/api/contract/route'
import type { Reply } from '@suite/fixtures/http'

/**
 * Checks a response against a status and a schema.
 *
 * @param reply - the response
 * @param status - the expected one, or several
 * @param schema - schema of the JSON body
 * @returns the body
 * @throws {AssertionError} naming the first difference and the start of the body
 */
export function expectReply(reply: Reply, status: number | readonly number[], schema: TSchema): Record<string, unknown> {
	const allowed = typeof status === 'number' ? [status] : status
	if (!allowed.includes(reply.status)) {
		throw new AssertionError({
			message: `status ${reply.status} instead of ${allowed.join(' or ')}: ${reply.text.slice(0, 300)}`,
			actual: reply.status,
			expected: allowed,
		})
	}
	const type = reply.headers.get('content-type') ?? ''
	if (!type.startsWith('application/json')) {
		throw new AssertionError({ message: `content type "${type}": ${reply.text.slice(0, 300)}` })
	}
	expectShape(schema, reply.json, `${reply.status} body`, reply.text)
	return reply.json as Record<string, unknown>
}

/**
 * Checks a value against a schema.
 *
 * @param what - name of the value, for the message
 * @param text - the text it was parsed from
 * @throws {AssertionError} naming the first difference and the start of the text
 */
export function expectShape(schema: TSchema, value: unknown, what: string, text: string): void {
	const [problem] = Value.Errors(schema, value)
	if (problem) {
		throw new AssertionError({ message: `${what}${problem.instancePath}: ${problem.message}: ${text.slice(0, 300)}` })
	}
}

/**
 * Checks that a file response carries everything needed so that nothing in it can run with the host's origin.
 *
 * @param reply - the response
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
	expectHeaders(reply, expected)
}

/**
 * Checks that a refusal says what the contract sets for its reason, if anything.
 *
 * @throws {AssertionError} when no member of the body does
 */
export function expectText(contract: Contract, route: Route, reason: string, body: Readonly<Record<string, unknown>>): void {
	const texts: Readonly<Record<string, string>> = { ...contract.texts, ...shapeOf(contract, route)?.texts }
	const text = texts[reason]?.replace('{scope}', tokenOf(route)?.token ?? '')
	if (text !== undefined && !Object.values(body).includes(text)) {
		throw new AssertionError({ message: `the refusal does not say "${text}": ${JSON.stringify(body)}`, actual: body, expected: text })
	}
}

function expectHeaders(reply: Reply, expected: Readonly<Record<string, RegExp>>): void {
	for (const [name, pattern] of Object.entries(expected)) {
		const value = reply.headers.get(name) ?? ''
		if (!pattern.test(value)) {
			throw new AssertionError({ message: `header ${name} is "${value}"`, actual: value, expected: String(pattern) })
		}
	}
}

/**
 * Checks a successful response against its declaration, whatever its kind.
 *
 * @param type - the content type requested, for a route with several
 * @throws {AssertionError} naming what differs
 */
export function expectSuccess(route: Route, reply: Reply, type?: string): void {
	const schema = route.answers[reply.status]
	if (!schema) {
		throw new AssertionError({ message: `status ${reply.status} is not declared: ${reply.text.slice(0, 300)}` })
	}
	if (route.isFile) {
		expectFile(reply)
	} else if (route.media) {
		expectMedia(route, reply, type ?? Object.keys(route.media)[0] ?? '')
	} else if (reply.status === 204) {
		expectNothing(reply)
	} else {
		expectReply(reply, reply.status, schema)
	}
}

function expectMedia(route: Route, reply: Reply, type: string): void {
	const declared = route.media?.[type as `${string}/${string}`]
	const expected = declared?.charset === undefined ? type : `${type}; charset=${declared.charset}`
	const name = decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(reply.headers.get('content-disposition') ?? '')?.[1] ?? '')
	const headers: Readonly<Record<string, RegExp>> = {
		'content-type': new RegExp(`^${expected.replace(/[.+*?]/g, '\\$&')}$`, 'i'),
		'content-disposition': new RegExp(`^${declared?.disposition ?? ''}; filename="[\\w. -]+"; filename\\*=`),
		'x-content-type-options': /^nosniff$/,
		'content-security-policy': /default-src 'none'.*sandbox/,
	}
	expectHeaders(reply, headers)
	if (!new RegExp(declared?.filename ?? '').test(name)) {
		throw new AssertionError({ message: `the file is called "${name}"`, actual: name, expected: declared?.filename })
	}
}

function expectNothing(reply: Reply): void {
	const type = reply.headers.get('content-type')
	if (reply.bytes.byteLength > 0 || type !== null) {
		throw new AssertionError({
			message: `${reply.bytes.byteLength} bytes of "${type ?? 'no type'}" where nothing is declared: ${reply.text.slice(0, 300)}`,
		})
	}
}
