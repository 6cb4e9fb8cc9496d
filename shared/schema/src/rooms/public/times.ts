// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../../nullable.ts'
import { closed } from '../values.ts'

const Time = Type.String({ description: 'ISO 8601 with the offset of the room\'s zone' })
const Clock = Type.String({ description: 'HH:MM in the room\'s zone; the end of the day is 23:59' })
const Day = Type.String({ description: 'YYYY-MM-DD in the room\'s zone' })
const closedNow = [Type.Literal('outside_booking_hours'), Type.Literal('inactive')] as const
const whyClosed = (description: string) => nullable(Type.Union([...closedNow, Type.Literal('beyond_horizon')]), description)

const running = {
	title: Type.String({ description: '"Reserved" where it is private' }),
	organizer: Type.String({ description: 'display name, else address' }),
	start: Time,
	end: Time,
	allDay: Type.Boolean(),
}

/** What a display beside the door shows. */
export const RoomStatus = Type.Object({
	room: Type.Object({
		id: Type.String(),
		name: Type.String(),
		email: Type.String(),
		capacity: Type.Integer(),
		roomNumber: Type.String(),
		roomType: Type.String(),
		facilities: Type.Array(Type.String()),
		location: Type.String(),
		autoAccept: Type.Boolean(),
		active: Type.Boolean(),
	}, closed),
	status: Type.Union([Type.Literal('free'), Type.Literal('busy'), Type.Literal('unavailable')], {
		description: 'unavailable outside the hours of the room and while it is out of service; pending bookings make it busy too',
	}),
	reason: nullable(Type.Union([...closedNow]), 'why it is unavailable'),
	currentBooking: nullable(
		Type.Object({ ...running, minutesRemaining: Type.Integer({ description: 'rounded up' }) }, closed),
		'null while the room is unavailable',
	),
	nextBooking: nullable(Type.Object(running, closed), 'null while the room is unavailable'),
	freeUntil: nullable(Type.String(), 'start of the next booking while the room is free; null without one'),
	todayBookings: Type.Array(Type.Object({
		title: Type.String(),
		start: Time,
		end: Time,
		allDay: Type.Boolean(),
		status: Type.Union([Type.Literal('accepted'), Type.Literal('pending')]),
	}, closed)),
}, { title: 'RoomStatus', ...closed })
export type RoomStatus = Static<typeof RoomStatus>

export const AvailabilityQuery = Type.Object({
	date: Type.Optional(Type.String({ description: 'YYYY-MM-DD; today when absent' })),
	from: Type.Optional(Type.String({ description: 'ISO 8601, overrides date; a time without offset is UTC' })),
	to: Type.Optional(Type.String({ description: 'ISO 8601, overrides date; a date alone includes the day' })),
})

const hours = nullable(
	Type.Object({
		start: Clock,
		end: Clock,
		days: Type.Array(Type.String({ description: 'mon, tue, wed, thu, fri, sat or sun' })),
	}, closed),
	'the first rule for the day; null when the room is always open, and for a day without a rule',
)

/** When a room is free. */
export const RoomAvailability = Type.Object({
	room: Type.Object({ id: Type.String(), name: Type.String() }, closed),
	date: Type.String({ description: 'YYYY-MM-DD, the first day' }),
	status: Type.Union([Type.Literal('open'), Type.Literal('unavailable')], { description: 'unavailable when each day is' }),
	reason: whyClosed('why the first day is unavailable'),
	availabilityRules: hours,
	slots: Type.Array(Type.Object({
		date: Day,
		start: Clock,
		end: Clock,
		status: Type.Union([Type.Literal('free'), Type.Literal('busy')]),
		title: Type.Optional(Type.String({ description: 'of busy slots; empty while somebody is about to book' })),
	}, closed), { description: 'of all days, by day and start; a time in no slot cannot be booked' }),
	days: Type.Array(Type.Object({
		date: Day,
		status: Type.Union([Type.Literal('open'), Type.Literal('unavailable')]),
		reason: whyClosed('why it is unavailable'),
		availabilityRules: hours,
	}, closed)),
}, { title: 'RoomAvailability', ...closed })
export type RoomAvailability = Static<typeof RoomAvailability>
