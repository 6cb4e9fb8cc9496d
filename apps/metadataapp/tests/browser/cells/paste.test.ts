// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expectLinear, repeat } from '@suite/testing/cost'
import type { FieldValue } from '@suite/schema/metadata/value'
import { describe, expect, it } from 'vitest'
import { copiedText, readText } from '../../../src/cells/cellText.ts'
import { Problem } from '../../../src/rules/index.ts'
import { readTable } from '../../../src/values/clipboard.ts'
import { filled, pasteBlock, pasted, type Ground, type Pasted } from '../../../src/values/paste.ts'
import type { Block } from '../../../src/values/table.ts'
import { field } from '../library/field.ts'
import { row } from './rows.ts'

const columns = [field('title', 'text'), field('count', 'number'), field('done', 'checkbox')]
const rows = [
	row(1, { title: 'One', count: '1' }), row(2, { title: 'Two' }), row(3, { title: 'Fixed' }, { can_write: false }), row(4, {}),
]
const ground: Ground = {
	columns,
	count: 5,
	at: (place) => rows[place],
	valueOf: ({ metadata }, { field_name: name }) => metadata[name] ?? null,
}
const block = (top: number, left: number, bottom = top, right = left): Block => ({ top, left, bottom, right })
function paste(text: string, selected: Block, isExact = false): Pasted {
	const table = { rows: readTable(text), isExact }
	return pasted(table, pasteBlock(table, selected), ground)
}
const told = ({ changes }: Pasted) => changes.map(({ fileId, fieldName, value }) => [fileId, fieldName, value])
const counts = ({ faults, readOnly, beyond }: Pasted) => [faults, readOnly, beyond]

describe('a pasted block', () => {
	it('goes where the selected one begins', () => {
		const done = paste('A\t5\nB\t6', block(0, 1))
		expect(told(done)).toEqual([[1, 'title', 'A'], [1, 'count', '5'], [2, 'title', 'B'], [2, 'count', '6']])
		expect([counts(done), done.block]).toEqual([[0, 0, 0], block(0, 1, 1, 2)])
	})
	it('of one value fills all that is selected, but for files that may not be changed', () => {
		const done = paste('X', block(0, 1, 3, 1))
		expect([told(done), counts(done)]).toEqual([[[1, 'title', 'X'], [2, 'title', 'X'], [4, 'title', 'X']], [0, 1, 0]])
	})
	it('is repeated where it fits several times', () => {
		expect(told(paste('A\nB', block(0, 1, 3, 1)))).toEqual([[1, 'title', 'A'], [2, 'title', 'B'], [4, 'title', 'B']])
	})
	it('changes nothing where the value is the same', () => {
		expect(told(paste('One\t1\nNew', block(0, 1)))).toEqual([[2, 'title', 'New']])
	})
	it('keeps at their cells the values that do not fit, and counts them', () => {
		const done = paste('many\tperhaps', block(0, 2))
		expect([told(done), counts(done)]).toEqual([[[1, 'count', 'many'], [1, 'done', 'perhaps']], [2, 0, 0]])
	})
	it('counts what lies beyond the end of the table, and rows that are not known', () => {
		expect(counts(paste('a\nb\nc\nd', block(3, 1)))).toEqual([0, 0, 3])
		expect(counts(paste('a\tb\tc', block(0, 3)))).toEqual([1, 0, 2])
		expect(paste('a\nb\nc\nd', block(3, 1)).block).toEqual(block(3, 1, 4, 1))
	})
	it('leaves names of files alone', () => {
		const done = paste('Name\tTitle\t9', block(0, 0))
		expect([told(done), counts(done)]).toEqual([[[1, 'title', 'Title'], [1, 'count', '9']], [0, 0, 0]])
		expect(counts(paste('Name', block(0, 0)))).toEqual([0, 0, 1])
	})
	it('empties cells where it is empty, and leaves them where its rows are shorter', () => {
		expect(told(paste('\t7\nNew', block(0, 1)))).toEqual([[1, 'title', null], [1, 'count', '7'], [2, 'title', 'New']])
	})
	it('with stored values is not read as somebody writes them', () => {
		expect(told(paste('1.0\t0', block(0, 1), true))).toEqual([[1, 'title', '1.0'], [1, 'count', '0']])
	})
})

describe('filling', () => {
	it('repeats the rows above, and counts what cannot be filled', () => {
		const done = filled(block(0, 1, 0, 2), block(1, 1, 3, 2), ground)
		expect(told(done)).toEqual([[2, 'title', 'One'], [2, 'count', '1'], [4, 'title', 'One'], [4, 'count', '1']])
		expect(counts(done)).toEqual([0, 1, 0])
		expect(told(filled(block(0, 1, 1, 1), block(2, 1, 3, 1), ground))).toEqual([[4, 'title', 'Two']])
	})
	it('goes up as well, in the same order', () => {
		expect(told(filled(block(2, 1, 3, 1), block(0, 1, 1, 1), ground))).toEqual([[1, 'title', 'Fixed'], [2, 'title', null]])
	})
})

describe('values for other programs', () => {
	const topics = field('topics', 'multiselect', { field_options: ['Legal', 'Money', 'A, B'] })
	it.each<[FieldValue, string, string, string]>([
		[field('n', 'number'), '1200.5', 'de', '1200,5'],
		[field('n', 'number'), '-3', 'en', '-3'],
		[topics, 'Legal;#Money', 'en', 'Legal, Money'],
		[topics, 'Legal;#A, B', 'en', 'Legal;#A, B'],
		[field('c', 'checkbox'), '1', 'en', 'Yes'],
		[field('d', 'date'), '2026-03-12', 'de', '2026-03-12'],
		[field('u', 'user'), 'ann', 'en', 'ann'],
		[field('f', 'filelink'), '4:/Team/a.md;#5:/Team/b.md', 'en', '4:/Team/a.md;#5:/Team/b.md'],
		[field('t', 'textarea'), ' two\nlines ', 'en', ' two\nlines '],
	])('%o of %s in %s: %s, and back', (one, value, locale, text) => {
		expect(copiedText(one, value, locale)).toBe(text)
		expect(readText(one, text, null, locale)).toBe(value)
	})
	it.each([
		['1,234.5', 'en', '1234.5'], ['1,234', 'en', '1234'], ['1.234.567', 'de', '1234567'], ['1.234,50', 'de', '1234.5'],
		['1\u202f234,5', 'fr', '1234.5'], ['12.5', 'de', '12.5'], ['1.2345', 'de', '1.2345'], ['7', 'nl', '7'],
	])('the number %s in %s is %s', (text, locale, value) => expect(readText(field('n', 'number'), text, null, locale)).toBe(value))
	it.each([['1.234', 'de'], ['12,34,5', 'en'], ['€ 5', 'en'], ['1,2345', 'en']])('%s in %s is no number', (text, locale) => {
		expect(readText(field('n', 'number'), text, null, locale)).toBeInstanceOf(Problem)
	})
	it.each([
		['3/12/2026', 'en-US', '2026-03-12'], ['3/12/2026', 'en-GB', '2026-12-03'], ['12.3.2026', 'de', '2026-03-12'],
		['12-3-2026', 'nl', '2026-03-12'], ['2026-03-12', 'fr', '2026-03-12'], ['2026/3/2', 'de', '2026-03-02'],
	])('the day %s in %s is %s', (text, locale, value) => expect(readText(field('d', 'date'), text, null, locale)).toBe(value))
	it.each([
		['2026-03-12 14:30', '2026-03-12T14:30:00'], ['3/12/2026 2:30 PM', '2026-03-12T14:30:00'],
		['3/12/2026, 12:05:09 AM', '2026-03-12T00:05:09'],
	])('the time %s is %s', (text, value) => {
		expect(readText(field('d', 'date', { field_options: { includeTime: true } }), text, null, 'en-US')).toBe(value)
	})
	it.each(['3/12/26', '31.2.2026', '12.3.2026 14:30', '2026-13-01', 'soon'])('%s is no day', (text) => {
		expect(readText(field('d', 'date'), text, null, 'de')).toBeInstanceOf(Problem)
	})
	it.each([['TRUE', '1'], ['wahr', '1'], ['Oui', '1'], ['x', '1'], ['FALSE', '0'], ['nee', '0'], ['0', '0'], ['', null]])(
		'the mark %s is %s',
		(text, value) => expect(readText(field('c', 'checkbox'), text, null, 'en')).toBe(value),
	)
	it('may have several choices, however they are parted', () => {
		for (const text of ['Legal;#Money', 'Money, Legal', 'Legal; Money', 'Legal\nMoney', ' Legal ,Money,']) {
			expect(readText(topics, text, null, 'en')).toBe('Legal;#Money')
		}
		expect(readText(topics, 'Legal, Sports', null, 'en')).toBeInstanceOf(Problem)
	})
	it('are read in twice the time for twice the text', () => {
		const fields = ['text', 'number', 'date', 'checkbox', 'select', 'multiselect', 'user', 'url', 'filelink']
			.map((type) => field('x', type, { field_options: type === 'multiselect' ? ['Legal'] : [] }))
		for (const unit of ['1', '1,', ',123', '.', ' ', '/', 'Legal,', ';#', 'x', '1.', 'T']) {
			expectLinear((text: string) => fields.forEach((one) => readText(one, text, null, 'en')), repeat(unit))
		}
	}, 60_000)
})
