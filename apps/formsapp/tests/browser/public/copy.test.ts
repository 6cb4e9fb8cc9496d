// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, describe, expect, it, vi } from 'vitest'
import { carryWords } from '../../../src/public/l10n.ts'
import { answerText } from '../../../src/public/words/answerText.ts'
import { readDefinition } from '../../../src/rules/index.ts'
import type { Json } from '../../../src/rules/values/json.ts'
import { choose, formOf, forward, openPage, settled, write } from './page.ts'

vi.stubGlobal('scrollTo', () => undefined)
afterEach(() => carryWords('en', {}))

const choices = [{ id: 'c1', label: 'Tea' }, { id: 'c2', label: 'Coffee' }, { id: 'c3', label: 'Milk' }]
function text(type: string, answer: Json, options: Json = {}): string {
	const { questions } = readDefinition({ questions: [{ id: 'q1', type, title: 'x', options }] })
	return answerText(questions.get('q1')!, answer)
}

describe('an answer in words, on the page of a link', () => {
	it('has labels, lists and what was written instead of a choice in the language of the reader', () => {
		expect(text('single_choice', 'c1', { choices })).toBe('Tea')
		expect(text('multiple_choice', ['c1', 'c3', 'other:Juice'], { choices, allowOther: true })).toBe('Tea, Milk, and Juice')
		carryWords('de', {})
		expect(text('multiple_choice', ['c1', 'c2', 'c3'], { choices })).toBe('Tea, Coffee und Milk')
		expect(text('number', 1234.5)).toBe('1.234,5')
		expect(text('date', '2026-12-24')).toBe('24. Dezember 2026')
	})

	it('has numbers, stars and times as people write them', () => {
		expect([text('number', 0.000001), text('rating', 4), text('time', '09:30').replace(/\s/, ' ')])
			.toEqual(['0.000001', '4 of 5 stars', '9:30 AM'])
	})

	it('has a line for each row', () => {
		const rows = [{ id: 'r1', label: 'Morning' }, { id: 'r2', label: 'Evening' }]
		expect(text('matrix', { r1: 'c1', r2: ['c1', 'c2'] }, { rows, columns: choices })).toBe('Morning: Tea\nEvening: Tea and Coffee')
		const columns: Json = [
			{ id: 'k1', label: 'Item' }, { id: 'k2', label: 'Size', inputType: 'dropdown', choices },
			{ id: 'k3', label: 'Day', inputType: 'date' },
		]
		expect(text('table', [{ k1: 'Cup', k2: 'c1' }, { k3: '2026-12-24' }], { columns }))
			.toBe('Item: Cup, Size: Tea\nDay: December 24, 2026')
	})

	it('is empty where there is none', () => {
		expect(text('text', null)).toBe('')
	})
})

describe('the copy for paper', () => {
	const questions = [
		{ id: 'q1', type: 'text', title: 'Name' },
		{ id: 'q2', type: 'single_choice', title: 'Drink', options: { choices } },
		{ id: 'q3', type: 'text', title: 'Which milk?', showIf: { questionId: 'q2', operator: 'equals', value: 'c3' } },
		{ id: 'q4', type: 'text', title: 'Not answered' },
	]
	const copied = () => [...document.querySelectorAll('.thanks .copy > div')].map((one) => one.textContent)

	it('has the questions that were answered, in their order, without hidden fields', async () => {
		openPage({ opened: formOf(questions, { hiddenFields: [{ name: 'source' }] }) }, { search: '?source=mail' })
		choose('q2', 'c1')
		write('q1', '<b>Ann</b>')
		forward().click()
		await settled()
		expect(copied()).toEqual(['Name<b>Ann</b>', 'DrinkTea'])
		expect(document.querySelector('.thanks .actions button')?.textContent).toBe('Print or save your answers')
	})

	it('is offered only where the page knows what was asked', async () => {
		const pending = { answers: { q1: 'Ann' } }
		const stored = new Map([['formsapp-draft-abc', JSON.stringify({
			answers: { q1: 'Ann' }, page: '', seed: 5, key: 'k', at: Date.UTC(2026, 10, 26), pending,
		})]])
		openPage({ state: 'expired' }, { stored })
		await settled()
		expect([copied(), document.querySelector('.thanks .actions button')?.textContent]).toEqual([[], 'Print'])
	})
})
