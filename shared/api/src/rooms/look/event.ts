// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { MadeEvent, NewEvent } from '@suite/schema/rooms/look/event'
import type { Route } from '../../contract/route.ts'
import { example, RoomPath } from '../room.ts'

const path = { id: example.room }
const slot = { summary: 'Kick-off', start: '2047-05-01T09:00:00Z', end: '2047-05-01T10:00:00Z' }

export const events = {
	create: {
		action: 'EventController::create', method: 'POST', path: '/api/rooms/{id}/events', access: 'user', csrf: true,
		summary: 'Writes an event with the room and guests into the default calendar of the caller; the room answers as to any client',
		params: RoomPath, body: NewEvent, answers: { 201: MadeEvent },
		refusals: {
			400: ['fields_required', 'bad_date', 'bad_range'], 403: ['not_booker'], 404: ['unknown_room'], 409: ['conflict'],
			422: [
				'inactive', 'syncing', 'unchecked', 'outside_hours', 'beyond_horizon', 'too_short', 'too_long', 'bad_rule', 'no_calendar',
			],
		},
		example: { path, body: slot },
		refused: [
			{ why: 'an event without a subject', status: 400, reason: 'fields_required', path, body: { ...slot, summary: null } },
			{ why: 'a time that is none', status: 400, reason: 'bad_date', path, body: { ...slot, end: 'later' } },
			{ why: 'an end before the start', status: 400, reason: 'bad_range', path, body: { ...slot, end: slot.start } },
			{ why: 'a rule that is none', status: 422, reason: 'bad_rule', path, body: { ...slot, rrule: 'FREQ=SOMETIMES' } },
		],
	},
} as const satisfies Record<string, Route>
