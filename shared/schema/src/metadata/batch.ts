// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import { ValueMap, ValuePatch } from './value.ts'
import { closed, open } from './values.ts'

const FileId = Type.Integer({ minimum: 1, maximum: limits.fileId })
const folderId = Type.Optional(nullable(Type.Integer({ minimum: 1 }), 'the team folder that it must lie in; absent or null for any'))
const fieldNames = (description: string) => Type.Optional(nullable(
	Type.Array(Type.String({ maxLength: limits.nameCharacters }), { maxItems: limits.fieldsPerFolder }),
	description,
))

export const BatchUpdate = Type.Object({
	updates: Type.Array(Type.Object({ file_id: FileId, groupfolder_id: folderId, metadata: ValuePatch }, open), {
		maxItems: limits.itemsPerBatch,
		description: 'of each item all values are saved, or none; the others do not suffer',
	}),
}, { title: 'BatchUpdate', ...open })

export const BatchDelete = Type.Object({
	deletes: Type.Array(Type.Object({
		file_id: FileId,
		groupfolder_id: folderId,
		field_names: fieldNames('null for all fields'),
	}, open), { maxItems: limits.itemsPerBatch }),
}, { title: 'BatchDelete', ...open })

export const BatchCopy = Type.Object({
	source_file_id: FileId,
	source_groupfolder_id: folderId,
	target_file_ids: Type.Array(FileId, { maxItems: limits.itemsPerBatch }),
	groupfolder_id: folderId,
	field_names: fieldNames('null for all fields in which the source has a value'),
}, { title: 'BatchCopy', ...open })

const outcome = {
	file_id: Type.Integer(),
	success: Type.Boolean(),
	error: Type.Optional(Type.String({ description: 'why nothing of the item was saved' })),
	reason: Type.Optional(Type.String({ description: 'the same for programs, as in refusals of single saves' })),
	fields: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'what is wrong, by the name of the field' })),
}
const count = (description: string) => Type.Optional(Type.Integer({ description }))
const counts = {
	success: Type.Boolean({ description: 'whether every item was saved' }),
	total: Type.Integer(),
	successful: Type.Integer(),
	failed: Type.Integer(),
}

const UpdatedItem = Type.Object({ ...outcome, fields_updated: count('values that are different now') }, closed)
const DeletedItem = Type.Object({ ...outcome, fields_deleted: count('values that are gone now') }, closed)

/** What became of each item, in their order. */
export const BatchUpdated = Type.Object({ ...counts, results: Type.Array(UpdatedItem) }, { title: 'BatchUpdated', ...closed })
export const BatchDeleted = Type.Object({ ...counts, results: Type.Array(DeletedItem) }, { title: 'BatchDeleted', ...closed })
export const BatchCopied = Type.Object({
	success: Type.Boolean({ description: 'whether every target has the values now' }),
	source_file_id: Type.Integer(),
	fields_copied: Type.Integer({ description: 'values that the source has and the targets were given' }),
	target_results: Type.Array(UpdatedItem),
}, { title: 'BatchCopied', ...closed })
export type BatchUpdated = Static<typeof BatchUpdated>
export type BatchDeleted = Static<typeof BatchDeleted>
export type BatchCopied = Static<typeof BatchCopied>

const FileIds = Type.Array(FileId, { maxItems: limits.filesPerSelection })

/** The same values for many files. */
export const SaveSelection = Type.Object({
	file_ids: FileIds,
	metadata: ValuePatch,
	merge_strategy: Type.Optional(Type.String({
		enum: ['overwrite', 'fill-empty'],
		description: 'overwrite unless it says fill-empty, which leaves values that are there',
	})),
}, { title: 'SaveSelection', ...open })
export const ClearSelection = Type.Object({ file_ids: FileIds }, { title: 'ClearSelection', ...open })

const selected = {
	successCount: Type.Integer(),
	errorCount: Type.Integer(),
	errors: Type.Array(Type.Object({
		file_id: Type.Integer(),
		error: Type.String(),
		reason: Type.String(),
	}, closed)),
}
export const SavedSelection = Type.Object({ success: Type.Boolean(), ...selected }, { title: 'SavedSelection', ...closed })
export const ClearedSelection = Type.Object({
	status: Type.String({ enum: ['success', 'partial'], description: 'partial where errorCount is not 0' }),
	...selected,
}, { title: 'ClearedSelection', ...closed })
export type SavedSelection = Static<typeof SavedSelection>

export const ExportSelection = Type.Object({ file_ids: FileIds, groupfolder_id: folderId }, { title: 'ExportSelection', ...open })
/** Values of files in the order in which they were asked for; those that the caller cannot read are left out. */
export const Exported = Type.Array(Type.Object({
	fileId: Type.Integer(),
	path: Type.String({ description: 'in the files of the caller' }),
	name: Type.String(),
	metadata: ValueMap,
}, closed), { title: 'Exported' })
export type Exported = Static<typeof Exported>
