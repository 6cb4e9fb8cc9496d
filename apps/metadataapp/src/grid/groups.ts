// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import type { Rows } from '@suite/schema/metadata/list'
import { compareValues } from '../rules/index.ts'
import { shapeOf } from '../values/shape.ts'
import { added, negative, type Sums } from './sums.ts'

/** Rows that follow each other because they have the same value of the grouped field. */
export interface TableGroup {
	/** Tells it from the others, and stays the same while rows come and go. */
	readonly key: string
	/** Several where they sort alike, such as two spellings; null for files without a value; none for values that were not counted. */
	readonly values: readonly (string | null)[]
	/** Place of its first row in the list. */
	readonly first: number
	/** Its rows, at least one. */
	readonly count: number
	/** Of its rows; empty where there are none. */
	readonly sums: Sums
}

type Counted = NonNullable<Rows['groups']>
type Part = Pick<TableGroup, 'values' | 'count' | 'sums'>

/** Whether files can be grouped by a field: each file is in one group, and the group has a short name. */
export const isGroupable = (field: Pick<Field, 'field_type' | 'field_options'>): boolean =>
	!['multiselect', 'filelink', 'textarea'].includes(shapeOf(field).type)

/**
 * Where groups begin in a list that is sorted by their field.
 *
 * @param counted - as the server counts: in ascending order, a limited number of values, and null last
 * @param total - rows of the list
 * @param sums - of all of them
 */
export function groupsOf(field: Field, counted: Counted, total: number, isDescending: boolean, sums: Sums = {}): readonly TableGroup[] {
	const filled = joined(field, counted)
	const none = counted.filter(({ value }) => value === null).map(({ count, sums: own = {} }) => ({ values: [null], count, sums: own }))
	const known = [...filled, ...none]
	const rest = total - known.reduce((sum, { count }) => sum + count, 0)
	const further: readonly Part[] = rest > 0
		? [{ values: [], count: rest, sums: added(sums, ...known.map((part) => negative(part.sums))) }]
		: []
	return placed([...isDescending ? [...further, ...filled.toReversed()] : [...filled, ...further], ...none], total)
}

/** Values that sort alike are one group: their rows are mixed. */
function joined(field: Field, counted: Counted): readonly Part[] {
	const shape = shapeOf(field)
	const parts: { values: string[], count: number, sums: Sums }[] = []
	for (const { value, count, sums = {} } of counted) {
		const last = parts.at(-1)
		if (value === null) {
			continue
		}
		if (last !== undefined && compareValues(shape, last.values[0] ?? null, value) === 0) {
			last.values.push(value)
			last.count += count
			last.sums = added(last.sums, sums)
		} else {
			parts.push({ values: [value], count, sums })
		}
	}
	return parts
}

/** Files may change while the server counts: groups never reach beyond the list. */
function placed(parts: readonly Part[], total: number): readonly TableGroup[] {
	const groups: TableGroup[] = []
	let first = 0
	for (const { values, count, sums } of parts) {
		const fitting = Math.min(count, total - first)
		if (fitting > 0) {
			groups.push({ key: values.length === 0 ? 'further' : JSON.stringify(values[0]), values, first, count: fitting, sums })
			first += fitting
		}
	}
	return groups
}
