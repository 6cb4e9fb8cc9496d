// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import {
	compareValues, emittedOptions, type Json, matchesAny, parseValue, Problem, readConditions, readShape, storedItems,
} from '../../../src/rules/index.ts'

export interface Case {
	readonly type: Json
	readonly options: Json
	readonly input: Json
	readonly present: string | null
	readonly filter: Json
	readonly today: string
}

/** All that the rules say of a field, values and a filter, like `Outcome.php`. */
export function outcomeOf({ type, options, input, present, filter, today }: Case): { readonly [name: string]: Json } {
	const shape = readShape(type, options)
	if (!('type' in shape)) {
		return { shape: Object.fromEntries(Object.entries(shape).map(([name, problem]) => [name, said(problem as Problem)])) }
	}
	const value = parseValue(shape, input, present)
	const conditions = readConditions(shape, filter, { userId: 'ann', today })
	if (value instanceof Problem) {
		return {
			options: emittedOptions(shape), problem: said(value), filter: conditions instanceof Problem ? said(conditions) : 'sound',
		}
	}
	return {
		options: emittedOptions(shape),
		value,
		items: storedItems(shape, value).map(({ text, sortText, sortNumber }) => [text, sortText, sortNumber]),
		order: Math.sign(compareValues(shape, value, present)) + 0,
		filter: conditions instanceof Problem
			? said(conditions)
			: [matchesAny(shape, conditions, value), matchesAny(shape, conditions, present)],
	}
}

const said = ({ reason, parameters }: Problem): Json => ({ reason, parameters })
