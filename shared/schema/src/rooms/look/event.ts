// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../../nullable.ts'
import { NewBooking } from '../booking.ts'
import { limits } from '../limits.ts'
import { closed } from '../values.ts'

export const NewEvent = Type.Object({
	...NewBooking.properties,
	rrule: Type.Optional(Type.String({ maxLength: limits.ruleCharacters, description: 'RRULE of RFC 5545; empty: a single date' })),
	guests: Type.Optional(Type.Array(Type.String({ format: 'email', maxLength: limits.emailCharacters }), {
		maxItems: limits.guests, description: 'addresses of those who are invited; Nextcloud tells them',
	})),
}, { title: 'NewEvent', description: 'summary, start and end are required' })
export type NewEvent = Static<typeof NewEvent>

export const MadeEvent = Type.Object({
	uid: Type.String(),
	state: Type.Union([Type.Literal('accepted'), Type.Literal('pending'), Type.Literal('declined')], {
		description: 'what the room has answered; declined only where somebody else was quicker, and the event has been written',
	}),
	reason: nullable(Type.String(), 'why it is declined'),
	hasEvent: Type.Boolean({ description: 'false where the account has no mail address or calendar: then the room alone is booked' }),
}, { title: 'MadeEvent', ...closed })
export type MadeEvent = Static<typeof MadeEvent>
