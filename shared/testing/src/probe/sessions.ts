// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '@suite/api/contract/route'
import { Note } from './plain.ts'

/** `csrf: 'session'`: sessions send the request token, app passwords neither that nor `OCS-APIRequest`. */
export const sessions = {
	write: {
		action: 'WordsSessionController::write', method: 'POST', path: '/words/session', access: 'user', csrf: 'session',
		summary: 'The note that was sent', body: Note, answers: { 201: Note }, example: { body: { text: 'a note' } },
	},
	remove: {
		action: 'WordsSessionController::remove', method: 'DELETE', path: '/words/session', access: 'admin', csrf: 'session',
		summary: 'For administrators', answers: { 204: Type.Null() }, example: {},
	},
	open: {
		action: 'WordsSessionController::open', method: 'PUT', path: '/words/session', access: 'public', csrf: 'session',
		summary: 'The note, also of somebody without an account', body: Note, answers: { 200: Note }, example: { body: { text: 'a note' } },
	},
} as const satisfies Record<string, Route>
