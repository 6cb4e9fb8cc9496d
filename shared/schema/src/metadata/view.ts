// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../nullable.ts'
import { FieldOptions, fieldTypes } from './field.ts'
import { limits } from './limits.ts'
import { closed, FlagInput, open } from './values.ts'

export const sortOrders = Object.freeze(['ASC', 'DESC'] as const)

/** How a view shows a field. */
export const ViewColumn = Type.Object({
	field_id: Type.Integer(),
	field_name: Type.String(),
	field_label: Type.String(),
	field_type: Type.String({ enum: [...fieldTypes] }),
	field_options: FieldOptions,
	visible: Type.Boolean(),
	filterable: Type.Boolean(),
	column_order: Type.Integer({ description: 'place among the columns, ascending' }),
}, { title: 'ViewColumn', ...closed })

/** A saved view of the files of a team folder, with what it says of fields that are assigned there. */
export const View = Type.Object({
	id: Type.Integer(),
	gf_id: Type.Integer({ description: 'of the team folder' }),
	name: Type.String(),
	is_default: Type.Boolean({ description: 'whether the team folder opens with it: one view at most' }),
	columns: Type.Array(ViewColumn, { description: 'in their order' }),
	filters: Type.Record(Type.String(), Type.Array(Type.Unknown()), {
		description: 'by the names of fields: values of which a file has one. A text is meant literally; an object is a range, a text '
			+ 'inside, empty or not, the reader, or a date seen from today',
	}),
	sort_field: Type.String({ description: 'name of a field; empty for none' }),
	sort_order: Type.String({ enum: [...sortOrders] }),
	position: Type.Integer({ description: 'place among the views, ascending' }),
	created_at: Type.String({ description: 'ISO 8601 in UTC' }),
	updated_at: Type.String({ description: 'ISO 8601 in UTC' }),
}, { title: 'View', ...closed })
export type View = Static<typeof View>

/** Clients keep the answer for ten minutes: who knows that it changed sends another text. */
export const AnewQuery = Type.Object({
	anew: Type.Optional(Type.String({ maxLength: limits.nameCharacters, description: 'anything' })),
})

/** The views of a team folder, in their order. */
export const Views = Type.Object({
	views: Type.Array(View),
	can_manage: Type.Boolean({ description: 'whether the caller may make and change views' }),
}, { title: 'Views', ...closed })
export type Views = Static<typeof Views>

const fieldId = Type.Union([Type.Integer({ minimum: 1 }), Type.String({ pattern: '^[1-9][0-9]{0,15}$' })])
const order = Type.Integer({ minimum: 0, maximum: 1_000_000 })

/** What a view is made or replaced with. */
export const ViewInput = Type.Object({
	name: Type.String({ minLength: 1, maxLength: limits.viewNameCharacters }),
	is_default: Type.Optional(FlagInput),
	columns: Type.Optional(nullable(Type.Array(Type.Object({
		field_id: Type.Optional(fieldId),
		field_name: Type.Optional(Type.String({ maxLength: limits.nameCharacters, description: 'read where there is no field_id' })),
		visible: Type.Optional(FlagInput),
		filterable: Type.Optional(FlagInput),
		column_order: Type.Optional(order),
	}, open), { maxItems: limits.fieldsPerFolder }), 'shown unless visible says otherwise, in their order unless column_order does')),
	filters: Type.Optional(Type.Unknown({
		description: `an object, for up to ${limits.filtersPerView} fields by their names or ids: a list of values, or values in one text, `
			+ 'separated by commas',
	})),
	sort_field: Type.Optional(nullable(
		Type.Union([Type.Integer({ minimum: 1 }), Type.String({ maxLength: limits.nameCharacters })]),
		'name or id of a field',
	)),
	sort_order: Type.Optional(nullable(Type.String({ pattern: '^(?:[Aa][Ss][Cc]|[Dd][Ee][Ss][Cc])?$' }), 'ASC unless it says DESC')),
	position: Type.Optional(order),
}, { title: 'ViewInput', ...open })
export type ViewInput = Static<typeof ViewInput>

const ids = Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 2 * limits.viewsPerFolder })
/** Views in the order in which they are to be listed. Those that are not keep their place; ids of others are left out. */
export const ViewOrder = Type.Union([Type.Object({ view_ids: ids }, open), ids], { title: 'ViewOrder' })
