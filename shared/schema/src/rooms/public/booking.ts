// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../../nullable.ts'
import { limits } from '../limits.ts'
import { closed } from '../values.ts'

const Room = Type.Object({ id: Type.String(), name: Type.String() }, closed)
const shown = {
	uid: Type.String(),
	title: Type.String({ description: '"Reserved" where it is private' }),
	start: Type.String({ description: 'ISO 8601 with offset' }),
	end: Type.String({ description: 'ISO 8601 with offset, exclusive' }),
	status: Type.Union([Type.Literal('accepted'), Type.Literal('pending'), Type.Literal('declined')]),
	room: Room,
}

/** One date of a booking in the public API. */
export const PublicBooking = Type.Object({
	...shown,
	organizer: Type.String({ description: 'display name, else address' }),
	allDay: Type.Boolean(),
	recurrenceId: nullable(Type.String(), 'names the date of a series, to cancel it alone; null for a single booking'),
}, { title: 'PublicBooking', ...closed })
export type PublicBooking = Static<typeof PublicBooking>

/** The answer to a new booking. */
export const BookedSlot = Type.Object(shown, { title: 'BookedSlot', ...closed })
export type BookedSlot = Static<typeof BookedSlot>

const sent = (maxLength: number, description: string) => Type.Optional(nullable(Type.String({ maxLength }), description))

export const NewPublicBooking = Type.Object({
	title: sent(limits.nameCharacters, 'required'),
	start: sent(limits.dateCharacters, 'required; ISO 8601, without offset in UTC; two dates alone book whole days in the room\'s zone'),
	end: sent(limits.dateCharacters, 'required; as start, exclusive'),
	organizer: sent(limits.nameCharacters, 'a name, an address, or both as "Ada <ada@example.org>"'),
	description: sent(limits.descriptionCharacters, 'for the managers; in no answer of this API'),
}, { title: 'NewPublicBooking' })
export type NewPublicBooking = Static<typeof NewPublicBooking>

export const PublicBookingFilter = Type.Object({
	from: Type.Optional(Type.String({ description: 'ISO 8601: what ends later; a time without offset is UTC' })),
	to: Type.Optional(Type.String({ description: 'ISO 8601: what starts earlier; a date alone includes the day' })),
	status: Type.Optional(Type.String({ description: 'accepted, pending or declined; anything else is ignored' })),
}, { description: 'without from or to: all single bookings of that side, and the dates of series for a year' })

export const CancelQuery = Type.Object({
	recurrenceId: Type.Optional(Type.String({ description: 'one date of a series, as in the list; ignored for a single booking' })),
})
