// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { Grid } from './look/grid.ts'
import { Choice } from './settings.ts'
import { closed } from './values.ts'

/** What the server puts on the page before the first call. */
export const Start = Type.Object({
	user: Type.Object({ id: Type.String(), name: Type.String() }, closed),
	isAdmin: Type.Boolean(),
	managed: Type.Integer({ description: 'rooms that the account manages; for administrators all rooms' }),
	waiting: Type.Integer({ description: 'bookings that wait for an answer of the account' }),
	timeZone: Type.String({ description: 'of the instance: that of rooms without one of their own' }),
	showWeekends: Type.Boolean(),
	roomTypes: Type.Array(Choice),
	facilities: Type.Array(Choice),
	grid: nullable(Grid, 'today; null where the address names another screen'),
}, { title: 'Start', ...closed })
export type Start = Static<typeof Start>

/** What the server puts on the page of the personal settings. */
export const PersonalStart = Type.Object({ roomTypes: Type.Array(Choice) }, { title: 'PersonalStart', ...closed })
export type PersonalStart = Static<typeof PersonalStart>
