// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { RoomCard } from '@suite/schema/rooms/look/card'
import type { Route } from '../../contract/route.ts'
import { example, RoomPath } from '../room.ts'

export const cards = {
	read: {
		action: 'CardController::read', method: 'GET', path: '/api/rooms/{id}/card', access: 'user', csrf: false,
		summary: 'What whoever may view a room may know of it, with the next time at which it can be booked', params: RoomPath,
		answers: { 200: RoomCard }, refusals: { 403: ['not_viewer'], 404: ['unknown_room'] },
		example: { path: { id: example.room } },
		refused: [{ why: 'a room that does not exist', status: 404, reason: 'unknown_room', path: { id: 'no-such-room' } }],
	},
} as const satisfies Record<string, Route>
