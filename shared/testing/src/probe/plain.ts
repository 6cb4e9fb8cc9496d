// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '@suite/api/contract/route'

export const Note = Type.Object({
	text: Type.String({ minLength: 1, maxLength: 40 }),
	count: Type.Optional(Type.Integer({ minimum: 0 })),
}, { title: 'Note', additionalProperties: false })

/** What every contract has: reading with an account, writing with the request token. */
export const plain = {
	read: {
		action: 'WordsPlainController::read', method: 'GET', path: '/words/plain/{name}', access: 'user', csrf: false,
		summary: 'A note with a name of the caller\'s choice',
		params: Type.Object({ name: Type.String({ maxLength: 20 }) }),
		query: Type.Object({ count: Type.Optional(Type.Integer({ minimum: 0 })) }),
		answers: { 200: Note }, example: { path: { name: 'first' }, query: { count: '3' } },
	},
	write: {
		action: 'WordsPlainController::write', method: 'POST', path: '/words/plain', access: 'user', csrf: true,
		summary: 'The note that was sent', body: Note, answers: { 201: Note }, example: { body: { text: 'a note' } },
	},
} as const satisfies Record<string, Route>
