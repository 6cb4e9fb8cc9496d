// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { newLeaf, simplified, withOperator, withQuestion } from '../../../src/builder/conditions.ts'
import { checked } from '../../../src/builder/check.ts'
import { typeGroups, newQuestion, retyped } from '../../../src/builder/types.ts'
import { warningsOf } from '../../../src/builder/warnings.ts'
import { conditionWords } from '../../../src/words/builder/conditionWords.ts'
import { form, page, question } from './forms.ts'

const colors = [{ id: 'c1', label: 'Red' }, { id: 'c2', label: 'Blue' }]
const color = question('color', { type: 'single_choice', title: 'Color', options: { choices: colors } })
const age = question('age', { type: 'number', title: 'Age' })

describe('a condition', () => {
	it('is complete from the beginning, and can be saved', () => {
		for (const type of typeGroups.flat().filter((one) => one !== 'section')) {
			const one = form([newQuestion('qa', type), question('b', { showIf: newLeaf(newQuestion('qa', type)) })])
			expect(checked(one).problems).toEqual([])
		}
	})

	it('keeps its value as far as another operator or question has a use for it', () => {
		const leaf = newLeaf(color)
		expect(leaf).toEqual({ questionId: 'color', operator: 'equals', value: 'c1' })
		const list = withOperator(leaf, 'in', color)
		expect([list.value, withOperator(list, 'notEquals', color).value, withOperator(list, 'isEmpty', color)])
			.toEqual([['c1'], 'c1', { questionId: 'color', operator: 'isEmpty' }])
		expect(withQuestion({ ...leaf, operator: 'notEquals' }, age)).toEqual({ questionId: 'age', operator: 'notEquals', value: '0' })
		expect(withQuestion(list, age)).toEqual({ questionId: 'age', operator: 'equals', value: '0' })
	})

	it('is said in words', () => {
		const showIf = {
			operator: 'or' as const,
			conditions: [
				newLeaf(color),
				{ operator: 'and' as const, conditions: [
					{ questionId: 'age', operator: 'greaterThan' as const, value: '17' },
					{ questionId: 'color', operator: 'in' as const, value: ['c1', 'c2'] },
				] },
			],
		}
		expect(conditionWords(form([color, age]), showIf))
			.toBe('Show when “Color” is “Red” or (“Age” is greater than “17” and “Color” is one of “Red”, “Blue”)')
	})

	it('has no groups of one', () => {
		const leaf = newLeaf(age)
		const groups = [{ operator: 'and' as const, conditions: [leaf] }, { operator: 'and' as const, conditions: [] }]
		expect(simplified({ operator: 'or', conditions: groups })).toEqual(leaf)
		expect(simplified({ operator: 'and', conditions: [] })).toBeUndefined()
	})
})

describe('a question of another type', () => {
	it('keeps its choices among types that have some, and its title always', () => {
		const many = retyped({ ...color, required: true }, 'multiple_choice')
		expect(many).toMatchObject({ type: 'multiple_choice', title: 'Color', required: true, options: { choices: colors } })
		expect(retyped(many, 'linear_scale').options).toEqual({ min: 1, max: 5 })
		expect(retyped(many, 'section').required).toBe(false)
	})

	it.each(typeGroups.flat())('can be saved as it begins: %s', (type) => {
		expect(checked(form([newQuestion('q1', type)])).problems).toEqual([])
	})
})

describe('warnings', () => {
	const codes = (one: Parameters<typeof warningsOf>[0]) => warningsOf(one).map(({ code, at }) => `${at}: ${code}`)

	it('name what respondents would stumble over', () => {
		expect(codes(form([
			question('a', { title: ' ' }),
			question('b', { type: 'single_choice', options: { choices: [{ id: 'c1', label: '' }] } }),
			question('c', { type: 'dropdown', options: { choices: ['x', 'x ', ''].map((label, index) => ({ id: `c${index}`, label })) } }),
			question('d', { type: 'matrix', options: { rows: [], columns: [] } }),
			question('e', { type: 'section' }),
		]))).toEqual([
			'a: noTitle', 'b: noChoices', 'c: emptyChoice', 'c: doubleChoice', 'd: noRows', 'd: noColumns', 'e: emptySection',
		])
	})

	it('find conditions that never hold or come too late', () => {
		const on = (questionId: string, value?: string) => ({ showIf: value === undefined
			? { questionId, operator: 'isEmpty' as const }
			: { questionId, operator: 'equals' as const, value } })
		expect(codes(form([
			question('a', on('z')), question('b', on('age')), question('d', on('e')), question('f', on('color', 'c9')),
			question('g', on('a', '')), color, question('e'), age,
		], [page('p', ['a', 'b', 'd', 'f', 'g', 'color', 'e']), page('r', ['age'])])))
			.toEqual(['a: conditionGone', 'b: conditionLater', 'd: conditionBelow', 'f: conditionChoiceGone', 'g: conditionUnfinished'])
	})

	it('look at pages and their rules', () => {
		const routing = ['z', 'age', 'color'].map((questionId, index) =>
			({ id: `r${index}`, questionId, operator: 'isEmpty' as const, targetPageId: 'r' }))
		expect(codes(form([color, age], [page('p', ['color'], { routing }), page('r', ['age']), page('t', [])])))
			.toEqual(['p: routeGone', 'p: routeLater', 't: emptyPage'])
	})
})
