// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { Lost } from '../failure.ts'
import { FieldOptions, fieldTypes, typeAliases } from '../field.ts'
import { limits } from '../limits.ts'
import { closed, FlagInput, open } from '../values.ts'

const RenamedOption = Type.Object({ from: Type.String(), to: Type.String() }, closed)

const members = {
	field_type: Type.Optional(Type.String({
		maxLength: limits.typeCharacters,
		description: `${fieldTypes.join(', ')}; or by the names ${Object.keys(typeAliases).join(', ')}. `
			+ 'Without it the field keeps its own',
	})),
	field_options: Type.Optional(Type.Unknown({
		description: 'as in a definition, with the new names of options. Without it the field keeps those that it has, under their new '
			+ 'names',
	})),
	renamed: Type.Optional(Type.Array(Type.Object({
		from: Type.String({ maxLength: limits.valueCharacters, description: 'an option that the field has or had' }),
		to: Type.String({ maxLength: limits.valueCharacters }),
	}, open), {
		maxItems: limits.optionsPerField,
		description: 'all at once, so that two can change places; two that get the same name become one',
	})),
}

/** What is to become of a field that has values. */
export const ConversionInput = Type.Object(members, { title: 'ConversionInput', ...open })
export type ConversionInput = Static<typeof ConversionInput>

export const ConversionStart = Type.Object({
	...members,
	lose_values: Type.Optional(FlagInput),
}, {
	title: 'ConversionStart',
	...open,
	description: 'lose_values says that values that do not fit are taken away, which the history keeps; without it such a value stops all',
})
export type ConversionStart = Static<typeof ConversionStart>

export const conversionStates = Object.freeze([
	'checking', 'checked', 'staging', 'swapping', 'recording', 'undoing', 'done', 'cancelled', 'stopped',
] as const)

/** The latest change of a field together with its values, or what one would do. */
export const Conversion = Type.Object({
	id: Type.Integer({ description: 'later ones have higher ids' }),
	field_id: Type.Integer(),
	state: Type.String({
		enum: [...conversionStates],
		description: 'checking and checked only count. staging puts new values aside, during swapping they take the place of the former '
			+ 'ones all at once, recording writes the history, then it is done. undoing leads to cancelled, or to stopped where values do '
			+ 'not fit and may not be taken away: then nothing has changed',
	}),
	percent: Type.Integer({ description: 'from 0 to 100' }),
	by: Type.String({ description: 'account' }),
	field_type: Type.String({ enum: [...fieldTypes] }),
	field_options: FieldOptions,
	renamed: Type.Array(RenamedOption),
	lose_values: Type.Boolean(),
	folders: Type.Integer({ description: 'team folders that have the field' }),
	files: Type.Integer({ description: 'files with a value that have been looked at; all of them when checking or staging is over' }),
	folder_values: Type.Integer({ description: 'the same of team folders with a value of their own' }),
	changed: Type.Integer({ description: 'of these values, those that fit and are written differently' }),
	lost: Lost,
}, { title: 'Conversion', ...closed })
export type Conversion = Static<typeof Conversion>
