// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { failing, type FailureShape, type Route } from '@suite/api/contract/route'
import { Note } from './plain.ts'

const CodedFailure = Type.Object({ error: Type.Literal(true), message: Type.String(), code: Type.String() }, {
	title: 'CodedFailure',
	additionalProperties: false,
})
const PlainFailure = Type.Object({ error: Type.String(), reason: Type.String() }, { title: 'PlainFailure', additionalProperties: false })

export const failures = {
	coded: {
		schema: CodedFailure, says: 'code', details: 'X-Probe-Details',
		codes: {
			400: 'INVALID_REQUEST',
			401: 'UNAUTHORIZED',
			bad_token: 'PASSWORD_REQUIRED',
			403: 'FORBIDDEN',
			404: 'NOT_FOUND',
			410: 'EXPIRED',
			412: 'FORBIDDEN',
			413: 'INVALID_REQUEST',
		},
	},
	plain: { schema: PlainFailure, says: 'reason', texts: { not_admin: 'Ask an administrator to do this.' } },
} as const satisfies Record<string, FailureShape>

const refusals = { 410: ['expired'] } as const
const refused = [{ why: 'what is gone', status: 410, reason: 'expired', body: { text: 'expired' } }] as const

/** `failure`: for all routes of a resource. */
export const coded = failing('coded', {
	token: {
		action: 'WordsFailureController::coded', method: 'POST', path: '/words/failures/coded', access: { token: 'book' }, csrf: false,
		summary: 'The note that was sent; refusals have a code', body: Note, answers: { 200: Note }, refusals,
		example: { body: { text: 'a note' } }, refused,
	},
	account: {
		action: 'WordsFailureController::codedForAccounts', method: 'PUT', path: '/words/failures/coded', access: 'user', csrf: true,
		summary: 'The same for accounts', body: Note, answers: { 200: Note }, refusals, example: { body: { text: 'a note' } }, refused,
	},
} as const satisfies Record<string, Route>)

/** The same for one route. */
export const mixed = {
	plain: {
		action: 'WordsFailureController::plain', method: 'POST', path: '/words/failures/plain', access: 'admin', csrf: true,
		failure: 'plain',
		summary: 'The note that was sent; refusals have a reason', body: Note, answers: { 200: Note }, refusals,
		example: { body: { text: 'a note' } }, refused,
	},
} as const satisfies Record<string, Route>
