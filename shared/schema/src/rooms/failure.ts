// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { Problem } from '../error.ts'

/**
 * The body of every refusal of Rooms: `error` is what the spec promises, and tools match on its text; the other members are ours.
 */
export const RoomsFailure = Type.Object({
	error: Type.String({ description: 'one sentence a person can act on' }),
	reason: Type.String({ description: 'closed set per route; never translated' }),
	pointer: Type.Optional(Type.String({ description: 'the first of errors' })),
	errors: Type.Optional(Type.Array(Problem, { description: 'all problems at once' })),
	errorId: Type.Optional(Type.String({ description: 'names the line in the server log' })),
	conflictingRoomId: Type.Optional(Type.String({ description: 'the room that has the address, on a 409' })),
	dates: Type.Optional(Type.Array(Type.Object({
		start: Type.Integer({ description: 'Unix seconds' }),
		end: Type.Integer({ description: 'exclusive' }),
		recurrenceId: Type.String({ description: 'empty for a single booking' }),
	}), { description: 'on which somebody else has the room, on a 409' })),
	version: Type.Optional(Type.String({ description: 'the current version of the room, on a 409' })),
}, { title: 'RoomsFailure', additionalProperties: false })
export type RoomsFailure = Static<typeof RoomsFailure>
