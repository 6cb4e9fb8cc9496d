// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expectLinear, repeat } from '@suite/testing/cost'
import { describe, it } from 'vitest'
import {
	fieldTypes, type Json, matchesAny, parseValue, Problem, readConditions, readFieldLabel, readFieldName, readShape, storedItems,
} from '../../../src/rules/index.ts'

const units = [
	'a', ' ', '\u3000', '\r\n', '1', '0', '1e', '-', '.', '1.', 'a.', ':', '/', '@', '[', ';#', ';#1', ';#1:', 'a;#', '1:a;#', '\u0301',
	'é', '日', '😀', '\uD800', 'A',
]
const items: readonly (readonly [string, Json])[] = [
	['numbers', 1], ['options', 'Red'], ['files', '5:a'], ['joined files', '1:a;#2:b'], ['objects', {}], ['lists', []], ['nothing', null],
]
const shapes = fieldTypes.flatMap((type) => {
	const shape = readShape(type, type === 'date' ? { includeTime: true } : ['Red', 'Green'])
	return 'type' in shape ? [shape] : []
})
const viewer = { userId: 'ann', today: '2026-05-14' }

function readAll(input: Json): void {
	for (const shape of shapes) {
		const value = parseValue(shape, input, typeof input === 'string' ? input : null)
		storedItems(shape, typeof value === 'string' ? value : null)
		const conditions = readConditions(shape, [input, { contains: input }, { from: input }], viewer)
		if (!(conditions instanceof Problem) && typeof input === 'string') {
			matchesAny(shape, conditions, input)
		}
		readShape(shape.type, input)
	}
	readFieldName(input)
	readFieldLabel(input)
}

describe('rules take twice the time for twice the text', () => {
	it.each(units)('of %j', (unit) => {
		expectLinear(readAll, repeat(unit))
	}, 60_000)

	it.each(items)('as lists of %s', (_, item) => {
		expectLinear(readAll as (list: readonly Json[]) => void, (length) => Array.from({ length: length >> 2 }, () => item))
	}, 60_000)

	it('searched for words', () => {
		const [shape] = shapes
		const conditions = readConditions(shape!, { contains: `${'a'.repeat(500)}b` }, viewer)
		for (const unit of ['a', 'é', '日', 'aB']) {
			expectLinear((text) => conditions instanceof Problem || matchesAny(shape!, conditions, text), repeat(unit))
		}
	}, 60_000)
})
