// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from './limits.ts'
import { Person } from './presence.ts'
import { closed, open } from './values.ts'

const until = Type.String({ description: `ISO 8601 in UTC; ${limits.lockSeconds} seconds after it was locked the last time` })

/** Which value of a file somebody edits. */
export const Cell = Type.Object({
	field_name: Type.String({ minLength: 1, maxLength: limits.nameCharacters }),
}, { title: 'Cell', ...open })

/** The caller has the lock: nobody else does. */
export const Locked = Type.Object({
	locked: Type.Literal(false, { description: 'whether somebody else has it' }),
	until,
}, { title: 'Locked', ...closed })
export type Locked = Static<typeof Locked>

/** Members of a refusal because somebody else has a lock. */
export const lockedBy = {
	locked: Type.Optional(Type.Literal(true)),
	lockedBy: Type.Optional(Type.String({ description: 'id of the account that has the lock' })),
	lockedByName: Type.Optional(Type.String({ description: 'its name' })),
	until: Type.Optional(until),
}

/** A value of a file that somebody edits. */
export const CellLock = Type.Object({
	file_id: Type.Integer(),
	field_id: Type.Integer(),
	field_name: Type.String(),
	user: Person,
	until,
}, { title: 'CellLock', ...closed })
export type CellLock = Static<typeof CellLock>
