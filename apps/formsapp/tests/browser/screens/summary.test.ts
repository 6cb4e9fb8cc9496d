// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '@suite/schema/forms/question'
import { describe, expect, it } from 'vitest'
import { barsOf, dropOffOf, matrixOf, spansOf } from '../../../src/values/summary.ts'

const choices = [{ id: 'c1', label: 'Tea' }, { id: 'c2', label: 'Coffee' }]
const question = (type: string, options: object): Question => ({ id: 'q1', type, title: 'x', required: false, options }) as Question

it('where people stopped is in the order of the form, and what is gone comes last', () => {
	expect(dropOffOf([{ id: 'q2' }, { id: 'q1' }], { visits: 4, questions: { q9: 1, q1: 1, q2: 2 } }).map(({ key, share }) => [key, share]))
		.toEqual([['q2', 0.5], ['q1', 0.25], ['q9', 0.25]])
	expect(dropOffOf([], { visits: 0, questions: {} })).toEqual([])
})

describe('the bars of a question', () => {
	it('have the order of the form, then what nobody can choose any more, then what was written', () => {
		const figures = { type: 'multiple_choice', answered: 4, counts: { other: 1, c9: 2, c2: 4 } }
		expect(barsOf(question('multiple_choice', { choices }), figures)).toEqual([
			{ key: 'c1', label: 'Tea', count: 0, share: 0 },
			{ key: 'c2', label: 'Coffee', count: 4, share: 1 },
			{ key: 'c9', label: 'c9', count: 2, share: 0.5 },
			{ key: 'other', label: '', count: 1, share: 0.25 },
		])
	})
	it('are steps in the order of numbers for a scale', () => {
		const figures = { type: 'linear_scale', answered: 2, counts: { 10: 1, 2: 1, '-1': 0 } }
		expect(barsOf(question('linear_scale', {}), figures).map(({ key }) => key)).toEqual(['-1', '2', '10'])
	})
	it('are empty without answers, and never infinite', () => {
		expect(barsOf(question('dropdown', { choices }), { type: 'dropdown', answered: 0 }).map(({ share }) => share)).toEqual([0, 0])
	})
	it('read whatever a file holds', () => {
		const odd = question('single_choice', { choices: [null, 'c1', { label: 'x' }, { id: 'c3' }] })
		expect(barsOf(odd, { type: 'single_choice', answered: 1, counts: { c3: 1 } })).toMatchObject([{ key: 'c3', label: 'c3' }])
	})
})

describe('a matrix', () => {
	it('has its counts by row and column', () => {
		const matrix = question('matrix', { rows: [{ id: 'r1', label: 'Food' }, { id: 'r2', label: 'Room' }], columns: choices })
		expect(matrixOf(matrix, { type: 'matrix', answered: 3, counts: { 'r1:c1': 3, 'r2:c2': 1, 'r9:c1': 7 } })).toEqual({
			columns: ['Tea', 'Coffee'],
			rows: [{ label: 'Food', counts: [3, 0] }, { label: 'Room', counts: [0, 1] }],
			most: 3,
		})
	})
})

describe('answers over time', () => {
	const sum = (spans: readonly { count: number }[]) => spans.reduce((total, { count }) => total + count, 0)

	it('have every day of a short time', () => {
		expect(spansOf([{ date: '2026-02-27', count: 2 }, { date: '2026-03-02', count: 1 }])).toEqual({
			unit: 'day',
			spans: [
				{ from: '2026-02-27', to: '2026-02-27', count: 2 },
				{ from: '2026-02-28', to: '2026-02-28', count: 0 },
				{ from: '2026-03-01', to: '2026-03-01', count: 0 },
				{ from: '2026-03-02', to: '2026-03-02', count: 1 },
			],
		})
	})
	it('are weeks from Monday to Sunday for some months', () => {
		const { unit, spans } = spansOf([
			{ date: '2026-01-01', count: 1 }, { date: '2026-01-04', count: 2 },
			{ date: '2026-04-30', count: 4 },
		])
		expect(unit).toBe('week')
		expect(spans[0]).toEqual({ from: '2025-12-29', to: '2026-01-04', count: 3 })
		expect(spans.at(-1)).toEqual({ from: '2026-04-27', to: '2026-05-03', count: 4 })
		expect(sum(spans)).toBe(7)
	})
	it('are months for years, the short ones included', () => {
		const { unit, spans } = spansOf([
			{ date: '2024-01-31', count: 1 }, { date: '2024-02-29', count: 2 },
			{ date: '2026-01-31', count: 4 },
		])
		expect(unit).toBe('month')
		expect(spans).toHaveLength(25)
		expect(spans[1]).toEqual({ from: '2024-02-01', to: '2024-02-29', count: 2 })
		expect(sum(spans)).toBe(7)
	})
	it('are nothing without answers', () => {
		expect(spansOf([]).spans).toEqual([])
	})
})
