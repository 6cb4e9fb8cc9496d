// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { closed } from './values.ts'

export const Heartbeat = Type.Object({ status: Type.Literal('ok') }, { title: 'Heartbeat', ...closed })

/** Who else is editing a form. */
export const FormPresence = Type.Object({
	editors: Type.Array(Type.Object({
		userId: Type.String(),
		displayName: Type.String(),
		firstSeen: Type.Integer({ description: 'Unix seconds: since when they have been editing without a pause' }),
	}, closed), { description: 'without the caller, the one who came first first' }),
	myFirstSeen: nullable(
		Type.Integer(),
		'Unix seconds: since when the caller has been editing without a pause, or before all others for who took over; null for who is not',
	),
}, { title: 'FormPresence', ...closed })
export type FormPresence = Static<typeof FormPresence>
