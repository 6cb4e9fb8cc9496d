// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { limits } from './limits.ts'
import { closed, Flag, FlagInput, open } from './values.ts'

/** What a value of a field can be. */
export const fieldTypes = Object.freeze([
	'text', 'textarea', 'number', 'date', 'checkbox', 'select', 'multiselect', 'user', 'url', 'filelink',
] as const)
export type FieldType = typeof fieldTypes[number]

/** Names of other programs for the same types. */
export const typeAliases = Object.freeze({
	multi_select: 'multiselect', dropdown: 'select', boolean: 'checkbox', file: 'filelink', datetime: 'date',
} as const satisfies Record<string, FieldType>)

/** What belongs to some types: choices, or whether a date has a time. */
export const FieldOptions = Type.Union([
	Type.Array(Type.String(), { description: 'choices of select and multiselect, in their order' }),
	Type.Object({ includeTime: Type.Boolean({ description: 'of a date: YYYY-MM-DDTHH:mm:ss instead of YYYY-MM-DD' }) }, closed),
], { description: 'an empty list for types without options' })

/** A field as the routes answer it. */
export const Field = Type.Object({
	id: Type.Integer(),
	field_name: Type.String({ description: 'by which programs know it; values stay when it is renamed' }),
	field_label: Type.String({ description: 'by which people know it' }),
	field_type: Type.String({ enum: [...fieldTypes] }),
	field_description: Type.String(),
	field_options: FieldOptions,
	withdrawn_options: Type.Array(Type.String(), {
		description: 'choices that are no longer offered, and may still be in values, be read and be filtered by',
	}),
	is_required: Type.Boolean({ description: 'what that means, each team folder says' }),
	sort_order: Type.Integer({ description: 'place among all fields, ascending' }),
	scope: Type.Literal('groupfolder', { description: 'for programs that were written for MetaVox' }),
	applies_to_groupfolder: Flag,
	show_as_column: Type.Boolean(),
	column_order: Type.Integer(),
	filterable: Type.Boolean(),
}, { title: 'Field', ...closed })
export type Field = Static<typeof Field>

const label = (description: string) => Type.String({ maxLength: limits.labelCharacters, description })

/** What a definition is made or replaced with. */
export const FieldInput = Type.Object({
	field_name: Type.String({
		maxLength: limits.nameCharacters,
		description: 'lower-case letters, digits and underscores, beginning with a letter; team-folder fields begin with gf_, file fields '
			+ 'with file_gf_ by convention, which nothing adds',
	}),
	field_label: label('for people'),
	field_type: Type.String({
		maxLength: limits.typeCharacters,
		description: `${fieldTypes.join(', ')}; or by the names ${Object.keys(typeAliases).join(', ')}`,
	}),
	field_description: Type.Optional(nullable(Type.String({ maxLength: limits.descriptionCharacters }))),
	field_options: Type.Optional(Type.Unknown({
		description: 'choices as a list of strings, a list of {value}, or one text with a line for each; for a date {includeTime}. '
			+ 'A list only adds and withdraws choices',
	})),
	is_required: Type.Optional(FlagInput),
	sort_order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
	applies_to_groupfolder: Type.Optional(FlagInput),
	show_as_column: Type.Optional(FlagInput),
	column_order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
	filterable: Type.Optional(FlagInput),
}, { title: 'FieldInput', ...open })
export type FieldInput = Static<typeof FieldInput>

/** A definition that was made or changed. */
export const SavedField = Type.Object({ ...Field.properties, success: Type.Literal(true) }, { title: 'SavedField', ...closed })
export type SavedField = Static<typeof SavedField>

/** What went with a field that was deleted. */
export const DeletedField = Type.Object({
	success: Type.Literal(true),
	deleted: Type.Object({
		folders: Type.Integer({ description: 'team folders that it was assigned to' }),
		files: Type.Integer({ description: 'files with a value of it' }),
		folder_values: Type.Integer({ description: 'values of team folders themselves' }),
	}, closed),
}, { title: 'DeletedField', ...closed })
export type DeletedField = Static<typeof DeletedField>

/** The set of fields of a team folder. */
export const AssignedFields = Type.Object({
	field_ids: Type.Array(Type.Integer({ minimum: 1 }), {
		maxItems: limits.fieldsPerFolder,
		description: 'all of them, in their order. Values of fields that are taken away stay, unseen, until the field comes back',
	}),
}, { title: 'AssignedFields', ...open })
export type AssignedFields = Static<typeof AssignedFields>

/** All or some fields in the order in which they are to be listed; the others keep their place. */
export const FieldOrder = Type.Object({
	field_ids: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: limits.fields }),
}, { title: 'FieldOrder', ...open })
export type FieldOrder = Static<typeof FieldOrder>

/** Where a field is in use. */
export const FieldUsage = Type.Object({
	field_id: Type.Integer(),
	folders: Type.Integer({ description: 'team folders that it is assigned to' }),
	files: Type.Integer({ description: 'files with a value of it, wherever they are' }),
	folder_values: Type.Integer({ description: 'values of team folders themselves' }),
}, { title: 'FieldUsage', ...closed })
export type FieldUsage = Static<typeof FieldUsage>
