// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { PendingBooking } from '@suite/schema/rooms/booking'
import { OwnBookings, OwnBookingsFilter } from '@suite/schema/rooms/look/details'
import { MyRoom, NamedGroup, ViewableRoom } from '@suite/schema/rooms/personal'

export const personal = {
	rooms: {
		action: 'PersonalController::rooms', method: 'GET', path: '/api/personal/rooms', access: 'user', csrf: false,
		summary: 'The rooms that the caller may view with the caller\'s role, the highest first',
		answers: { 200: Type.Array(MyRoom) }, example: {},
	},
	viewable: {
		action: 'PersonalController::viewable', method: 'GET', path: '/api/personal/rooms/viewable', access: 'user', csrf: false,
		summary: 'Ids and addresses of the rooms that the caller may view',
		answers: { 200: Type.Array(ViewableRoom) }, example: {},
	},
	groups: {
		action: 'PersonalController::groups', method: 'GET', path: '/api/personal/room-groups', access: 'user', csrf: false,
		summary: 'The names of the room groups of rooms that the caller may view; all of them for administrators',
		answers: { 200: Type.Array(NamedGroup) }, example: {},
	},
	approvals: {
		action: 'PersonalController::approvals', method: 'GET', path: '/api/personal/approvals', access: 'user', csrf: false,
		summary: 'The bookings that wait for an answer in rooms that the caller manages and are not over, by start',
		answers: { 200: Type.Array(PendingBooking) }, example: {},
	},
	bookings: {
		action: 'PersonalController::bookings', method: 'GET', path: '/api/personal/bookings', access: 'user', csrf: false,
		summary: 'Dates of the bookings that the caller organizes, to come or over, with why a room was refused',
		query: OwnBookingsFilter, answers: { 200: OwnBookings }, example: { query: { when: 'coming', state: 'pending', limit: '20' } },
	},
} as const satisfies Record<string, Route>
