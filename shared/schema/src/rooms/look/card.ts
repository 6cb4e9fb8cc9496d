// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../../nullable.ts'
import { limits } from '../limits.ts'
import { closed } from '../values.ts'

const FreeTime = Type.Object({
	start: Type.String({ description: 'ISO 8601 in the room\'s zone, never in the past' }),
	end: Type.String({ description: 'until when a booking of one day can last' }),
	isNow: Type.Boolean(),
	needsApproval: Type.Boolean({ description: 'a booking of the caller would wait for a manager' }),
}, closed)

/** What everybody who may view a room may know of it. */
export const RoomCard = Type.Object({
	id: Type.String(),
	name: Type.String(),
	email: Type.String(),
	capacity: Type.Integer({ description: '0: not known' }),
	floor: Type.String(),
	facilities: Type.Array(Type.String()),
	location: Type.String({ description: 'for people: where it is' }),
	description: Type.String(),
	responsibleContact: Type.String(),
	timeZone: Type.String({ description: 'its own or that of the instance' }),
	active: Type.Boolean(),
	canBook: Type.Boolean(),
	feedUrl: nullable(Type.String(), 'for managers: where programs subscribe to the calendar; null to others and while it is off'),
	nextFree: nullable(FreeTime, `the first time that can be booked within ${limits.cardDays} days`),
}, { title: 'RoomCard', ...closed })
export type RoomCard = Static<typeof RoomCard>
