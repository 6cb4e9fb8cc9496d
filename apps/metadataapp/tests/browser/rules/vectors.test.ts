// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import {
	compareValues, csvText, emittedOptions, emitValue, type FieldShape, type Json, matchesAny, parseValue, Problem, problemReasons,
	readConditions, readFieldLabel, readFieldName, readShape, storedItems,
} from '../../../src/rules/index.ts'
import { problemWords } from '../../../src/words/problemWords.ts'
import { allVectors, ofKind, type Vector } from './vectors.ts'

// The cases are those of fixtures/value-vectors.json, which the server's tests read too.

const t = (_app: string, text: string): string => text

function shapeOf({ field: { type, options = null } }: Vector): FieldShape {
	const shape = readShape(type, options)
	if (!('type' in shape)) {
		throw new Error('The case has no field')
	}
	return shape
}

function expectProblem(said: unknown, { problem, parameters }: Vector): void {
	expect(said).toBeInstanceOf(Problem)
	const { reason, parameters: own } = said as Problem
	expect({ reason, parameters: own }).toEqual({ reason: problem, parameters })
}

describe('a value', () => {
	it.each(ofKind('value'))('%s', (_, vector) => {
		const field = shapeOf(vector)
		const value = parseValue(field, vector.input, vector.present ?? null)
		if (vector.problem !== undefined) {
			expectProblem(value, vector)
			return
		}
		expect(value).toBe(vector.value)
		const items = storedItems(field, value as string | null)
		if (vector.items !== undefined) {
			expect(items.map(({ text, sortText, sortNumber }) => [text, sortText, sortNumber])).toEqual(vector.items)
		}
		expect(emitValue(items.map(({ text }) => text))).toBe(value)
		expect(parseValue(field, csvText(value as string | null), value as string | null)).toBe(value)
	})
})

describe('a filter', () => {
	it.each(ofKind('filter'))('%s', (_, vector) => {
		const field = shapeOf(vector)
		const conditions = readConditions(field, vector.filter, { userId: 'ann', today: vector.today ?? '2026-05-14' })
		if (vector.problem !== undefined || conditions instanceof Problem) {
			expectProblem(conditions, vector)
			return
		}
		expect(vector.values.map((value) => matchesAny(field, conditions, value))).toEqual(vector.found)
	})
})

describe('an order', () => {
	it.each(ofKind('sort'))('%s', (_, vector) => {
		const field = shapeOf(vector)
		const all = vector.order.flatMap((values, place) => values.map((value) => ({ value, place })))
		for (const one of all) {
			for (const other of all) {
				const order = Math.sign(one.place - other.place)
				const isLast = one.value === null || other.value === null
				const name = `${one.value}, ${other.value}`
				expect(Math.sign(compareValues(field, one.value, other.value)), name).toBe(order)
				expect(Math.sign(compareValues(field, one.value, other.value, true)) + 0, `${name}, descending`)
					.toBe((isLast ? order : -order) + 0)
			}
		}
	})
})

describe('a definition', () => {
	it.each(ofKind('name', 'label', 'shape'))('%s', (_, vector) => {
		const read = vector.kind === 'name'
			? readFieldName(vector.input)
			: vector.kind === 'label' ? readFieldLabel(vector.input) : readShape(vector.type, vector.options)
		if (vector.problem !== undefined) {
			expectProblem(read instanceof Problem ? read : new Map(Object.entries(read)).get(vector.member), vector)
			return
		}
		const said: Json = typeof read === 'object' && 'type' in read ? { type: read.type, options: emittedOptions(read) } : String(read)
		expect(said).toEqual(vector.shape ?? vector.value)
	})
})

describe('a problem in words', () => {
	it.each(ofKind('sentence'))('%s', (_, { problem, parameters, sentence }) => {
		expect(problemWords(new Problem(problem!, parameters), t)).toBe(sentence)
	})

	it('is a sentence of its own for each reason', () => {
		const sentences = problemReasons.map((reason) => problemWords(new Problem(reason), t))
		expect(new Set(sentences).size).toBe(problemReasons.length)
		expect(sentences.filter((sentence) => !/^[A-Z“].*\.$/.test(sentence))).toEqual([])
	})

	it('names what the problem has', () => {
		for (const { name, kind, problem, parameters } of allVectors) {
			if (problem !== undefined && kind !== 'sentence') {
				expect(problemWords(new Problem(problem, parameters), t), name).not.toMatch(/\{\w+\}/)
			}
		}
	})
})
