// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '@suite/api/contract/route'
import { Note } from './plain.ts'

/** Routes served only on the OCS mount, in its envelope. */
export const enveloped = {
	read: {
		action: 'WordsEnvelopeController::read', method: 'GET', path: '/words/notes/{name}', enveloped: true, access: 'user', csrf: false,
		summary: 'A note with a name of the caller\'s choice',
		params: Type.Object({ name: Type.String({ maxLength: 20 }) }),
		query: Type.Object({ count: Type.Optional(Type.Integer({ minimum: 0 })) }),
		answers: { 200: Note }, refusals: { 403: ['not_allowed'], 404: ['unknown_note'] },
		example: { path: { name: 'first' }, query: { count: '3' } },
	},
	counted: {
		action: 'WordsEnvelopeController::counted', method: 'GET', path: '/words/counted/{name}', enveloped: true, access: 'user',
		csrf: false,
		summary: 'Counted by account and name', limit: { by: 'account', calls: 5, seconds: 60, per: ['name'] },
		params: Type.Object({ name: Type.String({ maxLength: 40 }) }), answers: { 200: Type.Array(Type.String()) },
	},
	write: {
		action: 'WordsEnvelopeController::write', method: 'POST', path: '/words/notes', enveloped: true, access: 'user', csrf: true,
		summary: 'The note that was sent', body: Note, answers: { 201: Note }, example: { body: { text: 'a note' } },
	},
	keep: {
		action: 'WordsEnvelopeController::keep', method: 'PUT', path: '/words/notes', enveloped: true, access: 'user', csrf: 'session',
		summary: 'The note, where an app password suffices', body: Note, answers: { 200: Note }, example: { body: { text: 'a note' } },
	},
	clear: {
		action: 'WordsEnvelopeController::clear', method: 'DELETE', path: '/words/notes', enveloped: true, access: 'admin', csrf: true,
		summary: 'For administrators', answers: { 200: Type.Array(Note) }, example: {},
	},
} as const satisfies Record<string, Route>
