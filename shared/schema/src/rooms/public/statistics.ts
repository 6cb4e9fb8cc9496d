// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from '../limits.ts'
import { closed } from '../values.ts'

const dates = (description: string) => Type.Integer({ description })

export const StatisticsQuery = Type.Object({
	from: Type.Optional(Type.String({ description: 'YYYY-MM-DD; 30 days ago when absent' })),
	to: Type.Optional(Type.String({ description: 'YYYY-MM-DD, included; today when absent' })),
	room: Type.Optional(Type.String({ maxLength: limits.idCharacters, description: 'id of the only room to report' })),
})

/** How rooms were used in a period, in days of each room's zone. */
export const RoomStatistics = Type.Object({
	period: Type.Object({ from: Type.String(), to: Type.String() }, closed),
	rooms: Type.Object({
		total: Type.Integer(),
		active: Type.Integer(),
		byType: Type.Record(Type.String(), Type.Integer(), { description: 'by room type; other for rooms without one' }),
	}, closed),
	bookings: Type.Object({
		total: dates('dates of bookings that touch the period, cancelled ones included'),
		accepted: Type.Integer(),
		declined: Type.Integer(),
		pending: Type.Integer(),
		cancelled: Type.Integer(),
	}, closed),
	utilization: Type.Array(Type.Object({
		roomId: Type.String(),
		roomName: Type.String(),
		totalHoursBooked: Type.Number({ description: 'of accepted dates, as far as they are in the period' }),
		totalHoursAvailable: Type.Number({ description: 'hours by the rules of the room; all hours of a room without rules' }),
		utilizationPercent: Type.Number({ description: '0 for a room that is never open' }),
		bookingCount: dates('accepted dates'),
	}, closed)),
}, { title: 'RoomStatistics', ...closed })
export type RoomStatistics = Static<typeof RoomStatistics>
