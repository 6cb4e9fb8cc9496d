// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '@suite/schema/forms/question'
import { describe, expect, it } from 'vitest'
import { answerIn, columnsOf } from '../../../src/values/responseTable.ts'
import { answerText } from '../../../src/words/answerWords.ts'
import { durationText } from '../../../src/words/durationWords.ts'

const text = (type: string, answer: unknown, options: object = {}) =>
	answerText({ id: 'q1', type, title: 'x', required: false, options } as Question, answer)
const choices = [{ id: 'c1', label: 'Tea' }, { id: 'c2', label: 'Coffee' }]

describe('an answer in words', () => {
	it('has the labels of choices, and what was written instead of one', () => {
		expect(text('single_choice', 'c1', { choices })).toBe('Tea')
		expect(text('multiple_choice', ['c2', 'other: Milk'], { choices })).toBe('Coffee, Milk')
		expect(text('dropdown', 'c9', { choices })).toBe('c9')
	})
	it('has lines for the rows of a matrix and of a table', () => {
		const rows = [{ id: 'r1', label: 'Morning' }, { id: 'r2', label: 'Evening' }]
		expect(text('matrix', { r1: 'c1', r2: ['c1', 'c2'] }, { rows, columns: choices })).toBe('Morning: Tea\nEvening: Tea, Coffee')
		const columns = [{ id: 'k1', label: 'Item' }, { id: 'k2', label: 'Size', inputType: 'dropdown', choices }]
		expect(text('table', [{ k1: 'Cup', k2: 'c1' }, { k1: 'Pot', k2: '' }], { columns })).toBe('Item: Cup, Size: Tea\nItem: Pot')
	})
	it('keeps a time without an offset as it was chosen', () => {
		expect(text('date', '2026-01-31')).toBe('Jan 31, 2026')
		expect(text('datetime', '2026-01-31T23:30')).toContain('11:30')
		expect(text('time', '08:15')).toBe('08:15')
	})
	it('writes numbers as the reader does', () => {
		expect(text('number', 1234.5)).toBe('1,234.5')
		expect(text('rating', 4, { max: 10 })).toBe('4 of 10')
	})
	it('is empty where there is none, and says what it can of anything odd', () => {
		expect([null, undefined, ''].map((answer) => text('text', answer))).toEqual(['', '', ''])
		expect(text('text', { a: 1 })).toBe('…')
		expect(text('matrix', 'c1')).toBe('')
		const files = ['plan.pdf', 'map.png'].map((name) => ({ id: name, name, size: 5, type: 'x/y' }))
		expect([text('file', files), text('file', 'none'), text('text', files)]).toEqual(['plan.pdf, map.png', '', 'plan.pdf, map.png'])
		expect(text('date', 'soon')).toBe('soon')
	})
})

describe('the time that answering took', () => {
	it('has its two largest units', () => {
		expect([0, 59, 61, 3600, 3725].map(durationText)).toEqual(['0 sec', '59 sec', '1 min 1 sec', '1 hr', '1 hr 2 min'])
	})
})

describe('the columns of responses', () => {
	const question = (id: string, type = 'text') => ({ id, type, title: id, required: false }) as Question

	it('are the questions of the form, then those that it does not ask any more', () => {
		const responses = [{ answers: { q1: 'x', q7: 'y' } }, { answers: { q8: 'z' } }]
		expect(columnsOf({ questions: [question('q2', 'section'), question('q1')] }, responses as never)
			.map(({ question: { id }, isFormer }) => [id, isFormer])).toEqual([['q1', false], ['q7', true], ['q8', true]])
	})

	it('have the hidden fields of the form behind its questions, also a field with an odd name', () => {
		const response = { answers: { q1: 'x', source: 'mail', old: 'y' } } as never
		const columns = columnsOf({ questions: [question('q1')], hiddenFields: [{ name: 'source' }, { name: 'constructor' }] }, [response])
		expect(columns.map(({ question: { id }, isFormer }) => [id, answerIn(response, id), isFormer]))
			.toEqual([['q1', 'x', false], ['source', 'mail', false], ['constructor', undefined, false], ['old', 'y', true]])
	})
})
