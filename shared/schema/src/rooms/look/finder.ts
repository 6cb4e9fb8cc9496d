// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../../nullable.ts'
import { limits } from '../limits.ts'
import { closed } from '../values.ts'

const text = (maxLength: number, description: string) => Type.Optional(Type.String({ maxLength, description }))

export const RoomWish = Type.Object({
	start: text(limits.dateCharacters, 'ISO 8601, without offset in the room\'s zone; a date alone for whole days; absent: now'),
	end: text(limits.dateCharacters, 'as start, exclusive; absent: after the duration'),
	duration: Type.Optional(Type.Integer({ minimum: 5, maximum: 1440, description: 'minutes where there is no end; default 60' })),
	seats: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.capacityPeople, description: 'how many people come' })),
	facilities: text(limits.addressCharacters, 'ids with commas between them; the room has all of them'),
	building: text(limits.addressCharacters, 'a part of its name'),
	rrule: text(limits.ruleCharacters, 'RRULE of RFC 5545 of a series that starts then'),
	limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.roomsPerAnswer })),
	offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
})

const Time = Type.Object({ start: Type.String(), end: Type.String() }, closed)

/** A room, and how it fits. */
export const FoundRoom = Type.Object({
	id: Type.String(),
	name: Type.String(),
	email: Type.String(),
	capacity: Type.Integer(),
	building: Type.String(),
	floor: Type.String(),
	roomNumber: Type.String(),
	facilities: Type.Array(Type.String()),
	location: Type.String({ description: 'for people: where it is' }),
	description: Type.String(),
	responsibleContact: Type.String(),
	canManage: Type.Boolean(),
	verdict: Type.Union([Type.Literal('accepted'), Type.Literal('pending'), Type.Literal('declined')]),
	reason: nullable(Type.String(), 'why it is declined: not_permitted, inactive, not_understood, too_many, no_duration, too_short, '
		+ 'too_long, outside_hours, beyond_horizon or conflict; null where only the wish does not fit'),
	misfits: Type.Array(Type.Union([Type.Literal('seats'), Type.Literal('facilities'), Type.Literal('building')]), {
		description: 'what of the wish the room does not have',
	}),
	missing: Type.Array(Type.String(), { description: 'facilities that it lacks' }),
	dates: Type.Integer({ description: 'of a series; 1 without rrule' }),
	freeDates: Type.Integer({ description: 'those of them that can be booked' }),
	start: Type.String({ description: 'ISO 8601 in the room\'s zone' }),
	end: Type.String(),
	taken: Type.Array(Time, { description: 'parts of a single time that others have' }),
	gap: nullable(Time, 'the longest part of a single time that can be booked when all of it cannot'),
	freeUntil: nullable(Type.String(), 'when the next booking needs the room, within twelve hours'),
}, { title: 'FoundRoom', ...closed })
export type FoundRoom = Static<typeof FoundRoom>

export const FoundRooms = Type.Object({
	start: Type.String({ description: 'ISO 8601 in the zone of the instance' }),
	end: Type.String(),
	rooms: Type.Array(FoundRoom, { description: 'best first' }),
	total: Type.Integer({ description: 'rooms that the caller may view' }),
	bookable: Type.Integer({ description: 'those of them that fit and can be booked' }),
	buildings: Type.Array(Type.String(), { description: 'of all these rooms, by name' }),
}, { title: 'FoundRooms', ...closed })
export type FoundRooms = Static<typeof FoundRooms>
