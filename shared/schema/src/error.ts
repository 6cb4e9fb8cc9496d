// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static, type TProperties } from 'typebox'
import { nullable } from './nullable.ts'

/** A single problem with a request. */
export const Problem = Type.Object({
	pointer: Type.String({
		description: 'JSON pointer to the value in the body; query and path values are /query/<name> and /path/<name>',
	}),
	keyword: Type.String({ description: 'the rule that was broken, named as in JSON Schema' }),
	expected: Type.Unknown({ description: 'what the rule asks for' }),
	message: Type.String({ description: 'the same in words' }),
}, { title: 'Problem', additionalProperties: false })
export type Problem = Static<typeof Problem>

/**
 * The body of every refusal in apps whose spec defines `{success: false, error}`.
 * `message` repeats `error` because the host's own refusals use that name (docs/host-facts.md, "Refusals").
 */
export const Failure = Type.Object({
	success: Type.Literal(false),
	error: Type.String({ description: 'one sentence a person can act on' }),
	message: Type.String({ description: 'the same as error, for tools that know the host\'s own answers' }),
	reason: Type.String({ description: 'closed set per route; never translated' }),
	pointer: Type.Optional(Type.String({ description: 'the first of errors' })),
	errors: Type.Optional(Type.Array(Problem, { description: 'all problems at once' })),
	errorId: Type.Optional(Type.String({ description: 'names the line in the server log' })),
}, { title: 'Failure', additionalProperties: false })
export type Failure = Static<typeof Failure>

/** The same, with additional app-specific members. */
export const failureWith = <const P extends TProperties>(members: P) =>
	Type.Object({ ...Failure.properties, ...members }, { title: 'Failure', additionalProperties: false })

/** Members of a 409 that names whose save came first. */
export const savedBy = {
	author: Type.Optional(nullable(Type.String(), 'who saved that revision')),
	authorName: Type.Optional(nullable(Type.String(), 'the same, by display name')),
	updatedAt: Type.Optional(nullable(Type.String(), 'when, ISO 8601 in UTC')),
}

/** The data of a refusal in the OCS envelope, where `ocs.meta` marks it as one. */
export const EnvelopedFailure = Type.Object({
	error: Type.String({ description: 'one sentence a person can act on; `Validation failed` where fields names what is wrong' }),
	reason: Type.String({ description: 'closed set per route; never translated' }),
	fields: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'what is wrong, by the name of the field' })),
	errors: Type.Optional(Type.Array(Problem, { description: 'all problems at once' })),
	errorId: Type.Optional(Type.String({ description: 'names the line in the server log' })),
}, { title: 'EnvelopedFailure' })
export type EnvelopedFailure = Static<typeof EnvelopedFailure>
