// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import { emitValue, type FieldShape, fieldTypes, storedItems } from '../rules/index.ts'

type Defined = Pick<Field, 'field_type' | 'field_options'>

/** What of a field decides which values it takes. */
export function shapeOf({ field_type: name, field_options: options }: Defined): FieldShape {
	const type = fieldTypes.find((one) => one === name) ?? 'text'
	return {
		type,
		options: Array.isArray(options) ? options : [],
		includesTime: type === 'date' && !Array.isArray(options) && options.includeTime,
	}
}

/** The items of a value: of several choices each one, else the value alone. */
export const itemsOf = (field: Defined, value: string | null): readonly string[] =>
	storedItems(shapeOf(field), value).map(({ text }) => text)

/** A value of these items; null without any. */
export const joined = (items: readonly string[]): string | null => emitValue(items)

/** Whether a choice is no longer offered. */
export const isWithdrawn = (field: Pick<Field, 'field_options'>, option: string): boolean =>
	Array.isArray(field.field_options) && !field.field_options.includes(option)
