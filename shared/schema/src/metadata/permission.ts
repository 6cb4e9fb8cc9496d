// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import { closed, open } from './values.ts'

/** The only permission that can be granted; a hyphen counts as an underscore. */
export const permissionLevels = Object.freeze(['manage_fields'] as const)

/** A permission that an account or a group has. */
export const Grant = Type.Object({
	id: Type.Integer(),
	user_id: nullable(Type.String()),
	group_id: nullable(Type.String()),
	permission: Type.String({ enum: [...permissionLevels] }),
	permission_type: Type.String({ enum: [...permissionLevels], description: 'the same, for programs that were written for MetaVox' }),
	groupfolder_id: nullable(Type.Integer(), 'null for all team folders'),
	field_scope: Type.Null({ description: 'no permission is for single fields' }),
	name: Type.String({ description: 'of the account or group' }),
	created_at: Type.String({ description: 'ISO 8601 in UTC' }),
	updated_at: Type.String({ description: 'ISO 8601 in UTC' }),
}, { title: 'Grant', ...closed })
export type Grant = Static<typeof Grant>

/** A permission of the caller, with where it comes from. */
export const OwnGrant = Type.Object({
	id: Type.Integer(),
	source: Type.String({ enum: ['user', 'group'] }),
	group_id: nullable(Type.String()),
	permission: Type.String({ enum: [...permissionLevels] }),
	permission_type: Type.String({ enum: [...permissionLevels] }),
	groupfolder_id: nullable(Type.Integer()),
	field_scope: Type.Null(),
}, { title: 'OwnGrant', ...closed })

const granted = {
	permission: Type.String({ maxLength: 50, description: 'manage-fields' }),
	groupfolder_id: Type.Optional(nullable(Type.Integer({ minimum: 1 }), 'absent or null for all team folders')),
	field_scope: Type.Optional(nullable(Type.String({ maxLength: limits.nameCharacters }), 'refused unless empty')),
}
export const GrantToUser = Type.Object({
	user_id: Type.String({ minLength: 1, maxLength: 64 }),
	...granted,
}, { title: 'GrantToUser', ...open })
export const GrantToGroup = Type.Object({
	group_id: Type.String({ minLength: 1, maxLength: 64 }),
	...granted,
}, { title: 'GrantToGroup', ...open })

/** The grant that was made, or was there already. */
export const Granted = Type.Object({ success: Type.Literal(true), id: Type.Integer() }, { title: 'Granted', ...closed })

export const CheckQuery = Type.Object({
	permission: Type.String({ minLength: 1, maxLength: 50 }),
	groupfolder_id: Type.Optional(Type.Integer({ minimum: 1 })),
	field_scope: Type.Optional(Type.String({ maxLength: limits.nameCharacters })),
})
export const Checked = Type.Object({ hasPermission: Type.Boolean() }, { title: 'Checked', ...closed })

/** A group or an account that can be chosen. */
export const Named = Type.Object({
	id: Type.String(),
	displayname: Type.String(),
	displayName: Type.String(),
}, { title: 'Named', description: 'the name under both spellings', ...closed })
export type Named = Static<typeof Named>
