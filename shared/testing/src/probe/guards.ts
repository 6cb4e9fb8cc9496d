// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Guard, Route } from '@suite/api/contract/route'
import { Note } from './plain.ts'

export const guards = {
	'room-exists': { summary: 'The room is there', refusals: { 404: ['unknown_room'] } },
	'manages-room': { summary: 'The caller is a manager of the room', refusals: { 403: ['not_manager'] } },
} as const satisfies Record<string, Guard>

/** `guards`: the caller `stranger` holds a token that does not manage the room. */
export const guarded = {
	rename: {
		action: 'WordsGuardController::rename', method: 'PUT', path: '/words/guarded/{room}', access: { token: 'read', orUser: true },
		csrf: true,
		guards: ['room-exists', 'manages-room'], summary: 'The room, for its managers',
		params: Type.Object({ room: Type.String({ maxLength: 20 }) }), body: Note, answers: { 200: Type.Object({ room: Type.String() }) },
		example: { path: { room: 'blue' }, body: { text: 'a note' } },
		refused: [{ why: 'room-exists', status: 404, reason: 'unknown_room', path: { room: 'red' } }],
	},
} as const satisfies Record<string, Route>
