// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import type { FieldShape, FieldType } from '../field.ts'
import type { Condition, Viewer } from '../filter/condition.ts'
import { isFound } from '../filter/match.ts'
import { readCondition } from '../filter/read.ts'
import { Problem } from '../problem.ts'
import { isList, type Json } from '../values/json.ts'
import { checkboxRules } from './checkbox.ts'
import { dateRules } from './date.ts'
import { filelinkRules } from './filelink.ts'
import type { StoredItem } from './item.ts'
import { numberRules } from './number.ts'
import { separator, type TypeRules } from './rules.ts'
import { multiselectRules, selectRules } from './select.ts'
import { textRules } from './text.ts'
import { urlRules } from './url.ts'
import { userRules } from './user.ts'

const rulesByType: Readonly<Record<FieldType, TypeRules>> = Object.freeze({
	text: textRules,
	textarea: textRules,
	number: numberRules,
	date: dateRules,
	checkbox: checkboxRules,
	select: selectRules,
	multiselect: multiselectRules,
	user: userRules,
	url: urlRules,
	filelink: filelinkRules,
})

/**
 * The value that somebody entered, in the one form in which it is stored: a text as the map of metadata has it; null is none.
 *
 * @param input - of JSON; null and the empty text clear the value
 * @param present - what is stored now: what it has and the field no longer allows may stay
 */
export function parseValue(field: FieldShape, input: Json, present: string | null = null): string | Problem | null {
	return input === null || input === '' ? null : rulesByType[field.type].read(field, input, present)
}

/** The rows of a value. */
export function storedItems(field: FieldShape, value: string | null): readonly StoredItem[] {
	const { split, item } = rulesByType[field.type]
	return value === null ? [] : split(value).map((text) => item(text))
}

/** @param texts - of the rows of a value, in their order */
export function emitValue(texts: readonly string[]): string | null {
	return texts.length === 0 ? null : texts.join(separator)
}

/** The text of a cell in a table: `parseValue` reads it as the same value. Whoever writes the table keeps formulas out of it. */
export const csvText = (value: string | null): string => value ?? ''

/** @param input - of JSON: a value of a filter or a list of them */
export function readConditions(field: FieldShape, input: Json, viewer: Viewer): readonly Condition[] | Problem {
	const items = isList(input) ? input : [input]
	if (items.length > limits.valuesPerFilter) {
		return new Problem('too_many', { max: limits.valuesPerFilter })
	}
	const conditions: Condition[] = []
	for (const item of items) {
		const condition = readCondition(rulesByType[field.type], field, item, viewer)
		if (condition instanceof Problem) {
			return condition
		}
		conditions.push(condition)
	}
	return conditions
}

/**
 * Whether a filter finds a value.
 *
 * @param conditions - of which one has to fit; without any, all do
 */
export function matchesAny(field: FieldShape, conditions: readonly Condition[], value: string | null): boolean {
	const items = storedItems(field, value)
	return conditions.length === 0 || conditions.some((condition) => isFound(rulesByType[field.type], condition, items))
}

/**
 * The order of two values; what has no value is last in both directions. A value with several items is sorted by its first. Values
 * whose keys are the same are 0, whatever else differs.
 */
export function compareValues(field: FieldShape, one: string | null, other: string | null, isDescending = false): number {
	if (one === null || other === null) {
		return Number(one === null) - Number(other === null)
	}
	const { column } = rulesByType[field.type]
	const [first, second] = [storedItems(field, one)[0]!, storedItems(field, other)[0]!]
	const order = column.order(column.of(first), column.of(second))
	return isDescending ? -order : order
}
