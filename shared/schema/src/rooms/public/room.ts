// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from '../limits.ts'
import { closed } from '../values.ts'

/** A room in the public API. */
export const PublicRoom = Type.Object({
	id: Type.String(),
	name: Type.String(),
	email: Type.String(),
	capacity: Type.Integer({ description: 'seats' }),
	roomNumber: Type.String(),
	roomType: Type.String(),
	facilities: Type.Array(Type.String()),
	location: Type.String({ description: 'street, postal code and city (building, room number); without an address the name' }),
	description: Type.String(),
	responsibleContact: Type.String(),
	autoAccept: Type.Boolean(),
	active: Type.Boolean({ description: 'false: out of service' }),
}, { title: 'PublicRoom', ...closed })
export type PublicRoom = Static<typeof PublicRoom>

export const PublicRoomFilter = Type.Object({
	active: Type.Optional(Type.String({ maxLength: 16, description: 'true or 1: rooms in service; anything else: those that are not' })),
	type: Type.Optional(Type.String({ maxLength: limits.detailCharacters, description: 'id of a room type' })),
	capacity_min: Type.Optional(Type.Integer({ description: 'seats' })),
})
