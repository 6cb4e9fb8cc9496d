// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import {
	AllBookings, AllBookingsFilter, AnsweredBooking, BookingAnswer, BookingChange, BookingDateName, BookingName, ChangedBooking,
	MadeBooking, NewBooking, RoomBooking, RoomBookingFilter, RoomQuestion, RoomVerdict,
} from '@suite/schema/rooms/booking'
import { BookingDetails } from '@suite/schema/rooms/look/details'
import { Done } from '@suite/schema/rooms/values'
import type { Route } from '../contract/route.ts'
import { example, RoomPath } from './room.ts'

const path = { id: example.room }
const unknown = { ...path, uid: 'no@such/booking' }
const slot = { summary: 'Contract', start: '2047-04-01T09:00:00Z', end: '2047-04-01T10:00:00Z' }
const BookingPath = Type.Object({ ...RoomPath.properties, uid: Type.String({ minLength: 1 }) })
const badRange = ['bad_date', 'bad_range', 'range_too_long'] as const
const badTimes = ['fields_required', 'bad_date', 'bad_range'] as const
const unfit = ['inactive', 'syncing', 'unchecked', 'outside_hours', 'beyond_horizon', 'too_short', 'too_long'] as const

export const bookings = {
	all: {
		action: 'BookingController::all', method: 'GET', path: '/api/all-bookings', access: 'user', csrf: false,
		summary: 'Dates of the bookings of all rooms that the caller may view or manages, with how many there are',
		query: AllBookingsFilter, answers: { 200: AllBookings }, refusals: { 400: [...badRange] },
		example: { query: { status: 'pending', scope: 'manage', from: '2026-11-01', to: '2026-12-01' } },
		refused: [{ why: 'a date that is none', status: 400, reason: 'bad_date', query: { from: '2026-02-30' } }],
	},
	list: {
		action: 'BookingController::list', method: 'GET', path: '/api/rooms/{id}/bookings', access: 'user', csrf: false,
		guards: ['manager'],
		summary: 'Dates of the bookings of a room, by start; without from or to all that is known on that side',
		params: RoomPath, query: RoomBookingFilter, answers: { 200: Type.Array(RoomBooking) }, refusals: { 400: [...badRange] },
		example: { path, query: { from: '2026-11-01', to: '2026-12-01T00:00:00Z' } },
		refused: [
			{ why: 'an end before the start', status: 400, reason: 'bad_range', path, query: { from: '2026-03-02', to: '2026-03-01' } },
			{ why: '366 days', status: 400, reason: 'range_too_long', path, query: { from: '2026-01-01', to: '2027-01-02' } },
		],
	},
	create: {
		action: 'BookingController::create', method: 'POST', path: '/api/rooms/{id}/bookings', access: 'user', csrf: true,
		summary: 'Books a room for the caller, on a single date', params: RoomPath, body: NewBooking, answers: { 201: MadeBooking },
		refusals: { 400: [...badTimes], 403: ['not_booker'], 404: ['unknown_room'], 409: ['conflict'], 422: [...unfit] },
		example: { path, body: slot },
		refused: [
			{ why: 'a booking without a subject', status: 400, reason: 'fields_required', path, body: { ...slot, summary: null } },
			{ why: 'a time that is none', status: 400, reason: 'bad_date', path, body: { ...slot, end: 'later' } },
			{ why: 'an end before the start', status: 400, reason: 'bad_range', path, body: { ...slot, end: slot.start } },
		],
	},
	read: {
		action: 'BookingController::read', method: 'GET', path: '/api/rooms/{id}/bookings/{uid}', access: 'user', csrf: false,
		summary: 'One booking with its dates, who decided what, and for managers what else the room has; for its organizer and managers',
		params: BookingPath, query: BookingName, answers: { 200: BookingDetails },
		refusals: { 403: ['not_organizer'], 404: ['unknown_room', 'unknown_booking'], 409: ['ambiguous_booking'] },
		refused: [{ why: 'a booking that does not exist', status: 404, reason: 'unknown_booking', path: unknown }],
	},
	update: {
		action: 'BookingController::update', method: 'PUT', path: '/api/rooms/{id}/bookings/{uid}', access: 'user', csrf: true,
		summary: 'Changes times or texts of a booking, or moves it to another room, where it gets a new UID; for its organizer and managers',
		params: BookingPath, query: BookingName, body: BookingChange, answers: { 200: ChangedBooking },
		refusals: {
			400: [...badTimes],
			403: ['not_organizer', 'not_booker'],
			404: ['unknown_room', 'unknown_booking', 'unknown_target_room'],
			409: ['conflict', 'ambiguous_booking'],
			422: [...unfit, 'has_event', 'booked_elsewhere'],
		},
		refused: [
			{ why: 'a booking that does not exist', status: 404, reason: 'unknown_booking', path: unknown, body: slot },
			{ why: 'no times', status: 400, reason: 'fields_required', path: unknown, body: { summary: 'x' } },
		],
	},
	respond: {
		action: 'BookingController::respond', method: 'POST', path: '/api/rooms/{id}/bookings/{uid}/respond', access: 'user', csrf: true,
		guards: ['manager'],
		summary: 'Accepts or declines a booking, or one date of it; managers may change their mind as long as the room is free',
		params: BookingPath, query: BookingName, body: BookingAnswer, answers: { 200: AnsweredBooking },
		refusals: { 400: ['unknown_action', 'bad_date'], 404: ['unknown_booking'], 409: ['conflict', 'ambiguous_booking'] },
		refused: [
			{ why: 'a booking that does not exist', status: 404, reason: 'unknown_booking', path: unknown, body: { action: 'accept' } },
			{ why: 'another action', status: 400, reason: 'unknown_action', path: unknown, body: { action: 'maybe' } },
			{ why: 'manager', status: 404, reason: 'unknown_room', path: { id: 'no-such-room', uid: 'x' }, body: {} },
		],
	},
	remove: {
		action: 'BookingController::remove', method: 'DELETE', path: '/api/rooms/{id}/bookings/{uid}', access: 'user', csrf: true,
		summary: 'Gives the room back, for all dates to come or for one; for the organizer and managers',
		params: BookingPath, query: BookingDateName, answers: { 200: Done },
		refusals: {
			400: ['bad_date'], 403: ['not_organizer'], 404: ['unknown_room', 'unknown_booking'], 409: ['ambiguous_booking'],
		},
		refused: [{ why: 'a booking that does not exist', status: 404, reason: 'unknown_booking', path: unknown }],
	},
	check: {
		action: 'BookingController::check', method: 'POST', path: '/api/rooms/{id}/check', access: 'user', csrf: true,
		summary: 'What the room would answer the caller, and why; nothing is stored', params: RoomPath, body: RoomQuestion,
		answers: { 200: RoomVerdict }, refusals: { 400: [...badTimes], 403: ['not_viewer'], 404: ['unknown_room'] },
		example: { path, body: { start: slot.start, end: slot.end, rrule: 'FREQ=WEEKLY;COUNT=3' } },
		refused: [{ why: 'an end before the start', status: 400, reason: 'bad_range', path, body: { ...slot, end: slot.start } }],
	},
} as const satisfies Record<string, Route>
