// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import type { Question } from '../definition/types.ts'
import { decimalOf, isExact, readDecimal } from '../values/decimal.ts'
import type { Json } from '../values/json.ts'
import { trim } from '../values/text.ts'
import { Fault } from './fault.ts'

export function readNumber({ type, settings }: Question, value: Json): number | Fault | null {
	const number = numberOf(value)
	if (typeof number !== 'number') {
		return number
	}
	if (type !== 'number' && !Number.isInteger(number)) {
		return new Fault('not_whole')
	}
	const least = type === 'rating' ? 1 : settings.min
	if (typeof least === 'number' && number < least) {
		return new Fault('too_small', { min: least })
	}
	return typeof settings.max === 'number' && number > settings.max ? new Fault('too_large', { max: settings.max }) : number
}

/** A number, or a text that is a plain decimal. */
export function numberOf(value: Json): number | Fault | null {
	if (typeof value !== 'string' && typeof value !== 'number') {
		return new Fault('wrong_shape')
	}
	if (typeof value === 'string' && trim(value) === '') {
		return null
	}
	const decimal = typeof value === 'string' ? readDecimal(trim(value)) : decimalOf(value)
	if (decimal === null) {
		return new Fault('not_a_number')
	}
	return isExact(decimal) ? Number(decimal) : new Fault('too_many_digits', { max: bounds.digitsPerNumber })
}
