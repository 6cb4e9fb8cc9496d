// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { RoomStatistics, StatisticsQuery } from '@suite/schema/rooms/public/statistics'
import type { Route } from '../../contract/route.ts'
import { badRange } from './room.ts'

export const statistics = {
	read: {
		action: 'StatisticsController::read', method: 'GET', path: '/api/v1/statistics', access: { token: 'admin' }, csrf: false,
		cors: true, summary: 'How the rooms of the token were used', query: StatisticsQuery, answers: { 200: RoomStatistics },
		refusals: { 400: [...badRange], 403: ['room_not_allowed'], 404: ['unknown_room'] },
		example: { query: { from: '2026-01-01', to: '2026-12-31' } },
		refused: [
			{ why: 'a time where a date is due', status: 400, reason: 'bad_date', query: { from: '2026-01-01T00:00:00Z' } },
			{ why: 'an end before the start', status: 400, reason: 'bad_range', query: { from: '2026-03-02', to: '2026-03-01' } },
			{ why: '366 days', status: 400, reason: 'range_too_long', query: { from: '2026-01-01', to: '2027-01-02' } },
			{ why: 'a room that does not exist', status: 404, reason: 'unknown_room', query: { room: 'no-such-room' } },
		],
	},
} as const satisfies Record<string, Route>
