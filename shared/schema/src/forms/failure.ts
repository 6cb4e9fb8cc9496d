// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { Problem } from '../error.ts'
import { choice, closed } from './values.ts'

export const codes = Object.freeze([
	'UNAUTHORIZED', 'FORBIDDEN', 'FORM_NOT_FOUND', 'INVALID_REQUEST', 'VALIDATION_ERROR', 'RATE_LIMITED', 'FORM_EXPIRED',
	'PASSWORD_REQUIRED', 'CONFLICT', 'INTERNAL',
] as const)
export type FailureCode = typeof codes[number]

/** What lets a submission through whose limit is used up. */
export const Challenge = Type.Object({
	text: Type.String({ description: 'sent back in X-Forms-Solution as <text>:<number>, with a number of at most 16 digits' }),
	zeros: Type.Integer({ minimum: 1, maximum: 32, description: 'zero bits that the SHA-256 of <text>:<number> has to begin with' }),
}, { title: 'Challenge', ...closed })
export type Challenge = Static<typeof Challenge>

/** What a client needs besides the three members: only for requests with the header `X-Forms-Details: 1`. */
export const FailureDetails = Type.Object({
	reason: Type.String({ description: 'closed set per route; never translated' }),
	pointer: Type.Optional(Type.String({ description: 'the first of errors' })),
	errors: Type.Optional(Type.Array(Problem, { description: 'all problems at once' })),
	errorId: Type.Optional(Type.String({ description: 'names the line in the server log' })),
	questions: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'a sentence by the id of the question at fault' })),
	opensAt: Type.Optional(Type.String({ description: 'when the form opens, ISO 8601' })),
	challenge: Type.Optional(Challenge),
	version: Type.Optional(Type.String({ description: 'of the form as it is now, on a 409' })),
}, { title: 'FailureDetails', ...closed })
export type FailureDetails = Static<typeof FailureDetails>

/** The body of every refusal of Forms. */
export const FormsFailure = Type.Object({
	error: Type.Literal(true),
	message: Type.String({ description: 'one sentence a person can act on' }),
	code: choice(...codes),
	details: Type.Optional(FailureDetails),
}, { title: 'FormsFailure', ...closed })
export type FormsFailure = Static<typeof FormsFailure>
