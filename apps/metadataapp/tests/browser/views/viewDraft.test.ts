// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { filtersIn, filterText, fitting, isSameFilters, withFilter } from '../../../src/values/filterText.ts'
import {
	draftColumns, draftOf, inputOf, isSavable, isSameDraft, shownOf, trimmed, type Wish, wishIn, wishQuery,
} from '../../../src/values/viewDraft.ts'
import { field } from '../library/field.ts'
import { view } from './view.ts'

const viewer = { userId: 'ann', today: '2026-11-28' }
const fields = [
	field('title', 'text', { id: 1, filterable: true }),
	field('amount', 'number', { id: 2 }),
	field('due', 'date', { id: 3, field_options: { includeTime: false } }),
	field('owner', 'user', { id: 4 }),
]
const base = { filters: {}, sort: { field: '', isDescending: false }, columns: ['title', 'due'] }

describe('an address', () => {
	it.each<Wish>([
		{},
		{ filters: { title: ['a & b', { contains: 'ü?#' }], due: [{ relative: 'today' }] } },
		{ filters: {} },
		{ sort: { field: 'due', isDescending: true } },
		{ sort: { field: '', isDescending: true } },
		{ sort: { field: '', isDescending: false } },
		{ groupBy: 'owner' },
		{ columns: [] },
		{ columns: ['due', 'title'], sort: { field: 'title', isDescending: false }, groupBy: 'owner', filters: { amount: ['1'] } },
	])('keeps what somebody wished: %o', (wish) => {
		const query = Object.fromEntries(new URLSearchParams({ ...wishQuery(wish) }))
		expect(wishIn(query)).toEqual({ wish, isBroken: false })
	})
	const long = `{"title":["${'a'.repeat(70_000)}"]}`
	it.each(['', '{', '[1]', 'null', '"a"', '1', long])('with broken filters says so: %.20s', (filters) => {
		expect(wishIn({ filters, sort: 'due' })).toEqual({ wish: { sort: { field: 'due', isDescending: false } }, isBroken: true })
	})
	it('may have one value where there could be several', () => {
		expect(filtersIn('{"title":"a","due":{"relative":"today"}}')).toEqual({ title: ['a'], due: [{ relative: 'today' }] })
	})
	it('says nothing that is so anyway', () => {
		expect(trimmed({ filters: {}, sort: base.sort, groupBy: '', columns: ['title', 'due'] }, base)).toEqual({})
		expect(trimmed({ columns: ['due', 'title'], groupBy: 'owner' }, base)).toEqual({ columns: ['due', 'title'], groupBy: 'owner' })
		expect(trimmed({ filters: {} }, { ...base, filters: { title: ['a'] } })).toEqual({ filters: {} })
	})
})

describe('filters', () => {
	it('that no longer fit the fields are left out and counted', () => {
		const wished = { title: ['a'], gone: ['b'], amount: ['many'], due: [{ relative: 'next-days' }], owner: [{ me: true }], none: [] }
		expect(fitting(wished, fields, viewer)).toEqual({ filters: { title: ['a'], owner: [{ me: true }] }, left: 3 })
	})
	it('are as many as a list takes', () => {
		const many = Array.from({ length: 25 }, (_, index) => field(`f${index}`, 'text'))
		const { filters, left } = fitting(Object.fromEntries(many.map((one) => [one.field_name, ['x']])), many, viewer)
		expect([Object.keys(filters).length, left]).toEqual([20, 5])
	})
	it('keep their order when one of them changes', () => {
		const filters = { title: ['a'], amount: ['1'] }
		expect(filterText(withFilter(filters, 'title', ['b']))).toBe('{"title":["b"],"amount":["1"]}')
		expect(withFilter(filters, 'title', [])).toEqual({ amount: ['1'] })
		expect(isSameFilters(filters, { amount: ['1'], title: ['a'] })).toBe(true)
		expect(isSameFilters(filters, { amount: ['1'], due: ['a'] })).toBe(false)
	})
	it('may have names that objects have already', () => {
		expect(Object.keys(filtersIn('{"__proto__":["a"],"constructor":["b"]}') ?? {})).toEqual(['__proto__', 'constructor'])
		expect(fitting(filtersIn('{"__proto__":["a"]}') ?? {}, fields, viewer)).toEqual({ filters: {}, left: 1 })
	})
})

describe('a view', () => {
	const saved = view(7, {
		columns: [
			{ name: 'due', visible: true, filterable: true }, { name: 'amount', visible: false }, { name: 'title', visible: true },
		],
	})
	it('is drafted with all fields: its own in their order, then the others', () => {
		expect(draftColumns(fields, ['due', 'title'], saved)).toEqual([
			{ name: 'due', isShown: true, isFilterable: true },
			{ name: 'amount', isShown: false, isFilterable: false },
			{ name: 'title', isShown: true, isFilterable: false },
			{ name: 'owner', isShown: false, isFilterable: false },
		])
	})
	it('takes other columns as somebody wished them', () => {
		const columns = draftColumns(fields, ['owner', 'due', 'gone'], saved)
		expect(shownOf({ columns })).toEqual(['owner', 'due'])
		expect(columns.map(({ name }) => name)).toEqual(['owner', 'due', 'title', 'amount'])
		expect(draftColumns(fields, ['title'], saved).map(({ name }) => name)).toEqual(['due', 'amount', 'title', 'owner'])
		expect(draftColumns(fields, ['title', 'due'], saved).map(({ name }) => name)).toEqual(['title', 'due', 'amount', 'owner'])
	})
	it('is sent whole, because what is missing would become empty', () => {
		const shown = { filters: { title: ['a'] }, sort: { field: 'due', isDescending: true }, columns: ['due', 'title'] }
		const draft = draftOf(saved, shown, fields)
		expect(inputOf({ ...draft, name: ' Ends soon ' })).toEqual({
			name: 'Ends soon', is_default: false, filters: { title: ['a'] }, sort_field: 'due', sort_order: 'DESC',
			columns: [
				{ field_name: 'due', visible: true, filterable: true, column_order: 0 },
				{ field_name: 'amount', visible: false, filterable: false, column_order: 1 },
				{ field_name: 'title', visible: true, filterable: false, column_order: 2 },
				{ field_name: 'owner', visible: false, filterable: false, column_order: 3 },
			],
		})
		expect(isSameDraft(draft, { ...draft })).toBe(true)
		expect(isSameDraft(draft, { ...draft, isDefault: true })).toBe(false)
	})
	it('cannot keep groups, nor names from Z to A', () => {
		expect(isSavable({ groupBy: 'owner', sort: { field: '', isDescending: true } })).toBe(false)
		expect(isSavable({ sort: { field: '', isDescending: false } })).toBe(true)
		expect(isSavable({ columns: [] })).toBe(true)
	})
})
