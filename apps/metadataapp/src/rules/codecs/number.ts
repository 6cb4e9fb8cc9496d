// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import type { Condition } from '../filter/condition.ts'
import { Problem } from '../problem.ts'
import { isExact, readDecimal } from '../values/decimal.ts'
import type { Json } from '../values/json.ts'
import { textOf, trim } from '../values/text.ts'
import { literalText, numberColumn, plainRules, type TypeRules } from './rules.ts'

/**
 * Decimal numbers of at most 15 digits, none of them further than 15 behind the point: a float keeps these, so the column that
 * sorts them can be one in every database.
 */
export const numberRules: TypeRules = {
	...plainRules,
	column: numberColumn,
	words: null,
	read: (_, input) => readNumber(input),
	item: (text) => ({ text, sortText: null, sortNumber: text }),
	literal: (_, input) => literalText(input, equal),
	bound: (_, input) => readNumber(input) ?? new Problem('bad_filter'),
}

function readNumber(input: Json): string | Problem | null {
	const text = textOf(input)
	if (text === null) {
		return new Problem(typeof input === 'number' ? 'not_a_number' : 'wrong_shape')
	}
	const trimmed = trim(text)
	if (trimmed === '') {
		return null
	}
	const decimal = readDecimal(trimmed)
	if (decimal === null) {
		return new Problem('not_a_number')
	}
	return isExact(decimal) ? decimal : new Problem('too_many_digits', { max: limits.digitsPerNumber })
}

function equal(text: string): Condition | Problem {
	const number = readNumber(text)
	if (number === null) {
		return { kind: 'empty', isEmpty: true }
	}
	return number instanceof Problem ? number : { kind: 'numbers', items: [number] }
}
