// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { fieldTypes } from '../../../src/rules/index.ts'
import { draftOf, filterOf, filterProblem, freshDraft, kindsOf, today } from '../../../src/values/filter/draft.ts'
import { filterWords } from '../../../src/words/filterWords.ts'
import { field } from '../library/field.ts'

const viewer = { userId: 'ann', today: '2026-11-28' }
const nameOf = (user: string) => user === 'ann' ? 'Ann Archer' : user
const status = field('Status', 'select', { field_options: ['Draft', 'Signed', 'Final', 'Old'] })
const topics = field('Topics', 'multiselect', { field_options: ['Legal', 'Money'] })
const amount = field('Amount', 'number')
const due = field('Due', 'date', { field_options: { includeTime: false } })
const owner = field('Owner', 'user')
const title = field('Title', 'text')
const done = field('Done', 'checkbox')

describe('a filter', () => {
	it.each([
		[status, ['Draft', 'Signed'], 'any', 'Status is Draft or Signed'],
		[status, ['Draft', { empty: true }], 'any', 'Status is Draft or empty'],
		[status, ['Draft', null], 'any', 'Status is Draft or empty'],
		[status, ['Draft', 'Signed', 'Final', 'Old'], 'any', 'Status is Draft, Signed, or 2 other values'],
		[status, [{ empty: true }], 'empty', 'Status is empty'],
		[status, [''], 'empty', 'Status is empty'],
		[status, [{ empty: '0' }], 'filled', 'Status is not empty'],
		[topics, ['Legal'], 'any', 'Topics has Legal'],
		[topics, ['Legal', 'Money'], 'any', 'Topics has Legal or Money'],
		[topics, ['Legal;#Money'], 'all', 'Topics has Legal and Money'],
		[amount, [{ from: 10, to: '20' }], 'range', 'Amount from 10 to 20'],
		[amount, [{ from: '1200.5' }], 'range', 'Amount is 1,200.5 or more'],
		[amount, [{ to: '3', from: null }], 'range', 'Amount is 3 or less'],
		[amount, [{ from: '3', to: '3' }], 'range', 'Amount is 3'],
		[amount, [0], 'any', 'Amount is 0'],
		[due, [{ relative: 'next-days', days: 30 }], 'period', 'Due in the next 30 days'],
		[due, [{ relative: 'last-days', days: '1' }], 'period', 'Due in the last 1 day'],
		[due, [{ relative: 'this-month' }], 'period', 'Due this month'],
		[due, [{ from: '2026-01-01' }], 'range', 'Due is Jan 1, 2026 or later'],
		[due, ['2026-01-01'], 'any', 'Due is Jan 1, 2026'],
		[owner, [{ me: true }], 'any', 'Owner is me'],
		[owner, [{ me: 1 }, 'bob', 'ann'], 'any', 'Owner is me or bob or Ann Archer'],
		[title, [{ contains: 'plan' }], 'contains', 'Title contains “plan”'],
		[done, ['1'], 'any', 'Done is checked'],
		[done, [false], 'any', 'Done is not checked'],
		[done, ['1', '0'], 'any', 'Done is Checked or Not checked'],
	] as const)('of %o is shown by its controls and in words', (of, filter, kind, words) => {
		expect(filterProblem(of, filter, viewer)).toBeNull()
		expect(draftOf(of, filter).kind).toBe(kind)
		expect(filterWords(of, filter, nameOf)).toBe(words)
	})
	it.each([
		[title, [{ contains: 'a' }, { contains: 'b' }], 'Title contains “a” or Title contains “b”'],
		[due, [{ relative: 'past' }, { empty: true }], 'Due is in the past or Due is empty'],
		[topics, ['Legal;#Money', 'Money'], 'Topics has Legal and Money or Topics has Money'],
		[field('Notes', 'textarea'), ['One', 'Two'], 'Notes or Notes'],
	] as const)('of %o that a program wrote is kept as it is', (of, filter, words) => {
		const draft = draftOf(of, filter)
		expect(draft.kind).toBe('mixed')
		expect(filterOf(draft)).toEqual(filter)
		expect(filterWords(of, filter, nameOf)).toBe(words)
	})
	it.each([
		[{}], [{ from: '1', other: 2 }], [{ relative: 'someday' }], [{ relative: 'today', days: 3 }], [{ relative: 'next-days' }], [[]],
	])(
		'that nobody can read, such as %o, is neither taken for another one nor lost',
		(value) => {
			expect(draftOf(due, [value]).kind).toBe('mixed')
			expect(filterProblem(due, [value], viewer)).not.toBeNull()
		},
	)
	it('is written as it was read', () => {
		for (const [of, filter] of [
			[status, ['Draft', { empty: true }]], [topics, ['Legal;#Money']], [amount, [{ from: '10' }]], [owner, ['bob', { me: true }]],
			[due, [{ relative: 'next-days', days: 30 }]], [title, [{ contains: 'plan' }]], [title, [{ empty: false }]],
		] as const) {
			expect(filterOf(draftOf(of, filter))).toEqual(filter)
		}
	})
	it('of each kind that is offered is none until it is filled in, or one that the server takes', () => {
		for (const type of fieldTypes) {
			const of = field('one', type)
			for (const kind of kindsOf(of)) {
				const filter = filterOf(freshDraft(kind))
				expect(filterProblem(of, filter, viewer)).toBeNull()
				expect(filter.length > 0).toBe(['empty', 'filled'].includes(kind))
			}
		}
	})
})

it('a day is the one where the browser is', () => {
	expect(today(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05')
	expect(today(new Date(2026, 0, 5, 23, 30))).toBe('2026-01-05')
})
