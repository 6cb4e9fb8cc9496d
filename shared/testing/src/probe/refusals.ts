// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '@suite/api/contract/route'
import { PerItem } from '@suite/schema/per-item'
import { Note } from './plain.ts'

/** The statuses of our own refusals, each with its example. */
export const refusals = {
	refuse: {
		action: 'WordsRefusalController::refuse', method: 'GET', path: '/words/refusals/{reason}', access: 'public', csrf: false,
		summary: 'A refusal for the asking', params: Type.Object({ reason: Type.String({ maxLength: 20 }) }), answers: { 200: Note },
		refusals: { 401: ['password_required'], 410: ['expired'], 422: ['outside_hours'], 503: ['busy'], 507: ['quota'] },
		example: { path: { reason: 'none' } },
		refused: [
			{ why: 'a missing password', status: 401, reason: 'password_required', path: { reason: 'password_required' } },
			{ why: 'what is gone', status: 410, reason: 'expired', path: { reason: 'expired' } },
			{ why: 'what breaks a rule', status: 422, reason: 'outside_hours', path: { reason: 'outside_hours' } },
			{ why: 'what is unavailable', status: 503, reason: 'busy', path: { reason: 'busy' } },
			{ why: 'storage', status: 507, reason: 'quota', path: { reason: 'quota' } },
		],
	},
} as const satisfies Record<string, Route>

/** `method: 'PATCH'`, and a 207 with a result per item. */
export const changes = {
	update: {
		action: 'WordsRefusalController::update', method: 'PATCH', path: '/words/note', access: 'user', csrf: true,
		summary: 'The note that was sent', body: Note, answers: { 200: Note }, example: { body: { text: 'a note' } },
	},
	updateMany: {
		action: 'WordsRefusalController::updateMany', method: 'PATCH', path: '/words/notes', access: 'user', csrf: true,
		summary: 'Each note with the text, where it is there',
		body: Type.Object({ ids: Type.Array(Type.String(), { maxItems: 5 }), text: Type.String({ minLength: 1 }) }, {
			additionalProperties: false,
		}),
		answers: { 207: PerItem(Note) }, example: { body: { ids: ['first', 'none'], text: 'a note' } },
	},
} as const satisfies Record<string, Route>
