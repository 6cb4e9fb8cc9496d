// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { FoundRooms, RoomWish } from '@suite/schema/rooms/look/finder'
import type { Route } from '../../contract/route.ts'

const slot = { start: '2047-05-01T09:00:00Z', end: '2047-05-01T10:00:00Z' }

export const finder = {
	find: {
		action: 'FinderController::find', method: 'GET', path: '/api/find', access: 'user', csrf: false,
		summary: 'Rooms that the caller may view for a time and a wish, the best first, with what the others lack',
		query: RoomWish, answers: { 200: FoundRooms }, refusals: { 400: ['bad_date', 'bad_range'] },
		example: { query: { start: slot.start, end: slot.end, seats: '4', facilities: 'projector', rrule: 'FREQ=WEEKLY;COUNT=4' } },
		refused: [{ why: 'an end before the start', status: 400, reason: 'bad_range', query: { start: slot.start, end: slot.start } }],
	},
} as const satisfies Record<string, Route>
