// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { type FieldShape, type FieldType, fieldTypes } from '../field.ts'
import { Problem } from '../problem.ts'
import type { Json } from '../values/json.ts'
import { readDateOptions, readOptions } from './options.ts'

/** A date with a time of day is a date whose options say so. */
const dateWithTime = 'datetime'
const otherNames: ReadonlyMap<string, FieldType> = new Map<string, FieldType>([
	['multi_select', 'multiselect'], ['dropdown', 'select'], ['boolean', 'checkbox'], ['file', 'filelink'], [dateWithTime, 'date'],
])

/** What is wrong by the name of the member. */
export type ShapeProblems = { readonly field_type?: Problem, readonly field_options?: Problem }

/** By our name or by one that other programs use. */
export function typeNamed(name: string): FieldType | null {
	return fieldTypes.find((type) => type === name) ?? otherNames.get(name) ?? null
}

/** Reads `field_type` and `field_options` together: options mean what the type makes of them, and nothing where it has none. */
export function readShape(type: Json, options: Json): FieldShape | ShapeProblems {
	const known = typeof type === 'string' ? typeNamed(type) : null
	if (known === null) {
		return { field_type: type === null || type === ''
			? new Problem('missing')
			: new Problem('unknown_type', { types: fieldTypes.join(', ') }) }
	}
	if (known === 'select' || known === 'multiselect') {
		const list = readOptions(options)
		return list instanceof Problem ? { field_options: list } : { type: known, options: list, includesTime: false }
	}
	if (known === 'date') {
		const includesTime = readDateOptions(options, type === dateWithTime)
		return includesTime instanceof Problem ? { field_options: includesTime } : { type: known, options: [], includesTime }
	}
	return { type: known, options: [], includesTime: false }
}

/** As `field_options` has it. */
export function emittedOptions({ type, options, includesTime }: FieldShape): Json {
	return type === 'date' ? { includeTime: includesTime } : options
}
