// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from '../limits.ts'
import { RoomStatistics } from '../public/statistics.ts'
import { Choice } from '../settings.ts'
import { closed } from '../values.ts'

const period = {
	from: Type.Optional(Type.String({ description: 'YYYY-MM-DD; 30 days ago when absent' })),
	to: Type.Optional(Type.String({ description: 'YYYY-MM-DD, included; today when absent' })),
	group: Type.Optional(Type.String({ maxLength: limits.idCharacters, description: 'only rooms of this room group' })),
	type: Type.Optional(Type.String({
		maxLength: limits.detailCharacters,
		description: 'only rooms of this type; other: also those without one',
	})),
}

export const UsageQuery = Type.Object(period)

/** The tables of the report. */
export const usageTables = ['rooms', 'hours'] as const

export const UsageExportQuery = Type.Object({
	...period,
	table: Type.Union([Type.Literal(usageTables[0]), Type.Literal(usageTables[1])], {
		description: 'rooms: a row per room; hours: a row per hour of the week',
	}),
})

/** An hour of the week on the clocks of the rooms, in all weeks of the period together. */
export const UsedHour = Type.Object({
	day: Type.Integer({ description: '0 Sunday to 6 Saturday' }),
	hour: Type.Integer({ description: '0 to 23' }),
	hoursBooked: Type.Number({ description: 'of accepted dates, in all rooms together' }),
	hoursAvailable: Type.Number({ description: 'by the rules of the rooms; 0 while all of them are closed' }),
	percent: Type.Number({ description: '0 while all rooms are closed' }),
}, { title: 'UsedHour', ...closed })
export type UsedHour = Static<typeof UsedHour>

/** How the rooms that the caller manages were used. */
export const UsageReport = Type.Object({
	...RoomStatistics.properties,
	week: Type.Array(UsedHour, { description: 'all 168 hours, from Sunday midnight on' }),
	groups: Type.Array(
		Type.Object({ id: Type.String(), name: Type.String() }, closed),
		{ description: 'room groups that the caller can ask for, by name' },
	),
	types: Type.Array(Choice, { description: 'room types that the caller can ask for, in the order of the settings' }),
}, { title: 'UsageReport', ...closed })
export type UsageReport = Static<typeof UsageReport>
