// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
	cell, edit, grid, later, list, lockOf, open, opened, press, rows, selection, setTotal, show, spot, spots, table, toast,
} from './grid.ts'

describe('a grid of 100,000 rows and 30 columns', () => {
	it('says how large it is, and has what is in sight in the page', async () => {
		await open()
		expect(['aria-rowcount', 'aria-colcount', 'aria-label'].map((name) => grid().getAttribute(name))).toEqual(['100002', '31', 'Team'])
		expect(rows().length).toBeLessThan(30)
		expect(rows()[1]?.children.length).toBeLessThan(9)
		expect(rows().map((row) => row.getAttribute('aria-rowindex')).slice(0, 3)).toEqual(['1', '2', '3'])
		expect(cell(0, 1).getAttribute('aria-colindex')).toBe('2')
		expect(rows().at(-1)?.textContent).toMatch(/Sum.*200,000/)
	})
	it('has one place that Tab reaches', async () => {
		await open()
		expect(spots().map((element) => [element.dataset.spot, element.dataset.column])).toEqual([['0', '0']])
		spots()[0]?.focus()
		await press('ArrowRight')
		await press('ArrowDown')
		expect([spot(), spots().length]).toEqual(['1 1', 1])
	})
	it('is walked by keys to all its borders', async () => {
		await open()
		spots()[0]?.focus()
		await press('End', { ctrlKey: true })
		await vi.waitFor(() => expect(rows().some((row) => row.dataset.entry === '100000')).toBe(true))
		expect(spot()).toBe('99999 30')
		await press('Home')
		expect(spot()).toBe('99999 0')
		await press('ArrowDown')
		expect(spot()).toBe('100000 0')
		await press('PageUp')
		expect(Number(document.activeElement?.getAttribute('data-spot'))).toBe(99_991)
		await press('Home', { ctrlKey: true })
		await press('ArrowUp')
		expect([spot(), document.activeElement?.getAttribute('role')]).toEqual(['-1 0', 'columnheader'])
		expect(grid().scrollTop).toBe(0)
	})
	it('keeps the cell with the focus in the page, wherever one scrolls', async () => {
		await open()
		cell(0, 1).focus()
		grid().scrollTop = 2_000_000
		grid().dispatchEvent(new Event('scroll'))
		await later()
		expect([spot(), cell(50_000, 0) !== null, cell(20, 0)]).toEqual(['0 1', true, null])
	})
})

describe('the names of the columns', () => {
	it('open their menus by keys, and have the focus again when these are closed', async () => {
		await open()
		cell(-1, 1).focus()
		await press('Enter')
		const menu = cell(-1, 1).querySelector('button')!
		expect(menu.getAttribute('aria-expanded')).toBe('true')
		menu.focus()
		menu.click()
		await later()
		expect(document.activeElement).toBe(cell(-1, 1))
	})
	it('keep the focus when another list comes', async () => {
		await open()
		cell(-1, 1).focus()
		await show({ sortField: 'state', isDescending: true })
		expect([spot(), cell(-1, 1).getAttribute('aria-sort')]).toEqual(['-1 1', 'descending'])
	})
})

describe('blocks', () => {
	const selected = () => document.querySelectorAll(':is([role="gridcell"], [role="rowheader"])[aria-selected="true"]').length
	it('grow and shrink by Shift, and Escape leaves one cell', async () => {
		await open()
		cell(2, 1).focus()
		await press('ArrowDown', { shiftKey: true })
		await press('ArrowRight', { shiftKey: true })
		expect([selection.block, spot(), selected()]).toEqual([{ top: 2, bottom: 3, left: 1, right: 2 }, '2 1', 4])
		await press('ArrowUp', { shiftKey: true })
		await press('ArrowUp', { shiftKey: true })
		expect(selection.block).toEqual({ top: 1, bottom: 2, left: 1, right: 2 })
		await press('Escape')
		expect([selection.block, selected()]).toEqual([{ top: 2, bottom: 2, left: 1, right: 1 }, 1])
	})
	it('are all cells by Control A, and the current one stays', async () => {
		await open()
		cell(2, 1).focus()
		await press('a', { ctrlKey: true })
		expect([selection.block, spot()]).toEqual([{ top: 0, bottom: 99_999, left: 0, right: 30 }, '2 1'])
	})
	it('are emptied by Delete, but for what one may not write', async () => {
		await open()
		cell(8, 1).focus()
		await press('ArrowDown', { shiftKey: true })
		await press('Delete')
		expect(edit.mock.calls).toEqual([[[{ fileId: 9, fieldName: 'state', value: null }], 'clear']])
		expect(toast).toHaveBeenCalledOnce()
		await press('a', { ctrlKey: true })
		await press('Delete')
		expect([edit.mock.calls.length, toast.mock.lastCall?.[1]]).toEqual([1, 'Select at most 500 rows to empty their cells.'])
	})
})

describe('editing', () => {
	it('begins by Enter with the value, and by a character instead of it', async () => {
		await open()
		cell(0, 1).focus()
		await press('Enter')
		expect(selection.editing).toEqual({ fileId: 1, fieldName: 'state', typed: null })
		selection.editing = null
		await later()
		await press('x')
		expect(selection.editing).toEqual({ fileId: 1, fieldName: 'state', typed: 'x' })
	})
	it('does not begin where one may not write, or somebody else edits', async () => {
		await open()
		cell(9, 1).focus()
		await press('F2')
		expect([selection.editing, cell(9, 1).getAttribute('aria-readonly'), toast.mock.calls.length]).toEqual([null, 'true', 1])
		lockOf.mockReturnValue({ user: { id: 'ann', name: 'Ann' } })
		cell(0, 2).focus()
		await press('5')
		expect([selection.editing, toast.mock.lastCall?.[1]]).toEqual([null, 'Ann is editing this value right now.'])
	})
	it('of a name shows all values of the file', async () => {
		await open()
		cell(1, 0).focus()
		await press('Enter')
		expect(opened.mock.calls[0]?.[0].id).toBe(2)
	})
	it('keeps the list as it is until it is done', async () => {
		await open()
		cell(0, 1).focus()
		await press('Enter')
		list.mockClear()
		await table.reload()
		expect(list).not.toHaveBeenCalled()
		selection.editing = null
		await later()
		expect(list).toHaveBeenCalledOnce()
	})
})

describe('ticks', () => {
	it('are set by Space, and by Shift Space on all files in between', async () => {
		await open()
		cell(1, 0).focus()
		await press(' ')
		expect([...selection.fileIds]).toEqual([2])
		await press('ArrowDown')
		await press('ArrowDown')
		await press(' ', { shiftKey: true })
		expect([...selection.fileIds]).toEqual([2, 3, 4])
		const selected = rows().filter((row) => row.getAttribute('aria-selected') === 'true')
		expect(selected.map((row) => row.dataset.entry)).toEqual(['2', '3', '4'])
		await press('Escape')
		expect(selection.fileIds.size).toBe(0)
	})
	it('are shown by boxes, which say no when there are too many', async () => {
		await open()
		selection.tickAll(Array.from({ length: 500 }, (_, index) => 1_000 + index))
		const box = cell(0, 0).querySelector('input')!
		box.click()
		await later()
		expect([box.checked, toast.mock.calls.length]).toEqual([false, 1])
		selection.clear()
		box.click()
		await later()
		expect([box.checked, [...selection.fileIds]]).toEqual([true, [1]])
	})
	it('of all files are as many as can be', async () => {
		await open()
		cell(-1, 0).focus()
		await press(' ')
		await vi.waitFor(() => expect(selection.fileIds.size).toBe(500))
		await press(' ')
		expect(selection.fileIds.size).toBe(0)
	})
})

describe('groups', () => {
	const heads = () => [...document.querySelectorAll<HTMLElement>('[data-spot][aria-expanded]')]
	beforeEach(() => open({ groupBy: 'state' }))
	it('have heads where their rows begin, which keys reach, open and close', async () => {
		expect(heads().map((head) => [head.dataset.spot, head.textContent?.match(/Draft|Final/)?.[0]]))
			.toEqual([['0', 'Draft'], ['4', 'Final']])
		expect(grid().getAttribute('aria-rowcount')).toBe('100005')
		cell(1, 0).focus()
		await press('ArrowUp')
		expect(document.activeElement).toBe(heads()[0])
		await press('ArrowLeft')
		expect([heads()[0]?.getAttribute('aria-expanded'), heads()[1]?.dataset.spot, grid().getAttribute('aria-rowcount')])
			.toEqual(['false', '1', '100002'])
		expect(document.activeElement).toBe(heads()[0])
		await press('Enter')
		expect(heads()[0]?.getAttribute('aria-expanded')).toBe('true')
	})
	it('have their sums below the names of the columns', () => {
		const places = ['aria-colindex', 'aria-colspan']
		expect([...heads()[0]!.parentElement!.children].map((one) => places.map((place) => one.getAttribute(place))))
			.toEqual([['1', '2'], ['3', null]])
		expect(heads()[0]!.parentElement!.lastElementChild?.textContent?.trim()).toBe('6')
		expect(heads()[0]!.textContent).toContain('Sum of Pages 6')
	})
	it('that are closed stay so while filters change, and are open in another grouping', async () => {
		heads()[0]?.click()
		await later()
		await show({ groupBy: 'state', filters: { pages: ['2'] } })
		expect(heads()[0]?.getAttribute('aria-expanded')).toBe('false')
		await show({ groupBy: 'text0' })
		expect(heads()[0]?.getAttribute('aria-expanded')).toBe('true')
	})
	it('that are closed are in no block', async () => {
		cell(6, 1).focus()
		heads()[0]?.click()
		await later()
		cell(2, 1).focus()
		await press('ArrowUp', { shiftKey: true })
		await press('ArrowUp', { shiftKey: true })
		expect(selection.block).toEqual({ top: 3, bottom: 3, left: 1, right: 1 })
	})
	it('hide the current cell with their rows, and then their head is the place that Tab reaches', async () => {
		cell(2, 1).focus()
		heads()[0]?.click()
		await later()
		expect(spots()).toEqual([heads()[0]])
	})
	it('keep the head of the one that one scrolls through below the names of the columns', async () => {
		grid().scrollTop = 4_000
		grid().dispatchEvent(new Event('scroll'))
		await later()
		expect(heads().map((head) => [head.dataset.spot, head.parentElement?.classList.contains('grid__stuck')])).toEqual([['4', true]])
	})
})

describe('another list', () => {
	it('begins at its top, in the same column', async () => {
		await open()
		cell(5, 2).focus()
		await show({ sortField: 'state' })
		expect([selection.current, spot()]).toEqual([{ row: 0, column: 2 }, '0 2'])
	})
	it('follows who goes to a cell from elsewhere', async () => {
		await open()
		cell(-1, 1).focus()
		selection.go({ row: 40_000, column: 2 })
		await later()
		expect(spots().map((element) => [element.dataset.spot, element.dataset.column])).toEqual([['40000', '2']])
	})
	it('without files has its columns and says so', async () => {
		await open()
		setTotal(0)
		await show({ filters: { state: ['x'] } })
		expect([rows().length, document.body.textContent?.includes('Nothing here')]).toEqual([1, true])
		expect(spots()[0]?.getAttribute('role')).toBe('columnheader')
	})
	it('has columns as wide as somebody made them', async () => {
		await open()
		cell(0, 1).focus()
		await press('ArrowRight', { altKey: true, shiftKey: true })
		expect(grid().style.getPropertyValue('--grid-columns')).toMatch(/^300px 196px 140px/)
		expect(localStorage.getItem('metadataapp-widths-3')).toBe('{"1":196}')
	})
})
