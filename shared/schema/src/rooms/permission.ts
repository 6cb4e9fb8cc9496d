// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import { NamedGroup } from './personal.ts'
import { closed } from './values.ts'

const kind = Type.Union([Type.Literal('user'), Type.Literal('group')])
const sent = Type.Optional(Type.Array(
	Type.Object({ type: kind, id: Type.String({ minLength: 1, maxLength: limits.principalCharacters }) }),
	{ maxItems: limits.permissionsPerRole },
))
const shown = Type.Array(Type.Object({
	type: kind,
	id: Type.String(),
	label: Type.String({ description: 'display name; the id of what is gone' }),
}, closed))

/** Each role includes those below it; an account has the highest of its own and those of its groups. */
export const PermissionsInput = Type.Object({ viewers: sent, bookers: sent, managers: sent }, {
	title: 'PermissionsInput',
	description: 'replaces all three lists; an absent one becomes empty',
})
export type PermissionsInput = Static<typeof PermissionsInput>

export const Permissions = Type.Object({ viewers: shown, bookers: shown, managers: shown }, { title: 'Permissions', ...closed })
export type Permissions = Static<typeof Permissions>

/** What a room has from its room group. */
export const InheritedPermissions = Type.Object({
	group: nullable(NamedGroup, 'null for a room without a group'),
	permissions: Permissions,
}, { title: 'InheritedPermissions', ...closed })
export type InheritedPermissions = Static<typeof InheritedPermissions>
