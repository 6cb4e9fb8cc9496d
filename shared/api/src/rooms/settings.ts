// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { limits } from '@suite/schema/rooms/limits'
import { RegisteredRooms, RoomsSettings, SettingsInput, Sharee } from '@suite/schema/rooms/settings'
import { Done } from '@suite/schema/rooms/values'

export const settings = {
	read: {
		action: 'SettingsController::read', method: 'GET', path: '/api/settings', access: 'admin', csrf: false,
		summary: 'Settings of the app; a secret is ***', answers: { 200: RoomsSettings }, example: {},
	},
	save: {
		action: 'SettingsController::save', method: 'PUT', path: '/api/settings', access: 'admin', csrf: true,
		summary: 'Changes settings', body: SettingsInput, answers: { 200: Done }, example: { body: { showWeekends: true } },
	},
} as const satisfies Record<string, Route>

export const sharees = {
	list: {
		action: 'ShareeController::list', method: 'GET', path: '/api/sharees', access: 'admin', csrf: false,
		summary: `Groups by name, at most ${limits.groupsPerAnswer}; the one with exactly this id is always among them`,
		query: Type.Object({ search: Type.Optional(Type.String({ maxLength: 200 })) }),
		answers: { 200: Type.Array(Sharee) }, example: { query: { search: '' } },
	},
} as const satisfies Record<string, Route>

export const debug = {
	rooms: {
		action: 'DebugController::rooms', method: 'GET', path: '/api/debug/rooms', access: 'admin', csrf: false,
		summary: 'The rooms as Nextcloud knows them and as they are stored', answers: { 200: RegisteredRooms }, example: {},
	},
} as const satisfies Record<string, Route>
