// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { Field } from './field.ts'
import { limits } from './limits.ts'
import { closed, FlagInput, open } from './values.ts'

/** Values by the names of fields; fields without a value are not among them. */
export const ValueMap = Type.Record(Type.String(), Type.String(), {
	title: 'ValueMap',
	description: 'numbers as decimals, dates as YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss, checkboxes as 1 and 0, several choices joined by ;#',
})
export type ValueMap = Static<typeof ValueMap>

/** A field with its value. */
export const FieldValue = Type.Object({
	...Field.properties,
	value: nullable(Type.String(), 'null where there is none'),
}, { title: 'FieldValue', ...closed })
export type FieldValue = Static<typeof FieldValue>

/** How values are answered: a map, or for `shape=fields` all assigned fields with theirs. */
export const ShapeQuery = Type.Object({
	shape: Type.Optional(Type.String({ enum: ['map', 'fields'], description: 'map unless it says fields' })),
})
export const Values = Type.Union([ValueMap, Type.Array(FieldValue)], { description: 'a list for shape=fields' })

/** Values that change; the others stay. */
export const ValuePatch = Type.Record(Type.String(), Type.Unknown(), {
	description: 'by the names of fields; null or an empty text takes the value away. All of them are saved, or none',
})
export const SaveValues = Type.Object({ metadata: ValuePatch }, { title: 'SaveValues', ...open })
export type SaveValues = Static<typeof SaveValues>

/** The same for a file, with locks of the caller that end with the save. */
export const SaveFileValues = Type.Object({
	...SaveValues.properties,
	unlock: Type.Optional(nullable(FlagInput, 'whether locks end: those of unlock_field, or else of all fields that are saved')),
	unlock_field: Type.Optional(nullable(Type.String({ maxLength: limits.nameCharacters }), 'name of a field')),
}, { title: 'SaveFileValues', ...open })

/** What was saved, as it reads now. */
export const SavedValues = Type.Object({
	success: Type.Literal(true),
	metadata: ValueMap,
}, { title: 'SavedValues', ...closed })
export type SavedValues = Static<typeof SavedValues>

export const BulkQuery = Type.Object({
	file_ids: Type.String({
		minLength: 1,
		maxLength: limits.idsCharacters,
		description: `up to ${limits.filesPerBulk} ids, separated by commas`,
	}),
	...ShapeQuery.properties,
})
/** Values by file id: files that the caller cannot read, or that are in no team folder, are left out. */
export const BulkValues = Type.Record(Type.String(), Values, { title: 'BulkValues' })
export type BulkValues = Static<typeof BulkValues>

/** One change of one value. */
export const HistoryEntry = Type.Object({
	id: Type.Integer(),
	field_id: Type.Integer(),
	field_name: nullable(Type.String(), 'null once the field is deleted'),
	field_label: nullable(Type.String(), 'as field_name'),
	from: nullable(Type.String(), 'null where there was no value'),
	to: nullable(Type.String(), 'null where the value was taken away'),
	by: nullable(Type.Object({ id: Type.String(), name: Type.String() }, closed), 'null where it was no account'),
	at: Type.String({ description: 'ISO 8601 in UTC' }),
	cause: Type.String({
		description: 'what changed it: save, webdav, restore, copy where the file is one, convert where the field got another type, unfit '
			+ 'where the value did not fit that type and was taken away, rename where an option got another name; more may come',
	}),
}, { title: 'HistoryEntry', ...closed })
export const History = Type.Object({
	entries: Type.Array(HistoryEntry, { description: 'the newest first' }),
	next: nullable(Type.Integer(), 'to be sent as before for older ones; null at the end'),
}, { title: 'History', ...closed })
export type History = Static<typeof History>
export const HistoryQuery = Type.Object({
	before: Type.Optional(Type.Integer({ minimum: 1, description: 'entries older than the one with this id' })),
	limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.historyPerPage })),
})

/** Takes a value back to what it was before or after a change. */
export const RestoreValue = Type.Object({
	entry: Type.Integer({ minimum: 1, description: 'id of the change' }),
	to: Type.Optional(Type.String({ enum: ['from', 'to'], description: 'from, which undoes it, unless it says to' })),
	force: Type.Optional(FlagInput),
}, { title: 'RestoreValue', ...open })
