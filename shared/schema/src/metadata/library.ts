// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from './limits.ts'
import { ValueMap } from './value.ts'
import { closed } from './values.ts'

/** Which part of a folder is asked for. */
export const ContentQuery = Type.Object({
	parent: Type.Optional(Type.Integer({ minimum: 1, description: 'file id of a folder inside the team folder; absent for its top' })),
	offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'entries to skip' })),
	limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.contentPerPage, description: `${limits.contentPerPage} unless said` })),
})

/** A file or folder of a team folder, with its values. */
export const ContentEntry = Type.Object({
	id: Type.Integer({ description: 'file id' }),
	name: Type.String(),
	is_folder: Type.Boolean(),
	mime: Type.String(),
	size: Type.Integer({ description: 'bytes; of a folder, what Nextcloud counted last; negative where it has not' }),
	modified: Type.Integer({ description: 'Unix seconds' }),
	etag: Type.String({ description: 'for the address of a preview' }),
	has_preview: Type.Boolean(),
	can_write: Type.Boolean({ description: 'whether the caller may change its values' }),
	metadata: ValueMap,
}, { title: 'ContentEntry', ...closed })
export type ContentEntry = Static<typeof ContentEntry>

/** What a folder holds, as far as the caller may read it: folders first, then by name. */
export const Content = Type.Object({
	path: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }, closed), {
		description: 'folders from the top of the team folder down to this one; the first has the name of the team folder',
	}),
	entries: Type.Array(ContentEntry),
	total: Type.Integer({ description: 'entries that the caller may read' }),
}, { title: 'Content', ...closed })
export type Content = Static<typeof Content>
