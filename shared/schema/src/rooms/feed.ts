// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { closed } from './values.ts'

export const FeedChange = Type.Object({
	action: Type.Optional(Type.Union([Type.Literal('enable'), Type.Literal('rotate'), Type.Literal('disable')], {
		description: 'enable and rotate make a new address, and the former one is empty at once; rotate when absent',
	})),
}, { title: 'FeedChange' })

/** Whether the calendar feed of a room is on, and its address. */
export const Feed = Type.Object({
	feedEnabled: Type.Boolean(),
	feedUrl: nullable(Type.String(), 'address to subscribe to, which contains the secret; null when the feed is off'),
}, { title: 'Feed', ...closed })
export type Feed = Static<typeof Feed>

export const FeedRange = Type.Object({
	from: Type.Optional(Type.String({ description: 'ISO 8601: leaves out single events that end before' })),
	to: Type.Optional(Type.String({ description: 'ISO 8601: leaves out single events that start later; a date alone includes the day' })),
}, { description: 'series are always complete' })
