// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import { choice, closed } from './values.ts'

const sent = (maxLength: number, description: string) => Type.Optional(nullable(Type.String({ maxLength }), description))

const Partstat = choice('ACCEPTED', 'TENTATIVE', 'DECLINED')
const shown = {
	uid: Type.String(),
	uri: Type.String({ description: 'names the booking in the calendar of its room, also where several people have events of one UID' }),
	summary: Type.String({ description: '"Reserved" where it is private' }),
	dtstart: Type.String({ description: 'ISO 8601 in the room\'s zone; YYYY-MM-DD when all-day' }),
	dtend: Type.String({ description: 'exclusive; as dtstart' }),
	allDay: Type.Boolean(),
	organizer: Type.String({ description: 'address; may be empty' }),
	organizerName: Type.String(),
}
const listed = {
	...shown,
	partstat: Partstat,
	status: choice('CONFIRMED', 'TENTATIVE', 'CANCELLED'),
	recurrenceId: nullable(Type.String(), 'names the date of a series; null for a single booking'),
}

/** One date of a booking, for those who manage the room. */
export const RoomBooking = Type.Object({
	...listed,
	description: Type.String(),
	location: Type.String({ description: 'as the organizer wrote it, else where the room is' }),
}, { title: 'RoomBooking', ...closed })
export type RoomBooking = Static<typeof RoomBooking>

/** One date of a booking among those of all rooms. */
export const ListedBooking = Type.Object({
	...listed,
	roomId: Type.String(),
	roomName: Type.String(),
	roomLocation: Type.String(),
	isOwn: Type.Boolean({ description: 'the caller is the organizer' }),
}, { title: 'ListedBooking', ...closed })
export type ListedBooking = Static<typeof ListedBooking>

export const AllBookings = Type.Object({
	bookings: Type.Array(ListedBooking, { description: 'by start' }),
	stats: Type.Object({
		today: Type.Integer(),
		pending: Type.Integer(),
		thisWeek: Type.Integer({ description: 'from Monday' }),
	}, { description: 'of these bookings; today and thisWeek by their start, in the zone of the room', ...closed }),
}, { title: 'AllBookings', ...closed })
export type AllBookings = Static<typeof AllBookings>

/** A booking that waits for an answer of the caller. */
export const PendingBooking = Type.Object({
	...shown,
	roomId: Type.String(),
	roomName: Type.String(),
	partstat: Type.Literal('TENTATIVE'),
	dates: Type.Integer({ description: 'how many dates wait; the times are those of the first' }),
}, { title: 'PendingBooking', ...closed })
export type PendingBooking = Static<typeof PendingBooking>

const bounds = {
	from: Type.Optional(Type.String({ maxLength: limits.dateCharacters, description: 'ISO 8601: what ends later' })),
	to: Type.Optional(Type.String({
		maxLength: limits.dateCharacters,
		description: 'ISO 8601: what starts earlier; a date alone includes the day',
	})),
}

export const RoomBookingFilter = Type.Object(bounds, { description: 'at most 365 days when both are given' })

export const AllBookingsFilter = Type.Object({
	...bounds,
	room: Type.Optional(Type.String({ maxLength: limits.idCharacters, description: 'one room instead of all' })),
	status: Type.Optional(choice('all', 'pending', 'accepted', 'declined')),
	scope: Type.Optional(Type.Union([Type.Literal('view'), Type.Literal('manage')], {
		description: 'rooms that the caller may view, which is the default, or manages; administrators see all',
	})),
}, { description: 'at most 365 days; a missing bound is as far away, and without both it starts 30 days ago' })

const times = {
	start: sent(limits.dateCharacters, 'required; ISO 8601, without offset in the room\'s zone; a date alone for whole days'),
	end: sent(limits.dateCharacters, 'required; as start, exclusive'),
	allDay: Type.Optional(Type.Boolean({ description: 'whole days; of times only their days count' })),
}
const texts = { summary: sent(limits.nameCharacters, 'what it is about'), description: sent(limits.descriptionCharacters, 'for managers') }

export const NewBooking = Type.Object({ ...times, ...texts }, { title: 'NewBooking', description: 'summary, start and end are required' })
export type NewBooking = Static<typeof NewBooking>

export const BookingChange = Type.Object({
	...times,
	...texts,
	roomId: sent(limits.idCharacters, 'another room to move it to'),
}, { title: 'BookingChange', description: 'start and end are required; absent texts stay unchanged' })
export type BookingChange = Static<typeof BookingChange>

export const MadeBooking = Type.Object({
	status: Type.Literal('ok'),
	uid: Type.String(),
	partstat: Partstat,
}, { title: 'MadeBooking', ...closed })
export type MadeBooking = Static<typeof MadeBooking>

export const ChangedBooking = Type.Object({
	status: Type.Literal('ok'),
	uid: Type.Optional(Type.String({ description: 'the new one of a booking that was moved to another room' })),
	moved: Type.Optional(Type.Literal(true)),
}, { title: 'ChangedBooking', ...closed })
export type ChangedBooking = Static<typeof ChangedBooking>

export const BookingAnswer = Type.Object({
	action: sent(limits.detailCharacters, 'accept or decline'),
	comment: sent(limits.commentCharacters, 'why, for the organizer'),
	recurrenceId: sent(limits.dateCharacters, 'one date of a series, as in the lists or in ISO 8601; absent: what waits of the booking'),
}, { title: 'BookingAnswer' })
export type BookingAnswer = Static<typeof BookingAnswer>

export const AnsweredBooking = Type.Object({
	status: Type.Literal('ok'),
	action: choice('accept', 'decline'),
}, { title: 'AnsweredBooking', ...closed })
export type AnsweredBooking = Static<typeof AnsweredBooking>

export const BookingName = Type.Object({
	uri: Type.Optional(Type.String({ maxLength: limits.nameCharacters, description: 'of the lists, where several bookings have the UID' })),
})
export const BookingDateName = Type.Object({
	...BookingName.properties,
	recurrenceId: Type.Optional(Type.String({
		maxLength: limits.dateCharacters,
		description: 'one date of a series, as in the lists or in ISO 8601; absent: the whole booking. Ignored for a single booking',
	})),
})

export const RoomQuestion = Type.Object({
	...times,
	rrule: sent(limits.ruleCharacters, 'RRULE of RFC 5545 of a series that starts then'),
	uid: sent(limits.nameCharacters, 'the caller\'s booking that would be changed: it is not in its own way'),
}, { title: 'RoomQuestion', description: 'start and end are required' })
export type RoomQuestion = Static<typeof RoomQuestion>

const Verdict = choice('accepted', 'pending', 'declined')
const why = nullable(Type.String(), 'not_permitted, inactive, not_understood, too_many, no_duration, too_short, too_long, outside_hours, '
	+ 'beyond_horizon or conflict; null where nothing is against it')

/** What a room would answer to a request. */
export const RoomVerdict = Type.Object({
	verdict: Verdict,
	reason: why,
	isCut: Type.Boolean({ description: 'a series without end: its dates are those of a year' }),
	dates: Type.Array(Type.Object({
		start: Type.String(),
		end: Type.String(),
		verdict: Verdict,
		reason: why,
	}, closed), { description: 'by start; none when they cannot be told' }),
}, { title: 'RoomVerdict', ...closed })
export type RoomVerdict = Static<typeof RoomVerdict>
