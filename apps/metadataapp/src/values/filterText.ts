// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import { limits } from '@suite/schema/metadata/limits'
import type { Viewer } from '../rules/index.ts'
import { filterProblem } from './filter/draft.ts'
import type { Filters } from './table.ts'

/** Filters as an address has them: as JSON, in the words of the API. */
export const filterText = (filters: Filters): string => JSON.stringify(filters)

/**
 * The filters that an address has: somebody may have cut it or written it by hand.
 *
 * @return null when they cannot be read
 */
export function filtersIn(text: string): Filters | null {
	if (text.length > limits.filtersCharacters) {
		return null
	}
	let read: unknown
	try {
		read = JSON.parse(text)
	} catch {
		return null
	}
	return typeof read !== 'object' || read === null || Array.isArray(read)
		? null
		: Object.fromEntries(Object.entries(read).map(([name, value]): [string, readonly unknown[]] =>
				[name, Array.isArray(value) ? value : [value]]))
}

/** Filters that the server takes, and how many had to be left out, because fields are gone, or have changed, or there are too many. */
export function fitting(
	filters: Filters,
	fields: readonly Field[],
	viewer: Viewer,
): { readonly filters: Filters, readonly left: number } {
	const byName = new Map(fields.map((field) => [field.field_name, field]))
	const all = Object.entries(filters).filter(([, values]) => values.length > 0)
	const kept = all.filter(([name, values]) => {
		const field = byName.get(name)
		return field !== undefined && filterProblem(field, values, viewer) === null
	}).slice(0, limits.filtersPerList)
	return { filters: Object.fromEntries(kept), left: all.length - kept.length }
}

/** With another filter for a field: without values the field has none. */
export function withFilter(filters: Filters, name: string, values: readonly unknown[]): Filters {
	const { [name]: _, ...rest } = filters
	return values.length === 0 ? rest : { ...filters, [name]: values }
}

/** Whether both list the same files, whatever the order of their fields. */
export function isSameFilters(one: Filters, other: Filters): boolean {
	const names = Object.keys(one)
	return names.length === Object.keys(other).length
		&& names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
}
