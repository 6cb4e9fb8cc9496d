// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { PublicRoom, PublicRoomFilter } from '@suite/schema/rooms/public/room'
import { AvailabilityQuery, RoomAvailability, RoomStatus } from '@suite/schema/rooms/public/times'
import type { Route } from '../../contract/route.ts'
import { example, RoomPath } from '../room.ts'

/** Why a period is refused. */
export const badRange = ['bad_date', 'bad_range', 'range_too_long'] as const

export const publicRooms = {
	list: {
		action: 'PublicRoomController::list', method: 'GET', path: '/api/v1/rooms', access: { token: 'read' }, csrf: false, cors: true,
		summary: 'The rooms of the token, by name', query: PublicRoomFilter,
		answers: { 200: Type.Array(PublicRoom) }, example: { query: { active: 'true', capacity_min: '0' } },
	},
	read: {
		action: 'PublicRoomController::read', method: 'GET', path: '/api/v1/rooms/{id}', access: { token: 'read' }, csrf: false, cors: true,
		guards: ['token-room'],
		summary: 'One room', params: RoomPath, answers: { 200: PublicRoom }, refusals: { 404: ['unknown_room'] },
		example: { path: { id: example.room } },
		refused: [{ why: 'a room that does not exist', status: 404, reason: 'unknown_room', path: { id: 'no-such-room' } }],
	},
	status: {
		action: 'PublicRoomController::status', method: 'GET', path: '/api/v1/rooms/{id}/status', access: { token: 'read' }, csrf: false,
		cors: true, guards: ['token-room'],
		summary: 'Whether a room is free now, and its bookings of today', params: RoomPath, answers: { 200: RoomStatus },
		refusals: { 404: ['unknown_room'] }, example: { path: { id: example.room } },
	},
	availability: {
		action: 'PublicRoomController::availability', method: 'GET', path: '/api/v1/rooms/{id}/availability', access: { token: 'read' },
		csrf: false, cors: true, guards: ['token-room'],
		summary: 'When a room is free', params: RoomPath, query: AvailabilityQuery, answers: { 200: RoomAvailability },
		refusals: { 400: [...badRange], 404: ['unknown_room'] },
		example: { path: { id: example.room }, query: { from: '2026-11-23T00:00:00+01:00', to: '2026-11-30' } },
		refused: [
			{ why: 'a day that is none', status: 400, reason: 'bad_date', path: { id: example.room }, query: { date: '2026-13-01' } },
			{ why: '366 days', status: 400, reason: 'range_too_long', path: { id: example.room }, query: {
				from: '2026-01-01',
				to: '2027-01-02',
			} },
		],
	},
} as const satisfies Record<string, Route>
