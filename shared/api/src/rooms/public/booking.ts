// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { BookedSlot, CancelQuery, NewPublicBooking, PublicBooking, PublicBookingFilter } from '@suite/schema/rooms/public/booking'
import { Done } from '@suite/schema/rooms/values'
import type { Route } from '../../contract/route.ts'
import { badRange } from './room.ts'
import { example, RoomPath } from '../room.ts'

const path = { id: example.room }
const slot = { title: 'Contract', start: '2047-03-04T09:00:00+01:00', end: '2047-03-04T10:00:00+01:00' }

export const publicBookings = {
	list: {
		action: 'PublicBookingController::list', method: 'GET', path: '/api/v1/rooms/{id}/bookings', access: { token: 'read' }, csrf: false,
		cors: true, guards: ['token-room'], summary: 'Dates of the bookings of a room, by start',
		params: RoomPath, query: PublicBookingFilter, answers: { 200: Type.Array(PublicBooking) },
		refusals: { 400: [...badRange], 404: ['unknown_room'] },
		example: { path, query: { from: '2026-11-01', to: '2026-12-01T00:00:00Z', status: 'accepted' } },
		refused: [
			{ why: 'a date that is none', status: 400, reason: 'bad_date', path, query: { from: '2026-02-30' } },
			{ why: 'an end before the start', status: 400, reason: 'bad_range', path, query: { from: '2026-03-02', to: '2026-03-01' } },
			{ why: '366 days', status: 400, reason: 'range_too_long', path, query: { from: '2026-01-01', to: '2027-01-02' } },
		],
	},
	create: {
		action: 'PublicBookingController::create', method: 'POST', path: '/api/v1/rooms/{id}/bookings', access: { token: 'book' },
		csrf: false, cors: true, guards: ['token-room'], summary: 'Books a room for a single date',
		params: RoomPath, body: NewPublicBooking, answers: { 201: BookedSlot },
		refusals: {
			400: ['fields_required', 'bad_date', 'bad_range'],
			404: ['unknown_room'],
			409: ['conflict'],
			422: ['inactive', 'syncing', 'unchecked', 'outside_hours', 'beyond_horizon', 'too_short', 'too_long'],
		},
		example: { path, body: slot },
		refused: [
			{ why: 'a booking without a title', status: 400, reason: 'fields_required', path, body: { ...slot, title: null } },
			{ why: 'a time that is none', status: 400, reason: 'bad_date', path, body: { ...slot, end: 'later' } },
			{ why: 'an end before the start', status: 400, reason: 'bad_range', path, body: { ...slot, end: slot.start } },
		],
	},
	cancel: {
		action: 'PublicBookingController::cancel', method: 'DELETE', path: '/api/v1/rooms/{id}/bookings/{uid}', access: { token: 'book' },
		csrf: false, cors: true, guards: ['token-room'], summary: 'Cancels a booking, or one date of a series',
		params: Type.Object({ ...RoomPath.properties, uid: Type.String({ minLength: 1 }) }), query: CancelQuery, answers: { 200: Done },
		refusals: { 400: ['bad_date'], 404: ['unknown_room', 'unknown_booking'] },
		refused: [
			{ why: 'a booking that does not exist', status: 404, reason: 'unknown_booking', path: { ...path, uid: 'no@such/booking' } },
		],
	},
} as const satisfies Record<string, Route>
