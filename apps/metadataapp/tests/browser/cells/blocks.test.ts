// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, defineComponent, h, nextTick, useTemplateRef, type App } from 'vue'
import CellBar from '../../../src/components/Grid/CellBar.vue'
import { useCellKeeping } from '../../../src/composables/useCellKeeping.ts'
import { useClipboard } from '../../../src/composables/useClipboard.ts'
import { useFillDown } from '../../../src/composables/useFillDown.ts'
import { useCellStore } from '../../../src/stores/cellStore.ts'
import { useSelectionStore } from '../../../src/stores/selectionStore.ts'
import type { Block } from '../../../src/values/table.ts'
import { field } from '../library/field.ts'
import { listed, routes, stored } from './server.ts'
import { show } from './show.ts'

vi.mock('@suite/api/metadata/client', async () => ({ metadata: (await import('./server.ts')).api }))
const toasts = vi.fn((_kind: string, _text: string) => Promise.resolve())
vi.mock('@suite/ui/dialog/toast', () => ({ toast: (kind: string, text: string) => toasts(kind, text) }))

/** The grid, as far as what happens to its cells needs it. */
const Grid = defineComponent(() => {
	const grid = useTemplateRef<HTMLElement>('grid')
	useClipboard(grid)
	useFillDown(grid)
	useCellKeeping()
	return () => [
		h('div', { ref: 'grid', role: 'grid' }, [1, 2, 3, 4].map((id) => h('div', { 'data-entry': id }, [
			h('div', { role: 'gridcell', tabindex: 0, 'data-cell': id }),
			h('input', { 'data-input': id }),
			h('span', { 'data-fill': '' }),
		]))),
		h(CellBar),
	]
})
let app: App | undefined
let cells: ReturnType<typeof useCellStore>
let selection: ReturnType<typeof useSelectionStore>
/** @param count - of all files, of which the first four can be read */
const fill = (count = 4) => show(
	{ 1: { title: 'One', count: '1.5' }, 2: { title: 'Two' }, 3: { title: 'Fixed' }, 4: {} },
	[field('title', 'text'), field('count', 'number')],
	(id) => ({ can_write: id !== 3 }),
	count,
)

const titles = () => [1, 2, 3, 4].map((id) => stored.get(id)?.title ?? null)
const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
function select(top: number, left: number, bottom = top, right = left): void {
	const block: Block = { top, left, bottom, right }
	selection.go({ row: top, column: left })
	selection.select(block)
}
async function settled(): Promise<void> {
	for (let round = 0; round < 20; round++) {
		await nextTick()
	}
}
/** What a browser does when somebody copies, cuts or pastes. @return what is in the clipboard then; null when the page left it alone */
async function clip(name: 'copy' | 'cut' | 'paste', data: Record<string, string> = {}): Promise<Record<string, string> | null> {
	const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
		clipboardData: {
			getData: (type: string) => data[type] ?? '',
			setData: (type: string, text: string) => {
				data[type] = text
			},
		},
	})
	;(document.activeElement ?? document).dispatchEvent(event)
	await settled()
	return event.defaultPrevented ? data : null
}
async function press(key: string, more: KeyboardEventInit = { ctrlKey: true }): Promise<boolean> {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
	;(document.activeElement ?? document).dispatchEvent(event)
	await settled()
	return event.defaultPrevented
}
const words = () => document.body.textContent?.replace(/\s+/g, ' ')
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)

/** Opens the page, as if it had been closed before. @param files - the server has them as at first */
async function open(files?: 'anew'): Promise<void> {
	app?.unmount()
	document.body.replaceChildren()
	const now = files === undefined ? [...stored] : null
	setActivePinia(createPinia())
	cells = useCellStore()
	selection = useSelectionStore()
	await fill()
	now?.forEach(([id, values]) => stored.set(id, values))
	app = createApp(Grid)
	app.mount(document.body.appendChild(document.createElement('div')))
	focusOn('[data-cell="1"]')
	await settled()
}

beforeEach(async () => {
	localStorage.clear()
	toasts.mockClear()
	Element.prototype.scrollIntoView = () => undefined
	await open('anew')
})
afterEach(() => {
	app?.unmount()
	app = undefined
	document.body.replaceChildren()
})

describe('the clipboard', () => {
	it('gets the block with names of files, as text and as a table', async () => {
		select(0, 0, 1, 2)
		const data = await clip('copy')
		expect(data?.['text/plain']).toBe('File 1\tOne\t1.5\r\nFile 2\tTwo\t')
		expect(data?.['text/html']).toContain('<td data-value="1.5">1.5</td>')
	})
	it('brings cells back exactly as they were copied', async () => {
		select(0, 1, 0, 2)
		const data = await clip('copy')
		select(3, 1)
		await clip('paste', data ?? {})
		expect([stored.get(4), selection.block]).toEqual([{ title: 'One', count: '1.5' }, { top: 3, left: 1, bottom: 3, right: 2 }])
	})
	it('brings blocks of spreadsheets, and says what was left out', async () => {
		select(0, 1)
		await clip('paste', { 'text/plain': 'A\t7\nB\tmany\nC\t9\nD\t10\nE\t11' })
		expect([titles(), stored.get(2)?.count, stored.get(4)?.count]).toEqual([['A', 'B', 'Fixed', 'D'], undefined, '10'])
		expect(toasts.mock.calls.map(([, text]) => text)).toEqual([
			'1 value does not fit its field. It is marked. You may not change 1 file. It stays as it was. '
			+ '2 values have no cell to go to, and are left out.',
		])
		expect(cells.stateOf(2, 'count')).toMatchObject({ mine: 'many' })
	})
	it('takes cells away when they are cut, where that is allowed', async () => {
		select(0, 1, 3, 1)
		expect((await clip('cut'))?.['text/plain']).toBe('One\r\nTwo\r\nFixed\r\n')
		expect(titles()).toEqual([null, null, 'Fixed', null])
		await press('z')
		expect(titles()).toEqual(['One', 'Two', 'Fixed', null])
	})
	it('is left alone while somebody types, and outside of the grid', async () => {
		select(0, 1)
		focusOn('[data-input="1"]')
		expect([await clip('copy'), await clip('cut'), await clip('paste', { 'text/plain': 'A' })]).toEqual([null, null, null])
		focusOn('button')
		document.body.focus()
		;(document.activeElement as HTMLElement | null)?.blur()
		expect(await clip('paste', { 'text/plain': 'A' })).toBeNull()
		expect(titles()[0]).toBe('One')
	})
	it('is announced to browsers that ask beforehand', () => {
		const ask = () => {
			const event = new Event('beforecopy', { bubbles: true, cancelable: true })
			document.activeElement?.dispatchEvent(event)
			return event.defaultPrevented
		}
		expect(ask()).toBe(true)
		focusOn('[data-input="1"]')
		expect(ask()).toBe(false)
	})
	it('copies and pastes nothing where rows cannot be loaded', async () => {
		await fill(300)
		select(0, 1, 250, 1)
		listed.isAway = true
		expect((await clip('copy'))?.['text/plain']).toBeUndefined()
		await clip('paste', { 'text/plain': 'A' })
		expect(titles()[0]).toBe('One')
		expect(toasts.mock.calls.map(([, text]) => text)).toEqual([
			'Some of the selected rows could not be loaded. Nothing was copied. Try again.',
			'Some of the rows could not be loaded. Nothing was pasted. Try again.',
		])
	})
	it('has to be asked again for rows that were loaded only now', async () => {
		await fill(300)
		select(0, 1, 250, 1)
		expect((await clip('copy'))?.['text/plain']).toBeUndefined()
		expect(toasts.mock.calls.map(([, text]) => text)).toEqual(['Some rows had to be loaded first. Copy once more.'])
	})
	it('has an empty row for a file that is gone', async () => {
		await fill(6)
		select(3, 1, 4, 2)
		expect((await clip('copy'))?.['text/plain']).toBe('\t\r\n\t')
	})
	it('is too full beyond some thousand rows', async () => {
		await fill(100_000)
		select(0, 1, 9_000, 1)
		await clip('copy')
		await clip('paste', { 'text/plain': 'A' })
		expect([toasts.mock.calls.length, titles()[0]]).toEqual([2, 'One'])
	})
})

describe('filling', () => {
	it('repeats the first row of the block below it', async () => {
		select(0, 1, 3, 2)
		expect(await press('d')).toBe(true)
		expect([titles(), stored.get(4)?.count]).toEqual([['One', 'One', 'Fixed', 'One'], '1.5'])
		expect(toasts.mock.calls.map(([, text]) => text)).toEqual(['You may not change 1 file. It stays as it was.'])
	})
	it('of one row takes the row above', async () => {
		select(3, 1)
		await press('d')
		expect(titles()[3]).toBe('Fixed')
		select(0, 1)
		await press('d')
		expect(titles()[0]).toBe('One')
	})
	it('fills some thousand rows and no more', async () => {
		await fill(100_000)
		select(0, 1, 9_000, 1)
		await press('d')
		select(0, 1, 4_000, 40)
		await press('d')
		expect(toasts.mock.calls.map(([, text]) => text))
			.toEqual(['Fill at most 5,000 rows at once.', 'Fill at most 50,000 cells at once.'])
		expect(titles()[1]).toBe('Two')
	})
	it('follows the handle', async () => {
		select(0, 1)
		let below: Element | null = null
		document.elementFromPoint = () => below
		const handle = document.querySelector('[data-fill]')!
		const pointer = (name: string, target: EventTarget, y: number) => target.dispatchEvent(
			Object.assign(new MouseEvent(name, { bubbles: true, cancelable: true, clientX: 5, clientY: y, button: 0 }), { pointerId: 1 }),
		)
		pointer('pointerdown', handle, 10)
		below = document.querySelector('[data-cell="2"]')
		pointer('pointermove', window, 60)
		expect(selection.block).toEqual({ top: 0, left: 1, bottom: 1, right: 1 })
		pointer('pointerup', window, 60)
		await settled()
		expect(titles()).toEqual(['One', 'One', 'Fixed', null])
		pointer('pointerdown', handle, 10)
		below = document.querySelector('[data-cell="4"]')
		pointer('pointermove', window, 90)
		await press('Escape', {})
		expect([selection.block.bottom, titles()[3]]).toEqual([1, null])
	})
})

describe('undoing', () => {
	it('has keys, and a bar for many cells', async () => {
		select(0, 1, 1, 1)
		await clip('paste', { 'text/plain': 'A' })
		expect(words()).toContain('Pasted 2 values')
		await press('z')
		expect([titles().slice(0, 2), words()?.includes('Pasted')]).toEqual([['One', 'Two'], false])
		await press('z', { ctrlKey: true, shiftKey: true })
		expect(titles().slice(0, 2)).toEqual(['A', 'A'])
		await press('z')
		await press('y')
		expect(titles().slice(0, 2)).toEqual(['A', 'A'])
	})
	it('leaves the keys to whoever types', async () => {
		await cells.edit([{ fileId: 1, fieldName: 'title', value: 'A' }], 'type')
		focusOn('[data-input="1"]')
		expect(await press('z')).toBe(false)
		expect(titles()[0]).toBe('A')
	})
})

describe('what is not saved', () => {
	const away = () => Promise.reject(new ApiError(0, {}))
	async function fail(): Promise<void> {
		routes.update.mockImplementationOnce(away)
		await cells.edit([1, 2].map((fileId) => ({ fileId, fieldName: 'title', value: 'Mine' })), 'paste')
		await settled()
	}
	it('is counted above the table, and sent again together', async () => {
		await fail()
		expect(words()).toContain('2 values are not saved. They are kept at their cells with the reason.')
		button('Try again')?.click()
		await settled()
		expect([titles().slice(0, 2), words()?.includes('not saved')]).toEqual([['Mine', 'Mine'], false])
	})
	it('is found, one after the other', async () => {
		await fail()
		selection.go({ row: 0, column: 1 })
		button('Show')?.click()
		await settled()
		expect(selection.current).toEqual({ row: 1, column: 1 })
		button('Show')?.click()
		await settled()
		expect(selection.current).toEqual({ row: 0, column: 1 })
	})
	it('is there again when the page was closed, and no longer once it is saved', async () => {
		await fail()
		cells.takeTheirs(2, 'title')
		await settled()
		stored.set(1, { title: 'Theirs' })
		await open()
		expect([words(), cells.shown(1, 'title', 'Theirs')]).toEqual([expect.stringContaining('1 value is not saved.'), 'Mine'])
		button('Try again')?.click()
		await settled()
		expect([titles()[0], cells.stateOf(1, 'title')]).toMatchObject(['Theirs', { conflict: { mine: 'Mine' } }])
		await cells.keepMine(1, 'title')
		await settled()
		await open()
		expect([titles()[0], words()?.includes('not saved'), localStorage.length]).toEqual(['Mine', false, 0])
	})
	it('reads nothing from the browser that is not its own', async () => {
		localStorage.setItem('suite-draft-/5 1 title', '{"folderId":5,"fileId":"1","fieldName":"title","mine":"Bad"}')
		localStorage.setItem('suite-draft-/5 2 title', 'none')
		await open()
		expect(words()).not.toContain('not saved')
	})
	it('is sent when the browser is online again, and keeps the browser from leaving before', async () => {
		await fail()
		const leaving = () => {
			const event = new Event('beforeunload', { cancelable: true })
			window.dispatchEvent(event)
			return event.defaultPrevented
		}
		expect(leaving()).toBe(true)
		window.dispatchEvent(new Event('online'))
		await settled()
		expect([titles().slice(0, 2), leaving()]).toEqual([['Mine', 'Mine'], false])
	})
})
