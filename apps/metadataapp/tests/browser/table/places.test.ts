// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { addDecimals, negated } from '../../../src/grid/addDecimals.ts'
import { groupsOf, isGroupable, type TableGroup } from '../../../src/grid/groups.ts'
import { linesOf } from '../../../src/grid/lines.ts'
import { localDay, orderOf, rowsAsked } from '../../../src/grid/rowsQuery.ts'
import { columnsInSight, linesInSight, linesPerPage, offsetsOf, scrolledTo } from '../../../src/grid/window.ts'
import { blockOf, isSameQuery, plainQuery } from '../../../src/values/table.ts'
import { field } from '../library/field.ts'

const status = field('status', 'text')
const short = (groups: readonly TableGroup[]) => groups.map(({ values, first, count }) => [values, first, count])

describe('groups', () => {
	const counted = [{ value: 'Draft', count: 3 }, { value: 'Signed', count: 2 }, { value: null, count: 4 }]
	it('begin where the rows before them end, and files without a value are last in both directions', () => {
		expect(short(groupsOf(status, counted, 9, false))).toEqual([[['Draft'], 0, 3], [['Signed'], 3, 2], [[null], 5, 4]])
		expect(short(groupsOf(status, counted, 9, true))).toEqual([[['Signed'], 0, 2], [['Draft'], 2, 3], [[null], 5, 4]])
	})
	it('are one where values sort alike, since their rows are mixed', () => {
		const alike = [{ value: 'ete', count: 2 }, { value: 'Été', count: 1 }, { value: 'zoo', count: 1 }]
		expect(short(groupsOf(status, alike, 4, false))).toEqual([[['ete', 'Été'], 0, 3], [['zoo'], 3, 1]])
		expect(short(groupsOf(field('n', 'number'), [{ value: '9', count: 1 }, { value: '10', count: 1 }], 2, false))).toHaveLength(2)
	})
	it('have one more for values that the server did not count', () => {
		expect(short(groupsOf(status, counted, 12, false)).slice(1)).toEqual([[['Signed'], 3, 2], [[], 5, 3], [[null], 8, 4]])
		expect(short(groupsOf(status, counted, 12, true))[0]).toEqual([[], 0, 3])
	})
	it('have the sums of their values, and others what is left of the sum of all', () => {
		const summed = [
			{ value: 'ete', count: 1, sums: { n: '0.1' } }, { value: 'Été', count: 1, sums: { n: '0.2' } },
			{ value: null, count: 1, sums: { n: '-4' } },
		]
		const groups = groupsOf(status, summed, 5, false, { n: '10' })
		expect(groups.map(({ values, sums }) => [values.length, sums.n])).toEqual([[2, '0.3'], [0, '13.7'], [1, '-4']])
	})
	it('never reach beyond the list, though files went away while they were counted', () => {
		expect(short(groupsOf(status, counted, 4, false))).toEqual([[['Draft'], 0, 3], [['Signed'], 3, 1]])
	})
	it('are known by keys that no value of another group can have', () => {
		const tricky = [{ value: 'further', count: 1 }, { value: 'null', count: 1 }, { value: null, count: 1 }]
		expect(new Set(groupsOf(status, tricky, 4, false).map(({ key }) => key)).size).toBe(4)
	})
	it('are of fields with one short value', () => {
		const types = ['text', 'select', 'date', 'user', 'multiselect', 'filelink', 'textarea']
		expect(types.filter((type) => isGroupable(field('a', type)))).toEqual(['text', 'select', 'date', 'user'])
	})
})

describe('lines', () => {
	const groups = groupsOf(status, [{ value: 'a', count: 3 }, { value: 'b', count: 2 }, { value: 'c', count: 1 }], 6, false)
	const key = (name: string) => JSON.stringify(name)
	const words = (closed: readonly string[]) => {
		const lines = linesOf(6, groups, new Set(closed.map(key)))
		return Array.from({ length: lines.count }, (_, line) => lines.at(line)?.row ?? lines.at(line)?.group?.values[0])
	}
	it('are the rows where there are no groups', () => {
		const lines = linesOf(5, [], new Set())
		expect([lines.count, lines.at(4), lines.at(5), lines.ofRow(4), lines.ofRow(5), lines.rowsOn(-3, 9), lines.openAround(2)])
			.toEqual([5, { row: 4, group: null }, null, 4, null, [0, 4], [0, 4]])
		expect(linesOf(0, [], new Set()).rowsOn(0, 0)).toBeNull()
	})
	it('are a head and its rows for each group, or the head alone where it is closed', () => {
		expect(words([])).toEqual(['a', 0, 1, 2, 'b', 3, 4, 'c', 5])
		expect(words(['b'])).toEqual(['a', 0, 1, 2, 'b', 'c', 5])
		expect(words(['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
	})
	it('say where rows and groups are', () => {
		const lines = linesOf(6, groups, new Set([key('b')]))
		expect([0, 2, 3, 4, 5, 6].map(lines.ofRow)).toEqual([1, 3, null, null, 6, null])
		expect(['a', 'b', 'c', 'd'].map((name) => lines.ofGroup(key(name)))).toEqual([0, 4, 5, null])
		expect([0, 3, 4, 6, 7].map((line) => lines.groupAt(line)?.values[0] ?? null)).toEqual(['a', 'a', 'b', 'c', null])
	})
	it('say which rows to ask for', () => {
		const lines = linesOf(6, groups, new Set([key('b')]))
		expect([lines.rowsOn(0, 20), lines.rowsOn(2, 4), lines.rowsOn(4, 5), lines.rowsOn(4, 6)]).toEqual([[0, 5], [1, 2], null, [5, 5]])
	})
	it('say how far a block may reach without rows that are not shown', () => {
		const lines = linesOf(6, groups, new Set([key('b')]))
		expect([lines.openAround(1), lines.openAround(5)]).toEqual([[0, 2], [5, 5]])
		expect(linesOf(6, groups, new Set()).openAround(3)).toEqual([0, 5])
	})
})

describe('what is in the page', () => {
	const sight = { from: 4_000, size: 680, start: 40, end: 40 }
	it('is what one sees and a little more, whatever the length of the list', () => {
		expect(linesInSight(sight, 40, 100_000)).toEqual([94, 120])
		expect(linesInSight({ ...sight, from: 0 }, 40, 3)).toEqual([0, 2])
		expect(linesInSight({ ...sight, from: 0 }, 40, 0)).toEqual([0, -1])
		expect(linesInSight({ ...sight, from: 9_000 }, 40, 10)).toEqual([9, 9])
	})
	it('moves no further than it must', () => {
		expect(scrolledTo(sight, 4_200, 40)).toBe(4_000)
		expect(scrolledTo(sight, 3_960, 40)).toBe(3_960)
		expect(scrolledTo(sight, 4_600, 40)).toBe(4_040)
		expect(scrolledTo(sight, 4_600, 900)).toBe(4_600)
	})
	it('has a number of whole lines', () => {
		expect([linesPerPage(sight, 40), linesPerPage({ ...sight, size: 0 }, 40)]).toEqual([15, 1])
	})
	it('has columns as they are wide', () => {
		const offsets = offsetsOf([100, 200, 100, 150, 150])
		expect(offsets).toEqual([0, 100, 300, 400, 550, 700])
		const across = { size: 400, start: 200, end: 0 }
		expect(columnsInSight({ ...across, from: 0 }, offsets)).toEqual([0, 2])
		expect(columnsInSight({ ...across, from: 410 }, offsets)).toEqual([2, 4])
		expect(columnsInSight({ ...across, from: 0 }, offsetsOf([]))).toEqual([0, -1])
	})
})

describe('a query', () => {
	const noon = new Date(2026, 2, 9, 12)
	it('asks for no more than it must', () => {
		expect(rowsAsked(plainQuery, 100, 50, null, noon)).toEqual({ offset: 100, limit: 50, today: '2026-03-09' })
		expect(rowsAsked(plainQuery, 0, 50, { groupBy: '', sums: [] }, noon)).toEqual({ offset: 0, limit: 50, today: '2026-03-09' })
	})
	it('says everything that it has', () => {
		const query = { filters: { a: ['x'] }, sortField: 'b', isDescending: true, groupBy: '', attention: true }
		expect(rowsAsked(query, 0, 50, { groupBy: '', sums: ['n', 'm'] }, noon)).toEqual({
			offset: 0, limit: 50, today: '2026-03-09', filters: '{"a":["x"]}', sort_field: 'b', sort_order: 'desc', attention: 1,
			sums: 'n,m',
		})
	})
	it('sorts by what it groups by, and in its direction where both are one field', () => {
		const query = { ...plainQuery, sortField: 'a', isDescending: true }
		expect(orderOf({ ...query, groupBy: 'b' })).toEqual({ sortField: 'b', isDescending: false })
		expect(orderOf({ ...query, groupBy: 'a' })).toEqual({ sortField: 'a', isDescending: true })
		expect(orderOf(query)).toEqual({ sortField: 'a', isDescending: true })
	})
	it('has the day of the person', () => {
		expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
	})
	it('is the same when it says the same', () => {
		expect(isSameQuery(plainQuery, { ...plainQuery, filters: {} })).toBe(true)
		expect(isSameQuery(plainQuery, { ...plainQuery, filters: { a: ['x'] } })).toBe(false)
		expect(isSameQuery(plainQuery, { ...plainQuery, isDescending: true })).toBe(false)
	})
})

describe('sums', () => {
	it('have all digits, with either sign', () => {
		expect(addDecimals('0.1', '0.2')).toBe('0.3')
		expect(addDecimals('12345678901234.5', '0.05', negated('1'))).toBe('12345678901233.55')
		expect(addDecimals('1', negated('1.50'))).toBe('-0.5')
		expect(addDecimals('-0.05', '0.04')).toBe('-0.01')
		expect(addDecimals('5', '-5')).toBe('0')
		expect(negated(negated('7'))).toBe('7')
	})
})

describe('a block', () => {
	it('has the same borders from each of its corners', () => {
		const block = { top: 2, bottom: 5, left: 1, right: 3 }
		expect(blockOf({ row: 5, column: 1 }, { row: 2, column: 3 })).toEqual(block)
		expect(blockOf({ row: 2, column: 1 }, { row: 5, column: 3 })).toEqual(block)
	})
})
