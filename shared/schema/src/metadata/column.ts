// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { FieldOptions, fieldTypes } from './field.ts'
import { limits } from './limits.ts'
import { closed, FlagInput, open } from './values.ts'

/** A field as a column of the files of a team folder, where no view says otherwise. */
export const Column = Type.Object({
	field_id: Type.Integer(),
	field_name: Type.String(),
	field_label: Type.String(),
	field_type: Type.String({ enum: [...fieldTypes] }),
	field_options: FieldOptions,
	show_as_column: Type.Boolean(),
	column_order: Type.Integer({ description: 'place among the columns, ascending' }),
	filterable: Type.Boolean(),
}, { title: 'Column', ...closed })
export type Column = Static<typeof Column>

/** Columns that change; a member that is absent keeps what the team folder or else the field says. */
export const SaveColumns = Type.Object({
	columns: Type.Array(Type.Object({
		field_id: Type.Integer({ minimum: 1 }),
		show_as_column: Type.Optional(FlagInput),
		column_order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
		filterable: Type.Optional(FlagInput),
	}, open), { maxItems: limits.fieldsPerFolder }),
}, { title: 'SaveColumns', ...open })
export type SaveColumns = Static<typeof SaveColumns>
