// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { hasChoices, isMany, isMoment } from '../definition/names.ts'
import type { Condition, Leaf } from '../definition/types.ts'
import { compareDecimals, readDecimal } from '../values/decimal.ts'
import { fold } from '../values/text.ts'
import type { Known } from './known.ts'

/** @param known - by id of the question; null for what cannot be known */
export function holds(condition: Condition, known: (id: string) => Known | null): boolean {
	if ('conditions' in condition) {
		const test = (part: Condition): boolean => holds(part, known)
		return condition.operator === 'and' ? condition.conditions.every(test) : condition.conditions.some(test)
	}
	const answered = known(condition.questionId)
	return answered !== null && decides(condition, answered)
}

function decides(leaf: Leaf, known: Known): boolean {
	switch (leaf.operator) {
		case 'isEmpty': return known.tokens.length === 0
		case 'isNotEmpty': return known.tokens.length > 0
		case 'equals': return equals(leaf, known)
		case 'notEquals': return !equals(leaf, known)
		case 'contains': return contains(leaf, known)
		case 'notContains': return !contains(leaf, known)
		case 'in': return hasOne(leaf, known)
		case 'notIn': return !hasOne(leaf, known)
		case 'greaterThan': return known.tokens.some((token) => compare(known, token, valuesOf(leaf)[0] ?? '') > 0)
		case 'lessThan': return known.tokens.some((token) => compare(known, token, valuesOf(leaf)[0] ?? '') < 0)
	}
}

function valuesOf({ value }: Leaf): readonly string[] {
	return typeof value === 'string' ? [value] : value ?? []
}

/** One value has to be among those that are answered; several have to be all of them. */
function equals(leaf: Leaf, known: Known): boolean {
	if (typeof leaf.value === 'string') {
		return hasOne(leaf, known)
	}
	const wanted = new Set(valuesOf(leaf).map(known.key))
	return known.keys().size === wanted.size && [...known.keys()].every((key) => wanted.has(key))
}

function contains(leaf: Leaf, known: Known): boolean {
	if (isMany(known.question.type) || hasChoices(known.question.type)) {
		return hasOne(leaf, known)
	}
	return valuesOf(leaf).some((value) => value !== '' && known.tokens.some((token) => fold(token).includes(fold(value))))
}

function hasOne(leaf: Leaf, known: Known): boolean {
	return valuesOf(leaf).some((value) => known.keys().has(known.key(value)))
}

/** @return 0 also when they cannot be compared */
function compare(known: Known, token: string, value: string): number {
	if (isMoment(known.question.type)) {
		const bound = known.moment(value)
		return bound === null || token === bound ? 0 : token < bound ? -1 : 1
	}
	const [one, other] = [readDecimal(token), readDecimal(value)]
	return one === null || other === null ? 0 : compareDecimals(one, other)
}
