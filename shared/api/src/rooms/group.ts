// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { RoomGroup, RoomGroupInput } from '@suite/schema/rooms/group'
import { Done } from '@suite/schema/rooms/values'
import { example, RoomPath } from './room.ts'

const path = { id: example.roomGroup }

export const roomGroups = {
	list: {
		action: 'RoomGroupController::list', method: 'GET', path: '/api/room-groups', access: 'admin', csrf: false,
		summary: 'Every room group, by name', answers: { 200: Type.Array(RoomGroup) }, example: {},
	},
	create: {
		action: 'RoomGroupController::create', method: 'POST', path: '/api/room-groups', access: 'admin', csrf: true,
		summary: 'Adds a room group', body: RoomGroupInput,
		answers: { 201: RoomGroup }, refusals: { 400: ['name_required'] },
		example: { body: { name: 'Contract created' } },
		refused: [{ why: 'a group without a name', status: 400, reason: 'name_required', body: {} }],
	},
	read: {
		action: 'RoomGroupController::read', method: 'GET', path: '/api/room-groups/{id}', access: 'admin', csrf: false,
		summary: 'One room group', params: RoomPath,
		answers: { 200: RoomGroup }, refusals: { 404: ['unknown_group'] }, example: { path },
	},
	update: {
		action: 'RoomGroupController::update', method: 'PUT', path: '/api/room-groups/{id}', access: 'admin', csrf: true,
		summary: 'Changes name or description', params: RoomPath, body: RoomGroupInput,
		answers: { 200: RoomGroup }, refusals: { 400: ['name_required'], 404: ['unknown_group'] },
		example: { path, body: { description: 'First floor' } },
	},
	remove: {
		action: 'RoomGroupController::remove', method: 'DELETE', path: '/api/room-groups/{id}', access: 'admin', csrf: true,
		summary: 'Deletes a room group without rooms, with its permissions', params: RoomPath,
		answers: { 200: Done }, refusals: { 404: ['unknown_group'], 409: ['group_has_rooms'] }, example: { path },
	},
} as const satisfies Record<string, Route>
