// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import type { TeamFolder } from '@suite/schema/metadata/folder'

/** So many fields are columns where nobody chose any. */
const usual = 4

/** Fields that the list shows, in their order. */
export function columnsOf(fields: readonly Field[]): readonly Field[] {
	const chosen = fields.filter((field) => field.show_as_column)
	return chosen.length === 0
		? fields.slice(0, usual)
		: chosen.toSorted((one, other) => one.column_order - other.column_order)
}

/** Whether a file may need attention because of this field, in a team folder that treats required fields so. */
export const canNeedAttention = (field: Pick<Field, 'is_required' | 'withdrawn_options'>, required: TeamFolder['required'] | undefined) =>
	(field.is_required && required !== 'off') || field.withdrawn_options.length > 0

/** Pixels of a head besides its words: the icon of the type, the menu and the space between them. */
const headSpace = 94
const letterWidth = 8
const widestHead = 260

/** Pixels that a column takes at a width of the letters that the host has: enough for usual values and for most names of fields. */
export function columnWidth(field: Pick<Field, 'field_type' | 'field_label'>): number {
	return Math.max(valueWidth(field), Math.min(widestHead, headSpace + letterWidth * field.field_label.length))
}

function valueWidth(field: Pick<Field, 'field_type'>): number {
	switch (field.field_type) {
		case 'checkbox': return 96
		case 'number': return 140
		case 'date': return 150
		case 'textarea':
		case 'multiselect': return 240
		default: return 180
	}
}
