// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from './limits.ts'
import { Room, RoomPatch } from './room.ts'
import { closed } from './values.ts'

const facilities = Type.Optional(Type.Array(
	Type.String({ minLength: 1, maxLength: limits.detailCharacters }),
	{ maxItems: limits.facilitiesPerRoom },
))
const { groupId, autoAccept, active, availabilityRules, maxBookingHorizon, everyone } = RoomPatch.properties

/** The same change of many rooms. */
export const RoomsChange = Type.Object({
	ids: Type.Array(Type.String({ minLength: 1, maxLength: limits.idCharacters }), { minItems: 1, maxItems: limits.roomsPerChange }),
	change: Type.Object({
		groupId, autoAccept, active, availabilityRules, maxBookingHorizon, everyone,
		addFacilities: facilities,
		removeFacilities: facilities,
	}, { description: 'absent members stay unchanged; there are no others', ...closed }),
	isPreview: Type.Optional(Type.Boolean({ description: 'answers the same, and stores nothing' })),
}, { title: 'RoomsChange' })
export type RoomsChange = Static<typeof RoomsChange>

const shown = Room.properties
const BulkValues = Type.Object({
	groupId: shown.groupId,
	autoAccept: shown.autoAccept,
	active: shown.active,
	availabilityRules: shown.availabilityRules,
	maxBookingHorizon: shown.maxBookingHorizon,
	everyone: shown.everyone,
	facilities: shown.facilities,
}, { title: 'BulkValues', ...closed })
export type BulkValues = Static<typeof BulkValues>

/** What such a change makes of one room. */
export const ChangedRoom = Type.Object({ before: BulkValues, after: BulkValues }, { title: 'ChangedRoom', ...closed })
export type ChangedRoom = Static<typeof ChangedRoom>
