// @vitest-environment happy-dom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { checkAnswers, readDefinition } from '../../../src/rules/index.ts'
import type { Json } from '../../../src/rules/values/json.ts'
import { fieldOf } from '../../../src/public/fields/field.ts'
import { mistakesOf } from '../../../src/public/model/check.ts'
import type { FileRoom } from '../../../src/public/model/fileRoom.ts'

const choices = [{ id: 'c1', label: 'Red' }, { id: 'c2', label: 'Green' }, { id: 'c3', label: 'Blue' }]

/** No file is sent here. */
const room: FileRoom = {
	upload: () => Promise.reject(new Error('No file is sent here')),
	find: (token) => ({ name: `${token}.txt`, size: 5 }),
	keep: () => undefined,
	ended: new AbortController().signal,
}

function fieldFor(members: Record<string, Json>) {
	const definition = readDefinition({ questions: [{ id: 'q1', title: 'What?', ...members }] })
	const field = fieldOf(definition.questions.get('q1')!, 3, 'h2', room)
	document.body.replaceChildren(field.element)
	const mistakes = (isPartial = false) => mistakesOf(
		definition,
		checkAnswers(definition, field.answer() === null ? {} : { q1: field.answer() }, isPartial),
		new Map([['q1', field]]),
		['q1'],
	)
	return { field, mistakes, sentences: (isPartial = false) => mistakes(isPartial).map(({ sentence }) => sentence) }
}

const all = <T extends HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)]
const press = (label: string) => all('button').find(({ textContent }) => textContent === label)!.click()

describe('answers that were kept', () => {
	it.each<[string, Record<string, Json>, Json]>([
		['a text', { type: 'text' }, 'Ann'],
		['an address', { type: 'email' }, 'ann@example.org'],
		['several lines', { type: 'textarea' }, 'one\ntwo'],
		['a number', { type: 'number' }, '12.5'],
		['a choice', { type: 'single_choice', options: { choices } }, 'c2'],
		['what is written instead', { type: 'single_choice', options: { choices, allowOther: true } }, 'other:Pink'],
		['choices', { type: 'multiple_choice', options: { choices, allowOther: true } }, ['c1', 'c3', 'other:Pink']],
		['an option of a list', { type: 'dropdown', options: { choices } }, 'c3'],
		['what is written instead of one', { type: 'dropdown', options: { choices, allowOther: true } }, 'other:Pink'],
		['a date', { type: 'date' }, '2026-11-26'],
		['a time', { type: 'time' }, '09:30'],
		['a date with a time', { type: 'datetime' }, '2026-11-26T09:30:00Z'],
		['a step of a scale', { type: 'linear_scale', options: { min: -2, max: 2 } }, -1],
		['the first step of a scale', { type: 'linear_scale', options: { min: 0, max: 10 } }, 0],
		['stars', { type: 'rating' }, 4],
		['rows', { type: 'matrix', options: { rows: choices, columns: choices } }, { c1: 'c2', c3: 'c1' }],
		['rows with several', { type: 'matrix', options: { rows: choices, columns: choices, multiplePerRow: true } }, { c1: ['c2', 'c3'] }],
		['a table', { type: 'table', options: { columns: [{ id: 'a', label: 'A' }, { id: 'b', label: 'B', inputType: 'number' }] } },
			[{ a: 'x', b: '2' }, { a: 'y' }]],
		['files', { type: 'file', options: { maxFiles: 3 } }, ['token1', 'token2']],
	])('are shown and given again: %s', (_, members, answer) => {
		const { field, sentences } = fieldFor(members)
		expect(field.answer()).toBeNull()
		field.show(answer)
		expect(field.answer()).toEqual(answer)
		expect(sentences()).toEqual([])
		field.show(null)
		expect(field.answer()).toBeNull()
	})

	const types = [
		'text', 'email', 'textarea', 'number', 'single_choice', 'multiple_choice', 'dropdown', 'date', 'datetime', 'time', 'linear_scale',
		'rating', 'matrix', 'table', 'file', 'section',
	]
	const odd: Json[] = [7, 'x', true, [], {}, [1, null, 'other:'], [{ a: [] }, null], { c1: { c2: 1 } }, 'other:x', '__proto__']
	it.each(types)('do no harm when they are of another question: %s', (type) => {
		const { field } = fieldFor({ type, options: { choices, columns: choices, ...(type === 'matrix' ? { rows: choices } : {}) } })
		for (const answer of odd) {
			field.show(answer)
			field.answer()
		}
		field.show(null)
		expect(field.answer()).toBeNull()
	})
})

describe('every question', () => {
	it.each([
		['text', 'input', { autocomplete: null, type: 'text' }],
		['number', 'input', { inputmode: 'decimal', type: 'text' }],
		['email', 'input', { autocomplete: 'email', type: 'email' }],
		['date', 'input', { type: 'date' }],
		['datetime', 'input', { type: 'datetime-local' }],
		['time', 'input', { type: 'time' }],
		['dropdown', 'select', { required: '' }],
		['textarea', 'textarea', { required: '' }],
	])('has a control with label, hint and keyboard: %s', (type, tag, attributes) => {
		fieldFor({ type, required: true, description: 'Think twice.', options: { choices } })
		const control = document.querySelector(tag)!
		expect(document.querySelector(`label[for="${control.id}"]`)?.textContent).toBe('What? (required)')
		const described = control.getAttribute('aria-describedby')!.split(' ').map((id) => document.getElementById(id))
		expect(described).not.toContain(null)
		expect(described[0]?.textContent).toBe('Think twice.')
		for (const [name, value] of Object.entries(attributes)) {
			expect([name, control.getAttribute(name)]).toEqual([name, value])
		}
	})

	it.each(['single_choice', 'multiple_choice', 'linear_scale', 'rating', 'matrix', 'table'])('is a group with a legend: %s', (type) => {
		fieldFor({ type, description: 'Think twice.', options: { choices, rows: choices, columns: choices } })
		const group = document.querySelector('fieldset')!
		expect(group.querySelector('legend')?.textContent).toBe('What?')
		expect(document.getElementById(group.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).toBe('Think twice.')
		for (const input of all<HTMLInputElement>('fieldset input')) {
			expect(input.labels?.length || input.getAttribute('aria-label')).toBeTruthy()
		}
	})

	it('has a name even without a title', () => {
		fieldFor({ type: 'text', title: ' ' })
		expect(document.querySelector('label')?.textContent).toBe('Question without a title')
	})
})

describe('numbers', () => {
	it('can be made negative where the keyboard has no minus, unless they must not be', () => {
		const { field } = fieldFor({ type: 'number' })
		field.show(5)
		press('±')
		expect(field.answer()).toBe('-5')
		press('±')
		expect(field.answer()).toBe('5')
		fieldFor({ type: 'number', options: { min: 0 } })
		expect(all('button')).toEqual([])
	})
})

describe('long texts', () => {
	it('say how much is left near the limit, and are not cut off', () => {
		const { field, sentences } = fieldFor({ type: 'text', options: { maxLength: 10 } })
		const write = (value: string) => {
			field.show(value)
			document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }))
			return all('.hint:not([hidden])').map(({ textContent }) => textContent)
		}
		expect(write('1234')).toEqual([])
		expect(write('12345678😀')).toEqual(['1 character left'])
		expect(write('123456789012')).toEqual(['Too long by 2'])
		expect(sentences(true)).toEqual(['Use at most 10 characters.'])
	})
})

describe('choices', () => {
	it('say how many may be chosen', () => {
		const { field, sentences } = fieldFor({ type: 'multiple_choice', options: { choices, minSelections: 2, maxSelections: 2 } })
		expect(all('.hint').map(({ textContent }) => textContent)).toContain('Choose 2 options.')
		field.show(['c1'])
		expect([sentences(true), sentences()]).toEqual([[], ['Choose at least 2 options.']])
		field.show(['c1', 'c2', 'c3'])
		expect(sentences(true)).toEqual(['Choose at most 2 options.'])
	})

	it('can be taken back unless an answer is required', () => {
		const { field } = fieldFor({ type: 'single_choice', options: { choices } })
		expect(all('button:not([hidden])')).toEqual([])
		all<HTMLInputElement>('input[type=radio]')[1]!.click()
		expect(field.answer()).toBe('c2')
		press('Choose none')
		expect(field.answer()).toBeNull()
		expect(document.activeElement).toBe(all('input[type=radio]')[0])
		fieldFor({ type: 'single_choice', required: true, options: { choices } })
		all<HTMLInputElement>('input[type=radio]')[1]!.click()
		expect(all('button')).toEqual([])
	})

	it('show a field for what is written instead', () => {
		const { field, sentences } = fieldFor({ type: 'dropdown', options: { choices, allowOther: true } })
		const select = document.querySelector('select')!
		select.value = 'other:'
		select.dispatchEvent(new Event('change', { bubbles: true }))
		expect(document.activeElement).toBe(document.querySelector('input'))
		expect(sentences(true)).toEqual(['Enter your other answer, or choose another option.'])
		document.querySelector('input')!.value = ' Pink '
		expect(field.answer()).toBe('other:Pink')
	})

	it('are in another order for other respondents', () => {
		const many = Array.from({ length: 9 }, (_, place) => ({ id: `c${place}`, label: `${place}` }))
		const options = { choices: many, randomize: true }
		const definition = readDefinition({ questions: [{ id: 'q1', type: 'dropdown', title: 'x', options }] })
		const orders = [1, 1, 2].map((seed) =>
			[...fieldOf(definition.questions.get('q1')!, seed, 'h2', room).element.querySelectorAll('option')]
				.map(({ value }) => value).join())
		expect(orders[0]).toBe(orders[1])
		expect(orders[0]).not.toBe(orders[2])
	})
})

describe('scales', () => {
	it('tell their ends to those who do not see them', () => {
		fieldFor({ type: 'linear_scale', options: { min: 1, max: 3, minLabel: 'Bad', maxLabel: 'Good' } })
		expect(all('label').map(({ textContent }) => textContent)).toEqual(['1 (Bad)', '2', '3 (Good)'])
	})

	it('name stars by their number', () => {
		fieldFor({ type: 'rating', options: { max: 3 } })
		expect(all('label').map((label) => label.querySelector('.unseen:not(input)')?.textContent))
			.toEqual(['1 of 3 stars', '2 of 3 stars', '3 of 3 stars'])
	})
})

describe('a matrix', () => {
	it('marks and focuses the rows that have no answer', () => {
		const { field, mistakes, sentences } = fieldFor({ type: 'matrix', required: true, options: { rows: choices, columns: choices } })
		field.show({ c1: 'c1', c3: 'c2' })
		expect(sentences()).toEqual(['One row has no answer yet.'])
		field.mark(mistakes()[0]?.sentence)
		const nameOf = (row: Element) => document.getElementById(row.getAttribute('aria-labelledby')!)?.textContent
		expect(all('[role=radiogroup][aria-invalid]').map(nameOf)).toEqual(['Green'])
		field.focus()
		expect((document.activeElement as HTMLInputElement).name).toBe('formsapp-q1-1')
	})
})

describe('a table', () => {
	const columns: Json[] = [
		{ id: 'a', label: 'Item' }, { id: 'b', label: 'Price', inputType: 'number' },
		{ id: 'c', label: 'Colour', inputType: 'dropdown', choices },
	]

	it('gets and loses rows, with the focus in the next one', () => {
		const { field } = fieldFor({ type: 'table', options: { columns, maxRows: 3 } })
		const rows = () => all('.row').length
		expect(rows()).toBe(1)
		press('Add a row')
		press('Add a row')
		expect(rows()).toBe(3)
		expect(all('button').find(({ textContent }) => textContent === 'Add a row')?.hidden).toBe(true)
		expect(document.activeElement).toBe(all('.row')[2]?.querySelector('input'))
		field.show([{ a: 'x' }, { a: 'y' }])
		press('Remove')
		expect(field.answer()).toEqual([{ a: 'y' }])
		expect(all('.row__name').map(({ textContent }) => textContent)).toEqual(['Row 1'])
		expect(document.activeElement).toBe(document.querySelector('.row input'))
	})

	it('begins with as many rows as are wanted', () => {
		const { sentences } = fieldFor({ type: 'table', options: { columns, minRows: 2 } })
		expect(all('.row')).toHaveLength(2)
		expect(sentences()).toEqual([])
	})

	it('says in which cell something is wrong, and focuses it', () => {
		const { field, mistakes } = fieldFor({ type: 'table', options: { columns } })
		field.show([{ a: 'x', b: '1' }, {}, { b: 'two', c: 'c1' }])
		const [mistake] = mistakes(true)
		expect(mistake?.sentence).toBe('Row 3, Price: Enter a number.')
		field.mark(mistake?.sentence, mistake?.fault?.parameters)
		field.focus()
		expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
		expect((document.activeElement as HTMLInputElement).value).toBe('two')
	})

	it('has a label for each cell', () => {
		fieldFor({ type: 'table', options: { columns } })
		expect(all<HTMLInputElement>('.row input, .row select').map(({ labels }) => labels?.[0]?.textContent))
			.toEqual(['Item', 'Price', 'Colour'])
	})
})

describe('words for bounds', () => {
	it('are dates and numbers as people write them', () => {
		const { field, sentences } = fieldFor({ type: 'date', options: { min: '2026-11-26' } })
		field.show('2026-11-25')
		expect(sentences(true)).toEqual(['The earliest possible value is November 26, 2026.'])
		const number = fieldFor({ type: 'number', options: { max: 1234.5 } })
		number.field.show('2000')
		expect(number.sentences(true)).toEqual(['The highest possible value is 1,234.5.'])
	})
})
