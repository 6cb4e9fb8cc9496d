// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { FormsFailure, type FailureCode } from '@suite/schema/forms/failure'
import { limits } from '@suite/schema/forms/limits'
import { QuestionId } from '@suite/schema/forms/question'
import type { OwnLimit } from '../contract/limit.ts'
import { failing, type FailureShape, type Route } from '../contract/route.ts'

/** Asks for details of refusals. */
export const detailed = { headers: { 'X-Forms-Details': '1' } } as const

/** Ids of the examples: suites put those of their own form there. */
export const example = {
	fileId: '1', questionId: 'q1', responseId: '1', uploadId: '1', keyId: 'ak_contract', webhookId: 'wh_contract', deliveryId: '1',
	imageId: '1', templateId: 'tp_contract', correction: '1', hash: '0123456789abcdef0123456789abcdef',
} as const

/** A path that names no form. */
export const nowhere = { fileId: '999999999999' } as const

const codes = {
	400: 'INVALID_REQUEST',
	401: 'UNAUTHORIZED',
	password_required: 'PASSWORD_REQUIRED',
	403: 'FORBIDDEN',
	404: 'FORM_NOT_FOUND',
	409: 'CONFLICT',
	410: 'FORM_EXPIRED',
	412: 'FORBIDDEN',
	413: 'INVALID_REQUEST',
	422: 'VALIDATION_ERROR',
	429: 'RATE_LIMITED',
	500: 'INTERNAL',
	503: 'INTERNAL',
	507: 'INTERNAL',
} as const satisfies Record<string | number, FailureCode>

/** The details are in the body as well, and both only for requests that ask for them. */
export const failures = {
	coded: { schema: FormsFailure, says: 'code', details: 'X-Forms-Details', codes },
} as const satisfies Record<string, FailureShape>

export const FormPath = Type.Object({ fileId: Type.Integer({ minimum: 1, description: 'the file that holds the form' }) })
export const QuestionPath = Type.Object({ ...FormPath.properties, questionId: QuestionId })
export const ResponsePath = Type.Object({
	...FormPath.properties,
	responseId: Type.String({ minLength: 1, maxLength: limits.idCharacters }),
})
export const LinkPath = Type.Object({ hash: Type.String({ minLength: 1, maxLength: limits.hashCharacters }) })

type OfAccounts<R> = R & { readonly access: 'user', readonly limit: OwnLimit, readonly failure: 'coded' }

/** Routes for accounts: together they have one limit. */
export function ofAccounts<const R extends Record<string, Omit<Route, 'access'>>>(
	routes: R,
): { readonly [K in keyof R]: OfAccounts<R[K]> } {
	return limited('user', routes) as never
}

/** Routes for administrators, who have the limit of every account. */
export function ofAdministrators<const R extends Record<string, Omit<Route, 'access'>>>(
	routes: R,
): { readonly [K in keyof R]: Omit<OfAccounts<R[K]>, 'access'> & { readonly access: 'admin' } } {
	return limited('admin', routes) as never
}

function limited(access: 'user' | 'admin', routes: Record<string, Omit<Route, 'access'>>): object {
	const limit = { by: 'account', calls: limits.callsPerMinute, seconds: 60, name: 'accounts' } as const satisfies OwnLimit
	return failing('coded', Object.fromEntries(Object.entries(routes).map(([name, route]) =>
		[name, { ...route, access, limit }])) as never)
}
