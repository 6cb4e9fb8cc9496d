// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from './limits.ts'
import { closed } from './values.ts'

export const RoomGroupInput = Type.Object({
	name: Type.Optional(Type.String({ maxLength: limits.nameCharacters })),
	description: Type.Optional(Type.String({ maxLength: limits.descriptionCharacters })),
}, { title: 'RoomGroupInput' })
export type RoomGroupInput = Static<typeof RoomGroupInput>

export const RoomGroup = Type.Object({
	id: Type.String(),
	name: Type.String(),
	description: Type.String(),
	createdAt: Type.String({ description: 'ISO 8601' }),
}, { title: 'RoomGroup', ...closed })
export type RoomGroup = Static<typeof RoomGroup>
