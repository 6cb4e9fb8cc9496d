// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { closed } from './values.ts'

export const MyRoom = Type.Object({
	id: Type.String(),
	name: Type.String(),
	roomType: Type.String(),
	capacity: Type.Integer(),
	address: Type.String(),
	responsibleContact: Type.String(),
	role: Type.Union([Type.Literal('admin'), Type.Literal('manager'), Type.Literal('booker'), Type.Literal('viewer')]),
}, { title: 'MyRoom', ...closed })
export type MyRoom = Static<typeof MyRoom>

export const ViewableRoom = Type.Object({ id: Type.String(), email: Type.String() }, { title: 'ViewableRoom', ...closed })
export type ViewableRoom = Static<typeof ViewableRoom>

export const NamedGroup = Type.Object({ id: Type.String(), name: Type.String() }, { title: 'NamedGroup', ...closed })
export type NamedGroup = Static<typeof NamedGroup>
