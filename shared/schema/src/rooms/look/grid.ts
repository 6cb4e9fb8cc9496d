// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../../nullable.ts'
import { ListedBooking } from '../booking.ts'
import { limits } from '../limits.ts'
import { closed } from '../values.ts'

export const GridQuestion = Type.Object({
	from: Type.Optional(Type.String({
		maxLength: limits.dateCharacters, description: 'YYYY-MM-DD, the first day in the zone of each room; today in that of the instance',
	})),
	days: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.gridDays, description: 'default 1' })),
	room: Type.Optional(Type.String({ maxLength: limits.idCharacters, description: 'one room instead of all that the caller may view' })),
	known: Type.Optional(Type.String({ maxLength: 64, description: 'the version that the caller has' })),
})

const Window = Type.Array(Type.Integer(), { minItems: 2, maxItems: 2, description: 'first and last minute of the day' })

/** A room as a row of the grid. */
export const GridRoom = Type.Object({
	id: Type.String(),
	name: Type.String(),
	capacity: Type.Integer(),
	roomType: Type.String(),
	facilities: Type.Array(Type.String()),
	building: Type.String({ description: 'may be empty' }),
	location: Type.String({ description: 'for people: where it is' }),
	timeZone: Type.String({ description: 'its own or that of the instance' }),
	active: Type.Boolean(),
	autoAccept: Type.Boolean(),
	bufferBefore: Type.Integer(),
	bufferAfter: Type.Integer(),
	canBook: Type.Boolean(),
	canManage: Type.Boolean(),
	open: Type.Array(Type.Array(Window), {
		description: 'for each day the times in which a booking can lie as a whole; they may overlap',
	}),
}, { title: 'GridRoom', ...closed })
export type GridRoom = Static<typeof GridRoom>

export const Grid = Type.Object({
	from: Type.String({ description: 'YYYY-MM-DD' }),
	days: Type.Integer(),
	version: Type.String({ description: 'names this state' }),
	rooms: nullable(Type.Array(GridRoom), 'by name; null when nothing differs from the version that the caller has'),
	bookings: nullable(Type.Array(ListedBooking), 'accepted and pending ones, by start; null as for rooms'),
}, { title: 'Grid', ...closed })
export type Grid = Static<typeof Grid>
