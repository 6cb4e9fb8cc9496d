// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { Problem } from '../../../src/rules/index.ts'
import { columnsOf } from '../../../src/values/columns.ts'
import { faultsIn, wished } from '../../../src/values/draft.ts'
import { isWithdrawn, itemsOf, joined } from '../../../src/values/shape.ts'
import { dateToPick, numberToType, pickedDate, typedNumber, unfinishedDate } from '../../../src/values/typed.ts'
import { dateWords, nameIn, numberWords, valueWords } from '../../../src/words/valueWords.ts'
import { field } from './field.ts'

const names = (user: string) => user === 'ann' ? 'Ann Archer' : user

describe('columns', () => {
	const five = ['a', 'b', 'c', 'd', 'e'].map((name) => field(name, 'text'))
	it('are the first fields where nobody chose any', () => {
		expect(columnsOf(five).map(({ field_name: name }) => name)).toEqual(['a', 'b', 'c', 'd'])
	})
	it('are those that somebody chose, in the order of columns', () => {
		const chosen = five.map((one, index) => ({ ...one, show_as_column: index > 2, column_order: 9 - index }))
		expect(columnsOf(chosen).map(({ field_name: name }) => name)).toEqual(['e', 'd'])
	})
})

describe('numbers', () => {
	it.each([['12,5', 'de', '12.5'], ['12.5', 'de', '12.5'], ['1 200,5', 'fr', '1200.5'], ['12,5', 'en', '12,5'], [' 7 ', 'en', '7']])(
		'are read as people type them: %s in %s',
		(typed, locale, value) => expect(typedNumber(typed, locale)).toBe(value),
	)
	it('are shown for typing without marks between thousands, and otherwise with all digits', () => {
		expect(numberToType('1200.5', 'de')).toBe('1200,5')
		expect(typedNumber(numberToType('-1200.5', 'de'), 'de')).toBe('-1200.5')
		expect(numberWords('123456789.012345', 'en')).toBe('123,456,789.012345')
		expect(numberWords('none', 'en')).toBe('none')
	})
})

describe('dates', () => {
	it('get the seconds that controls leave out, and nothing else', () => {
		expect(pickedDate('2026-04-01T14:30', true)).toBe('2026-04-01T14:30:00')
		expect(pickedDate('2026-04-01T14:30:59', true)).toBe('2026-04-01T14:30:59')
		expect(pickedDate('2026-04-01', false)).toBe('2026-04-01')
	})
	it('are left out of a control that cannot show them', () => {
		expect(dateToPick('2026-04-01', true)).toBe('')
		expect(dateToPick('2026-04-01T14:30:00', false)).toBe('')
		expect(dateToPick('2026-04-01', false)).toBe('2026-04-01')
	})
	it('are the same day and time in every zone, early years too', () => {
		expect(dateWords('2026-03-29T02:30:00', 'en-GB')).toBe('29 Mar 2026, 02:30')
		expect(dateWords('0012-01-02', 'en-GB')).toMatch(/^2 Jan (?:00)?12/)
		expect(dateWords('soon', 'en-GB')).toBe('soon')
	})
	it('are not saved half typed', () => {
		expect(wished(field('day', 'date', { value: '2026-01-01' }), unfinishedDate)).toBeInstanceOf(Problem)
	})
})

describe('choices', () => {
	const topics = field('topics', 'multiselect', { field_options: ['A', 'B'], value: 'B;#Old' })
	it('are several items of one value', () => {
		expect(itemsOf(topics, topics.value)).toEqual(['B', 'Old'])
		expect(joined(['A', 'B'])).toBe('A;#B')
		expect(joined([])).toBeNull()
	})
	it('that are no longer offered are known, and may stay', () => {
		expect(isWithdrawn(topics, 'Old')).toBe(true)
		expect(isWithdrawn(topics, 'A')).toBe(false)
		expect(wished(topics, 'A;#Old')).toBe('A;#Old')
		expect(wished(topics, 'A;#Never')).toBeInstanceOf(Problem)
	})
})

describe('words', () => {
	it('name people and files, and say that nothing is there', () => {
		expect(valueWords(field('owner', 'user'), 'ann', names)).toBe('Ann Archer')
		expect(valueWords(field('files', 'filelink'), '4:/Team/a.md;#5:/Team/Sub/b.md', names)).toBe('a.md, b.md')
		expect(valueWords(field('owner', 'user'), null, names)).toBe('Empty')
		expect(valueWords(field('done', 'checkbox'), '0', names)).toBe('No')
	})
	it('of a path are its last part', () => {
		expect(['/Team/Sub/', 'Team', '/'].map(nameIn)).toEqual(['Sub', 'Team', '/'])
	})
})

describe('required fields', () => {
	const required = [field('a', 'text', { is_required: true, value: 'x' }), field('b', 'text', { value: 'y' })]
	it('keep a save from emptying them only where the team folder enforces it', () => {
		const emptied = new Map([['a', null], ['b', null]])
		expect([...faultsIn(required, emptied, 'enforce').keys()]).toEqual(['a'])
		expect(faultsIn(required, emptied, 'warn').size).toBe(0)
		expect(faultsIn(required, emptied, 'off').size).toBe(0)
	})
	it('say what is wrong whatever the team folder does', () => {
		expect([...faultsIn(required, new Map([['b', new Problem('not_a_number')]]), 'off').keys()]).toEqual(['b'])
	})
})
