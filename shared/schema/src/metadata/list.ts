// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { ContentEntry } from './library.ts'
import { limits } from './limits.ts'
import { ValueMap } from './value.ts'
import { closed, FlagInput, open } from './values.ts'

const names = (description: string) => Type.Optional(Type.String({ maxLength: limits.namesCharacters, description }))
const offset = Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000, description: 'files to skip' }))

/** Which files of a team folder are listed, and in which order. */
const selection = {
	filters: Type.Optional(Type.String({
		maxLength: limits.filtersCharacters,
		description: 'a JSON object: by the name of a field one value or a list of them, of which one has to fit; files have to fit every '
			+ 'field. A text is meant literally. 0 finds checkboxes that are unchecked or empty, and of numbers zero. Objects: {from, to}, '
			+ '{contains}, {empty}, {me}, {relative, days}',
	})),
	sort_field: Type.Optional(Type.String({
		maxLength: limits.nameCharacters,
		description: 'name of a field; without one files are sorted by their names. Files without a value are last in both directions',
	})),
	sort_order: Type.Optional(Type.String({ enum: ['asc', 'desc', 'ASC', 'DESC', ''], description: 'asc unless it says desc' })),
	today: Type.Optional(Type.String({
		pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
		description: 'the day it is for the caller, for relative dates; in UTC unless said',
	})),
}

export const SortedQuery = Type.Object({
	...selection,
	sort_field_type: Type.Optional(Type.String({
		enum: ['text', 'number', 'date', 'checkbox', ''],
		description: 'for programs that were written for MetaVox: values are sorted as the type of the field says',
	})),
	offset,
	limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'all files unless said' })),
})

export const AllValuesQuery = Type.Object({
	field_names: names('separated by commas; all fields of files unless said, without those of long texts'),
	search: Type.Optional(Type.String({
		maxLength: limits.searchCharacters,
		description: 'only values with this text in them, without regard to case and accents',
	})),
})

/** Different values by the names of fields, in their order. */
export const DistinctValues = Type.Record(Type.String(), Type.Array(Type.String()), {
	title: 'DistinctValues',
	description: `${limits.distinctValues} of a field at most; fields that have more are named in the header X-Truncated-Fields`,
})

/** Of which files the values are asked for. */
export const ScopedValues = Type.Object({
	file_ids: Type.Optional(Type.Union([
		Type.Array(Type.Integer({ minimum: 1, maximum: limits.fileId }), { maxItems: limits.filesPerScope }),
		Type.String({ maxLength: limits.scopeCharacters, description: 'the same, separated by commas' }),
		Type.Null(),
	], { description: 'all files of the team folder unless said; those that the caller cannot read do not count' })),
	field_names: names('separated by commas; all fields of files unless said, without those of long texts'),
}, { title: 'ScopedValues', ...open })

export const DirectoryQuery = Type.Object({
	file_ids: Type.String({
		minLength: 1,
		maxLength: limits.idsCharacters,
		description: `up to ${limits.filesPerDirectory} ids, separated by commas`,
	}),
	field_names: names('separated by commas; the fields that are shown as columns unless said'),
	permissions: Type.Optional(FlagInput),
})

/** Values by file id: files that the caller cannot read, or that are in another folder, are left out. */
export const DirectoryValues = Type.Record(Type.String(), Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer()])), {
	title: 'DirectoryValues',
	description: 'as a map of values; with permissions=1 each has the member _permissions, the bits that Nextcloud gives the caller',
})

/**
 * A page of all files of a team folder, those in its folders included. With `attention` only those that lack a required value, unless the
 * team folder does not mind, or have an option that was withdrawn.
 */
export const RowsQuery = Type.Object({
	...selection,
	offset,
	limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.rowsPerPage, description: `${limits.rowsPerPage} unless said` })),
	group_by: Type.Optional(Type.String({ maxLength: limits.nameCharacters, description: 'name of a field whose values are counted' })),
	sums: names('of fields of numbers, separated by commas'),
	attention: Type.Optional(FlagInput),
})

/** A file or folder, wherever it is in the team folder. */
export const Row = Type.Object({
	...ContentEntry.properties,
	parent: Type.Integer({ description: 'file id of the folder it is in' }),
	path: Type.String({ description: 'of that folder, from the top of the team folder; empty for the top' }),
}, { title: 'Row', ...closed })
export type Row = Static<typeof Row>

const definitions = Type.String({
	description: 'another one once a field of the files in this team folder is another one: read the fields and the list again',
})

export const Rows = Type.Object({
	rows: Type.Array(Row),
	total: Type.Integer({ description: 'files that the caller can read and that fit the filters' }),
	complete: Type.Boolean({ description: 'false while a large team folder is still being read: later there are more' }),
	cursor: Type.Integer({ description: 'to ask for changes since' }),
	definitions,
	groups: Type.Optional(Type.Array(Type.Object({
		value: nullable(Type.String(), 'null for files without a value'),
		count: Type.Integer({ description: 'files; one with several values counts for each of them' }),
		sums: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'of these files, where sums are asked for' })),
	}, closed), { description: `for group_by, ${limits.groupsPerList} at most, in the order of the values` })),
	sums: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'of all files, by the name of the field' })),
}, { title: 'Rows', ...closed })
export type Rows = Static<typeof Rows>

export const ChangesQuery = Type.Object({
	since: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.fileId, description: 'a cursor; absent to get the first one' })),
})

/** Files whose values changed. */
export const Changes = Type.Object({
	cursor: Type.Integer({ description: 'to be sent as since the next time. Changes of the last seconds come again' }),
	reset: Type.Boolean({ description: 'true where there are too many, or it is not known which: read the list again' }),
	definitions,
	files: Type.Record(Type.String(), ValueMap, { description: 'all values as they are now, by file id' }),
}, { title: 'Changes', ...closed })
export type Changes = Static<typeof Changes>
