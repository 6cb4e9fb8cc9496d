// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '@suite/api/contract/route'
import { Note } from './plain.ts'

const Who = Type.Object({ isAccount: Type.Boolean(), isToken: Type.Boolean() }, { title: 'Who', additionalProperties: false })
const header = 'X-Probe-Key'

/** Tokens that the probe knows, by one of their scopes; Words/ProbeTokens.php has the same. */
export const probeTokens = {
	'': 'probe-none', read: 'probe-book', book: 'probe-book', see: 'probe-see', change: 'probe-change',
} as const

/** `scopes`: the first is included in the second. The others include only themselves. */
export const scopes = ['see', 'change'] as const

/** `texts`: one by our token gate with the scope, one by Nextcloud, one that both may say. */
export const texts = {
	scope_missing: 'This takes a token for: {scope}',
	not_logged_in: 'The probe does not know you',
	not_admin: 'The probe is for administrators',
} as const

/** `access: { token }`: as Bearer and in custom headers, alone and in addition to accounts. */
export const tokens = {
	read: {
		action: 'WordsTokenController::read', method: 'GET', path: '/words/token', access: { token: 'read' }, csrf: false,
		summary: 'Who calls, for a token alone', answers: { 200: Who }, example: {},
	},
	write: {
		action: 'WordsTokenController::write', method: 'PUT', path: '/words/token', csrf: false,
		access: { token: 'book', header, otherHeaders: ['X-Former-Probe-Key'] },
		summary: 'The same, for a key in a header of its own or in one of another app', body: Note, answers: { 200: Who },
		example: { body: { text: 'a note' } },
	},
	readOr: {
		action: 'WordsTokenController::readOr', method: 'GET', path: '/words/token-or-account',
		access: { token: 'read', header, orUser: true }, csrf: false,
		summary: 'Who calls, for a token or an account', answers: { 200: Who }, example: {},
	},
	writeOr: {
		action: 'WordsTokenController::writeOr', method: 'POST', path: '/words/token-or-account', access: { token: 'book', orUser: true },
		csrf: true,
		summary: 'The same, where sessions send the request token', body: Note, answers: { 200: Who },
		example: { body: { text: 'a note' } },
	},
	see: {
		action: 'WordsTokenController::see', method: 'GET', path: '/words/ranked', access: { token: 'see' }, csrf: false,
		summary: 'Who calls, for every token with a ranked scope', answers: { 200: Who }, example: {},
	},
	change: {
		action: 'WordsTokenController::change', method: 'PUT', path: '/words/ranked', access: { token: 'change' }, csrf: false,
		summary: 'The same, for the greater scope', body: Note, answers: { 200: Who }, example: { body: { text: 'a note' } },
	},
} as const satisfies Record<string, Route>
