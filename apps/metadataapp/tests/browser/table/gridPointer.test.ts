// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { cell, grid, later, open, selection, spot } from './grid.ts'

describe('a pointer', () => {
	function point(element: EventTarget, type: string, x: number, y: number, more: Partial<PointerEventInit> = {}): void {
		const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, ...more })
		element.dispatchEvent(Object.assign(event, { pointerType: more.pointerType ?? 'mouse', pointerId: 1 }))
	}
	// names are 300 pixels wide, and the columns after them 180 and 140
	it('selects a block by dragging over it', async () => {
		await open()
		point(cell(2, 1), 'pointerdown', 310, 130)
		expect(selection.current).toEqual({ row: 2, column: 1 })
		point(window, 'pointermove', 490, 215)
		expect(selection.block).toEqual({ top: 2, bottom: 4, left: 1, right: 2 })
		point(window, 'pointermove', 20, 90)
		expect(selection.block).toEqual({ top: 1, bottom: 2, left: 0, right: 1 })
		point(window, 'pointerup', 20, 90)
		point(window, 'pointermove', 490, 215)
		expect(selection.block).toEqual({ top: 1, bottom: 2, left: 0, right: 1 })
		await later()
		expect(spot()).toBe('2 1')
	})
	it('with Shift selects to where it is', async () => {
		await open()
		cell(1, 1).focus()
		point(cell(3, 2), 'pointerdown', 490, 170, { shiftKey: true })
		point(window, 'pointerup', 490, 170)
		expect([selection.block, spot()]).toEqual([{ top: 1, bottom: 3, left: 1, right: 2 }, '1 1'])
	})
	it('edits what is pressed twice', async () => {
		await open()
		point(cell(2, 1), 'pointerdown', 310, 130)
		point(window, 'pointerup', 310, 130)
		await later()
		point(grid(), 'dblclick', 310, 130)
		expect(selection.editing).toEqual({ fileId: 3, fieldName: 'state', typed: null })
	})
	it('that is a finger selects by the first tap and edits by the second', async () => {
		await open()
		const tap = async () => {
			point(cell(2, 1), 'pointerdown', 310, 130, { pointerType: 'touch' })
			cell(2, 1).focus()
			point(cell(2, 1), 'click', 310, 130, { pointerType: 'touch' })
			await later()
		}
		await tap()
		expect([selection.current, selection.editing]).toEqual([{ row: 2, column: 1 }, null])
		await tap()
		expect(selection.editing?.fileId).toBe(3)
	})
	it('gives columns their width, and Escape takes it back', async () => {
		await open()
		const border = cell(-1, 1).querySelector('[data-own-press]')!
		const widths = () => grid().style.getPropertyValue('--grid-columns').split(' ').slice(0, 3).join(' ')
		point(border, 'pointerdown', 480, 20)
		point(window, 'pointermove', 530, 20)
		point(window, 'pointerup', 530, 20)
		await later()
		expect(widths()).toBe('300px 230px 140px')
		point(border, 'pointerdown', 530, 20)
		point(window, 'pointermove', 700, 20)
		window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
		await later()
		expect(widths()).toBe('300px 230px 140px')
		border.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
		await later()
		expect(widths()).toBe('300px 180px 140px')
	})
})
