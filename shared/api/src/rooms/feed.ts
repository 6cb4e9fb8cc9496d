// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { Feed, FeedChange, FeedRange } from '@suite/schema/rooms/feed'
import type { Route } from '../contract/route.ts'
import { example, RoomPath } from './room.ts'

export const feeds = {
	change: {
		action: 'FeedController::change', method: 'POST', path: '/api/rooms/{id}/feed', access: 'user', csrf: true, guards: ['manager'],
		summary: 'Turns the calendar feed of a room on or off, or gives it a new address', params: RoomPath, body: FeedChange,
		answers: { 200: Feed }, example: { path: { id: example.room }, body: { action: 'enable' } },
	},
} as const satisfies Record<string, Route>

const calendar = { 'text/calendar': { charset: 'utf-8', disposition: 'attachment', filename: '^roomsapp-.*\\.ics$' } } as const
const badRange = ['bad_date', 'bad_range'] as const

export const publicFeeds = {
	read: {
		action: 'PublicFeedController::read', method: 'GET', path: '/api/v1/rooms/{id}/calendar.ics', access: { token: 'read' },
		csrf: false, cors: true, guards: ['token-room'], summary: 'Accepted bookings of a room as iCalendar',
		params: RoomPath, query: FeedRange, media: calendar, answers: { 200: Type.Unknown() },
		refusals: { 400: [...badRange], 404: ['unknown_room'] }, example: { path: { id: example.room } },
	},
	subscribe: {
		action: 'PublicFeedController::subscribe', method: 'GET', path: '/api/v1/rooms/{id}/feed/{secret}/calendar.ics', access: 'public',
		csrf: false, cors: true, throttle: 'roomsapp-feed',
		summary: 'The same for the secret of the room\'s feed; an empty calendar for any other',
		params: Type.Object({ id: Type.String(), secret: Type.String() }), query: FeedRange, media: calendar,
		answers: { 200: Type.Unknown() }, refusals: { 400: [...badRange] },
	},
} as const satisfies Record<string, Route>
