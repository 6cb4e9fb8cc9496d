// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { Field } from './field.ts'
import { closed, open } from './values.ts'
import { View } from './view.ts'

/** What a team folder does about required fields that are empty. */
export const requiredModes = Object.freeze(['off', 'warn', 'enforce'] as const)

/** A team folder as the caller sees it. */
export const TeamFolder = Type.Object({
	id: Type.Integer(),
	mount_point: Type.String({ description: 'its path from the top of the files of those who have it' }),
	groups: Type.Array(Type.String(), { description: 'ids of groups that have it; empty except for administrators' }),
	quota: Type.Integer({ description: 'bytes; -3 for no limit' }),
	size: Type.Integer({ description: 'bytes in use, as Nextcloud last counted them' }),
	acl: Type.Boolean({ description: 'whether there are rules for who may see what' }),
	root_id: nullable(Type.Integer(), 'file id of the folder in the files of the caller; null for who has no access to it'),
	can_manage: Type.Boolean({ description: 'whether the caller may assign fields and make views' }),
	can_write: Type.Boolean({ description: 'whether the caller may change the folder\'s own values' }),
	required: Type.String({ enum: [...requiredModes] }),
	field_count: Type.Integer({ description: 'fields that are assigned' }),
}, { title: 'TeamFolder', ...closed })
export type TeamFolder = Static<typeof TeamFolder>

/** Sets what a team folder does about required fields that are empty. */
export const RequiredMode = Type.Object({ required: Type.String({ enum: [...requiredModes] }) }, { title: 'RequiredMode', ...open })

/** What an app page or a program needs to begin. */
export const Init = Type.Object({
	groupfolders: Type.Array(TeamFolder),
	groupfolder_id: nullable(Type.Integer(), 'the team folder that dir is in'),
	fields: Type.Array(Field, { description: 'assigned to it, for files' }),
	views: Type.Array(View, { description: 'saved views of it, in their order' }),
	can_manage: Type.Boolean(),
}, { title: 'Init', ...closed })
export type Init = Static<typeof Init>
