// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Route } from '../contract/route.ts'
import { InheritedPermissions, Permissions, PermissionsInput } from '@suite/schema/rooms/permission'
import { Done } from '@suite/schema/rooms/values'
import { example, RoomPath } from './room.ts'

const permissions = { viewers: [{ type: 'group', id: 'admin' }], bookers: [], managers: [] } as const

export const roomPermissions = {
	read: {
		action: 'RoomPermissionController::read', method: 'GET', path: '/api/rooms/{id}/permissions', access: 'user', csrf: false,
		guards: ['manager'],
		summary: 'Who may view, book and manage the room, beside administrators and those of its group', params: RoomPath,
		answers: { 200: Permissions }, example: { path: { id: example.room } },
	},
	save: {
		action: 'RoomPermissionController::save', method: 'PUT', path: '/api/rooms/{id}/permissions', access: 'user', csrf: true,
		guards: ['manager'],
		summary: 'Replaces the permissions of the room', params: RoomPath, body: PermissionsInput,
		answers: { 200: Done }, refusals: { 400: ['unknown_principal'] },
		example: { path: { id: example.room }, body: permissions },
	},
	inherited: {
		action: 'RoomPermissionController::inherited', method: 'GET', path: '/api/rooms/{id}/permissions/inherited', access: 'user',
		csrf: false, guards: ['manager'],
		summary: 'The group of the room, and who may view, book and manage all its rooms', params: RoomPath,
		answers: { 200: InheritedPermissions }, example: { path: { id: example.room } },
	},
} as const satisfies Record<string, Route>

export const groupPermissions = {
	read: {
		action: 'GroupPermissionController::read', method: 'GET', path: '/api/room-groups/{id}/permissions', access: 'admin', csrf: false,
		summary: 'Who may view, book and manage the rooms of the group', params: RoomPath,
		answers: { 200: Permissions }, refusals: { 404: ['unknown_group'] }, example: { path: { id: example.roomGroup } },
	},
	save: {
		action: 'GroupPermissionController::save', method: 'PUT', path: '/api/room-groups/{id}/permissions', access: 'admin', csrf: true,
		summary: 'Replaces the permissions of the group', params: RoomPath, body: PermissionsInput,
		answers: { 200: Done }, refusals: { 400: ['unknown_principal'], 404: ['unknown_group'] },
		example: { path: { id: example.roomGroup }, body: permissions },
	},
} as const satisfies Record<string, Route>
