// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Guard, Route } from '../contract/route.ts'
import { PerItem } from '@suite/schema/per-item'
import { ChangedRoom, RoomsChange } from '@suite/schema/rooms/bulk'
import { limits } from '@suite/schema/rooms/limits'
import { ListedRoom, Room, RoomFields, RoomPatch } from '@suite/schema/rooms/room'
import { Done } from '@suite/schema/rooms/values'

export const guards = {
	manager: {
		summary: 'A manager of the room named in the address, or an administrator; the room exists',
		refusals: { 403: ['not_manager'], 404: ['unknown_room'] },
	},
} as const satisfies Record<string, Guard>

/** Ids of the rooms and groups that the generated checks create before each example. */
export const example = { room: 'contract-check', roomGroup: 'contract-check-group' } as const

export const RoomPath = Type.Object({ id: Type.String({ minLength: 1, maxLength: limits.idCharacters }) })

export const rooms = {
	list: {
		action: 'RoomController::list', method: 'GET', path: '/api/rooms', access: 'user', csrf: false,
		summary: 'The rooms that the caller may view, by name',
		answers: { 200: Type.Array(ListedRoom) }, example: {},
	},
	create: {
		action: 'RoomController::create', method: 'POST', path: '/api/rooms', access: 'admin', csrf: true,
		summary: 'Adds a room; its id is made from the name and never changes', body: RoomFields,
		answers: { 201: Room },
		refusals: { 400: ['name_required', 'bad_lengths', 'unknown_time_zone'], 409: ['address_taken'] },
		example: { body: { name: 'Contract created' } },
		refused: [
			{ why: 'a room without a name', status: 400, reason: 'name_required', body: {} },
			{ why: 'an address of another room', status: 409, reason: 'address_taken', body: {
				name: 'Second',
				email: `${example.room}@roomsapp.local`,
			} },
		],
	},
	read: {
		action: 'RoomController::read', method: 'GET', path: '/api/rooms/{id}', access: 'user', csrf: false, guards: ['manager'],
		summary: 'One room, for its managers', params: RoomPath,
		answers: { 200: Room }, example: { path: { id: example.room } },
	},
	update: {
		action: 'RoomController::update', method: 'PUT', path: '/api/rooms/{id}', access: 'user', csrf: true, guards: ['manager'],
		summary: 'Changes a room', params: RoomPath, body: RoomPatch,
		answers: { 200: Room },
		refusals: {
			400: ['name_required', 'bad_lengths', 'bad_port', 'unknown_group', 'unknown_time_zone'],
			409: ['address_taken', 'stale_version'],
		},
		example: { path: { id: example.room }, body: { capacity: 12 } },
	},
	updateMany: {
		action: 'RoomController::updateMany', method: 'PUT', path: '/api/rooms', access: 'user', csrf: true,
		summary: 'Changes many rooms in the same way: each that the caller manages, whatever becomes of the others', body: RoomsChange,
		answers: { 207: PerItem(ChangedRoom) }, refusals: { 400: ['unknown_group'] },
		example: { body: { ids: [example.room, 'no-such-room'], change: { maxBookingHorizon: 90, addFacilities: ['projector'] } } },
		refused: [{ why: 'a group that does not exist', status: 400, reason: 'unknown_group', body: {
			ids: [example.room], change: { groupId: 'no-such-group' },
		} }],
	},
	remove: {
		action: 'RoomController::remove', method: 'DELETE', path: '/api/rooms/{id}', access: 'admin', csrf: true,
		summary: 'Deletes a room with its calendar, principal and permissions', params: RoomPath,
		answers: { 200: Done }, refusals: { 404: ['unknown_room'] },
		example: { path: { id: example.room } },
	},
} as const satisfies Record<string, Route>
