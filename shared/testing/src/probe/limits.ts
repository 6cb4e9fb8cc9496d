// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Reprieve } from '@suite/api/contract/limit'
import type { Route } from '@suite/api/contract/route'

const Named = Type.Object({ name: Type.String({ maxLength: 40 }) })
const Names = Type.Array(Type.String())
const few = { calls: 5, seconds: 60, per: ['name'] } as const

/** Members of the probe's failure. */
export const challenge = { challenge: Type.Optional(Type.String()) }

export const reprieves = {
	'reversed-key': { summary: 'Reverse the challenge', offer: Type.Object({ challenge: Type.String({ minLength: 1 }) }) },
} as const satisfies Record<string, Reprieve>

/** The contract's own limits. Those of five calls have no example, so that the generated checks leave them to the probe's own tests. */
export const limits = {
	account: {
		action: 'WordsLimitController::account', method: 'GET', path: '/words/limit/account', access: 'user', csrf: false,
		summary: 'Counted by account', limit: { by: 'account', calls: 1000, seconds: 60 }, answers: { 200: Names }, example: {},
	},
	form: {
		action: 'WordsLimitController::form', method: 'POST', path: '/words/limit/form/{name}', access: 'public', csrf: false,
		summary: 'Counted by address and name', limit: { by: 'address', ...few }, params: Named, answers: { 200: Names },
	},
	proof: {
		action: 'WordsLimitController::proof', method: 'POST', path: '/words/limit/proof/{name}', access: 'public', csrf: false,
		summary: 'The same, where a proof lets three more calls through', limit: { by: 'address', ...few, reprieve: 'reversed-key' },
		params: Named, answers: { 200: Names },
	},
	token: {
		action: 'WordsLimitController::token', method: 'GET', path: '/words/limit/token/{name}',
		access: { token: 'read', header: 'X-Probe-Key' }, csrf: false,
		summary: 'Counted by token and name', limit: { by: 'token', ...few }, params: Named, answers: { 200: Names },
	},
	download: {
		action: 'WordsLimitController::download', method: 'GET', path: '/words/limit/download/{name}', access: 'user', csrf: false,
		summary: 'A download', limit: { by: 'account', ...few, name: 'shared' }, params: Named,
		media: { 'text/csv': { charset: 'utf-8', disposition: 'attachment', filename: '^a\\.csv$' } }, answers: { 200: Type.Unknown() },
	},
	beside: {
		action: 'WordsLimitController::beside', method: 'GET', path: '/words/limit/beside/{name}', access: 'user', csrf: false,
		summary: 'Counted together with the download', limit: { by: 'account', ...few, name: 'shared' }, params: Named,
		answers: { 200: Names },
	},
	store: {
		action: 'WordsLimitController::store', method: 'POST', path: '/words/limit/store/{store}/{name}', access: 'public', csrf: false,
		summary: 'Counts to five in one of the two stores',
		params: Type.Object({ store: Type.Union([Type.Literal('cache'), Type.Literal('table')]), name: Type.String({ maxLength: 40 }) }),
		answers: { 200: Type.Object({ isAllowed: Type.Boolean(), hasStore: Type.Boolean() }) },
	},
} as const satisfies Record<string, Route>
