// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../../nullable.ts'
import { limits } from '../limits.ts'
import { closed } from '../values.ts'

const State = Type.Union([Type.Literal('accepted'), Type.Literal('pending'), Type.Literal('declined')])
const Reason = nullable(Type.String(), 'the rule that declined it: not_permitted, inactive, not_understood, too_many, no_duration, '
	+ 'too_short, too_long, outside_hours, beyond_horizon or conflict; null otherwise')
const times = {
	dtstart: Type.String({ description: 'ISO 8601 in the room\'s zone; YYYY-MM-DD when all-day' }),
	dtend: Type.String({ description: 'exclusive; as dtstart' }),
	allDay: Type.Boolean(),
}
const named = {
	uid: Type.String(),
	uri: Type.String({ description: 'names the booking in the calendar of its room' }),
	roomId: Type.String(),
	roomName: Type.String(),
	roomLocation: Type.String(),
	summary: Type.String(),
	isRecurring: Type.Boolean(),
	hasEvent: Type.Boolean({ description: 'it was made by an event in a calendar' }),
}
const comment = Type.String({ description: 'what the person who declined it said; empty when nobody did' })

/** One date of a booking that the caller organizes. */
export const OwnBooking = Type.Object({
	...named,
	...times,
	recurrenceId: nullable(Type.String(), 'names the date of a series; null for a single booking'),
	state: State,
	reason: Reason,
	comment,
}, { title: 'OwnBooking', ...closed })
export type OwnBooking = Static<typeof OwnBooking>

export const OwnBookings = Type.Object({
	bookings: Type.Array(OwnBooking, { description: 'by start; of what is over the latest first' }),
	total: Type.Integer(),
	rooms: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }, closed), {
		description: 'where the caller has bookings, by name',
	}),
}, { title: 'OwnBookings', ...closed })
export type OwnBookings = Static<typeof OwnBookings>

export const OwnBookingsFilter = Type.Object({
	when: Type.Optional(Type.Union([Type.Literal('coming'), Type.Literal('past')], {
		description: 'what is not over, which is the default, or what is',
	})),
	room: Type.Optional(Type.String({ maxLength: limits.idCharacters })),
	state: Type.Optional(State),
	limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.ownBookings })),
	offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
})

const BookingDate = Type.Object({
	...times,
	recurrenceId: nullable(Type.String()),
	state: State,
	reason: Reason,
	clashes: Type.Boolean({ description: 'somebody else has the room or its buffers, so that the date cannot be accepted' }),
}, { title: 'BookingDate', ...closed })

const Neighbour = Type.Object({
	...times,
	summary: Type.String(),
	organizerName: Type.String(),
	state: State,
	clashes: Type.Boolean({ description: 'it keeps the booking from being accepted' }),
}, { title: 'Neighbour', ...closed })

const Decision = Type.Object({
	event: Type.String({
		description: 'booked, refused, changed, change_refused, accepted, declined, cancelled, moved or extended',
	}),
	at: Type.String({ description: 'ISO 8601' }),
	who: Type.String({ description: 'display name; empty for a program or a job' }),
	reason: Reason,
	comment: Type.String(),
}, { title: 'Decision', ...closed })

/** A booking with everything that its organizer and the managers of its room may know. */
export const BookingDetails = Type.Object({
	...named,
	description: Type.String(),
	organizer: Type.String({ description: 'address; may be empty' }),
	organizerName: Type.String(),
	isOwn: Type.Boolean({ description: 'the caller is the organizer' }),
	canRespond: Type.Boolean({ description: 'the caller manages the room' }),
	isChangedHere: Type.Boolean({
		description: 'false: it recurs or has guests or other rooms, and is changed in the organizer\'s calendar',
	}),
	state: State,
	reason: Reason,
	comment,
	dates: Type.Array(BookingDate, { description: `those to come, or all when every date is over; at most ${limits.datesPerBooking}` }),
	datesTotal: Type.Integer(),
	beside: Type.Array(Neighbour, { description: 'for managers: what else the room has on the day of the first date that waits' }),
	history: Type.Array(Decision, { description: 'oldest first' }),
}, { title: 'BookingDetails', ...closed })
export type BookingDetails = Static<typeof BookingDetails>
