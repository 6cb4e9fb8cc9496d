// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { Field } from '@suite/schema/metadata/field'
import { createPinia, setActivePinia, type Pinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, h, nextTick, shallowRef, type App } from 'vue'
import CellConflict from '../../../src/components/Grid/CellConflict.vue'
import CellEditor from '../../../src/components/Grid/CellEditor.vue'
import { useCellStore } from '../../../src/stores/cellStore.ts'
import { useSelectionStore } from '../../../src/stores/selectionStore.ts'
import { useTableStore } from '../../../src/stores/tableStore.ts'
import { field } from '../library/field.ts'
import { routes, stored } from './server.ts'
import { show } from './show.ts'

vi.mock('@suite/api/metadata/client', async () => ({ metadata: (await import('./server.ts')).api }))

const fields = [
	field('title', 'text'), field('count', 'number'), field('note', 'textarea'), field('done', 'checkbox'),
	field('state', 'select', { field_options: ['Draft', 'Final', 'Signed'] }),
	field('topics', 'multiselect', { field_options: ['Legal', 'Money', 'People'] }),
	field('day', 'date'), field('owner', 'user'),
]
const done = vi.fn((_: string) => undefined)
const edited = shallowRef<{ readonly field: Field, readonly typed: string | null } | null>(null)
let app: App
let pinia: Pinia
let cells: ReturnType<typeof useCellStore>
let table: ReturnType<typeof useTableStore>

const named = (name: string) => fields.find(({ field_name: one }) => one === name) ?? fields[0]!
const plan = () => table.known(1)
const editor = () => document.querySelector<HTMLElement>('.cell-editor')
const control = () => document.querySelector<HTMLInputElement | HTMLTextAreaElement>('.cell-editor :is(input, textarea)')!
const options = () => [...document.querySelectorAll('[role="option"]')].map((one) => one.textContent?.trim())
const saved = (name: string) => stored.get(1)?.[name] ?? null
async function settled(): Promise<void> {
	for (let round = 0; round < 20; round++) {
		await nextTick()
	}
}
async function open(name: string, typed: string | null = null): Promise<void> {
	edited.value = { field: named(name), typed }
	await settled()
}
async function type(text: string): Promise<void> {
	control().value = text
	control().dispatchEvent(new Event('input', { bubbles: true }))
	await nextTick()
}
async function press(key: string, more: KeyboardEventInit = {}): Promise<boolean> {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
	const target = document.activeElement ?? document.body
	target.dispatchEvent(event)
	await settled()
	return event.defaultPrevented
}

beforeEach(async () => {
	vi.stubGlobal('ResizeObserver', class {
		observe(): void {}
		disconnect(): void {}
	})
	HTMLElement.prototype.showPopover = () => undefined
	HTMLElement.prototype.hidePopover = () => undefined
	Element.prototype.scrollIntoView = () => undefined
	pinia = createPinia()
	setActivePinia(pinia)
	table = useTableStore()
	cells = useCellStore()
	await show({ 1: { title: 'One', state: 'Final', topics: 'Legal', note: 'First', owner: 'ann' } }, fields, () => ({ name: 'Plan.md' }))
	done.mockReset()
	edited.value = null
	app = createApp(() => h('div', { role: 'gridcell', tabindex: 0 }, edited.value === null || plan() === null
		? []
		: [h(CellEditor, {
				key: edited.value.field.field_name, row: plan()!, field: edited.value.field, typed: edited.value.typed,
				onDone: (next: string) => {
					done(next)
					edited.value = null
				},
			})]))
	app.use(pinia)
	app.mount(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
	vi.unstubAllGlobals()
})

describe('a cell that is edited', () => {
	it('takes the focus, says what it is, and is locked', async () => {
		await open('title')
		expect(document.activeElement).toBe(control())
		expect([control().value, document.querySelector('label')?.textContent, editor()?.getAttribute('aria-label')])
			.toEqual(['One', 'title of Plan.md', 'title of Plan.md'])
		expect(routes.lock.mock.calls[0]?.[0]).toMatchObject({ path: { fileId: 1 }, body: { field_name: 'title' } })
	})
	it.each([['Enter', {}, 'down'], ['Enter', { shiftKey: true }, 'up'], ['Tab', {}, 'right'], ['Tab', { shiftKey: true }, 'left']])(
		'is saved by %s with %j, and leads %s',
		async (key, more, next) => {
			await open('title')
			await type('New')
			expect(await press(key, more)).toBe(true)
			expect([done.mock.calls, editor(), saved('title')]).toEqual([[[next]], null, 'New'])
		},
	)
	it('keeps its value by Escape, and is free again', async () => {
		await open('title')
		await type('New')
		await press('Escape')
		expect([done.mock.calls, saved('title'), routes.saveIn.mock.calls.length]).toEqual([[['stay']], 'One', 0])
		expect(routes.unlock).toHaveBeenCalledTimes(1)
	})
	it('begins with what was typed, which replaces the value', async () => {
		await open('title', 'x')
		expect(control().value).toBe('x')
		await press('Enter')
		expect(saved('title')).toBe('x')
	})
	it('sends nothing when nothing was changed', async () => {
		await open('title')
		await press('Enter')
		expect([done.mock.calls, routes.saveIn.mock.calls.length, cells.stateOf(1, 'title')]).toEqual([[['down']], 0, null])
	})
	it('stays open while something is wrong, and says what', async () => {
		await open('count')
		await type('many')
		expect(await press('Tab')).toBe(true)
		expect([done.mock.calls.length, editor()?.querySelector('[role="alert"]')?.textContent])
			.toEqual([0, 'Enter a number, such as 12.5.'])
		await type('7')
		await press('Tab')
		expect([done.mock.calls, saved('count')]).toEqual([[['right']], '7'])
	})
	it('keeps what is wrong at the cell when somebody presses elsewhere, and shows it again', async () => {
		await open('count')
		await type('many')
		document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
		await settled()
		expect([done.mock.calls, cells.stateOf(1, 'count')]).toMatchObject([[['stay']], { mine: 'many' }])
		await open('count')
		expect([control().value, editor()?.querySelector('[role="alert"]')?.textContent]).toEqual(['many', 'Enter a number, such as 12.5.'])
	})
	it('is saved when it goes out of the page', async () => {
		await open('title')
		await type('New')
		edited.value = null
		await settled()
		expect([saved('title'), done.mock.calls.length]).toEqual(['New', 0])
	})
	it('gets a new line by Alt and Enter', async () => {
		await open('note')
		await press('Enter', { altKey: true })
		expect([control().value, done.mock.calls.length]).toEqual(['First\n', 0])
		await press('Enter')
		expect(saved('note')).toBe('First\n')
	})
	it('leaves keys alone that write in other scripts', async () => {
		await open('title')
		await press('Enter', { isComposing: true })
		expect(done).not.toHaveBeenCalled()
	})
	it('shows what somebody else has made of it, and takes it where nothing was typed', async () => {
		await open('title')
		cells.receive(new Map([[1, { title: 'Theirs' }]]))
		await settled()
		expect([control().value, cells.editing?.base]).toEqual(['Theirs', 'Theirs'])
		await type('Mine')
		cells.receive(new Map([[1, { title: 'Later' }]]))
		await settled()
		expect([control().value, editor()?.textContent]).toEqual(['Mine', expect.stringContaining('Now it says Later')])
		editor()?.querySelector('button')?.click()
		await settled()
		expect([control().value, document.activeElement]).toEqual(['Later', control()])
	})
	it('says who edits it already, and keeps what is typed', async () => {
		routes.lock.mockRejectedValueOnce(new ApiError(409, { reason: 'locked', lockedBy: 'ann', lockedByName: 'Ann Archer' }))
		await open('title')
		expect(editor()?.querySelector('[role="alert"]')?.textContent).toContain('Ann Archer is editing this value.')
		await type('Mine')
		expect(control().value).toBe('Mine')
	})
	it('says why it cannot be edited', async () => {
		routes.lock.mockRejectedValueOnce(new ApiError(404, { reason: 'not_in_team_folder' }))
		await open('title')
		expect(editor()?.querySelector('[role="alert"]')?.textContent).toContain('This file or folder is gone')
	})
})

describe('a list', () => {
	it('shows the present value, moves by arrows, and Enter picks', async () => {
		await open('state')
		expect([options(), document.querySelector('[aria-selected="true"]')?.textContent?.trim()])
			.toEqual([['Draft', 'Final', 'Signed', 'Empty'], 'Final'])
		await press('ArrowDown')
		await press('Enter')
		expect([saved('state'), done.mock.calls]).toEqual(['Signed', [['down']]])
	})
	it('looks for what is typed, and Tab picks it', async () => {
		await open('state', 's')
		expect(options()).toEqual(['Signed'])
		await press('Tab')
		expect([saved('state'), done.mock.calls]).toEqual(['Signed', [['right']]])
	})
	it('stays open where nothing fits', async () => {
		await open('state', 'zz')
		await press('Enter')
		expect([done.mock.calls.length, editor()?.textContent]).toEqual([0, expect.stringContaining('No option fits.')])
	})
	it('empties the value', async () => {
		await open('state')
		await press('ArrowUp')
		await press('ArrowUp')
		await press('Enter')
		expect(saved('state')).toBeNull()
	})
	it('is picked from by a press', async () => {
		await open('state')
		document.querySelector<HTMLElement>('[role="option"]')?.click()
		await settled()
		expect([saved('state'), done.mock.calls]).toEqual(['Draft', [['stay']]])
	})
	it('takes several choices: Space picks, Enter picks what was typed, then saves', async () => {
		await open('topics')
		await press('ArrowDown')
		await press(' ')
		await type('peo')
		await press('Enter')
		expect([done.mock.calls.length, control().value]).toEqual([0, ''])
		await press('Enter')
		expect([saved('topics'), done.mock.calls]).toEqual(['Legal;#Money;#People', [['down']]])
	})
	it('finds people while one types, and picks nobody who was found for another word', async () => {
		await open('owner')
		expect([options(), document.querySelector('[aria-selected="true"]')?.textContent?.trim()]).toEqual([['ann', 'Empty'], 'ann'])
		await type('bo')
		await press('Enter')
		expect([done.mock.calls.length, editor()?.textContent]).toEqual([0, expect.stringContaining('Searching')])
		await vi.waitFor(() => expect(options()).toEqual(['Bob Bakerbob']))
		await press('Enter')
		expect([saved('owner'), done.mock.calls]).toEqual(['bob', [['down']]])
	})
	it('has marks, too', async () => {
		await open('done', 'y')
		await press('Enter')
		expect(saved('done')).toBe('1')
	})
})

describe('a note at a cell', () => {
	async function note(): Promise<HTMLElement> {
		const cell = document.querySelector<HTMLElement>('[role="gridcell"]')!
		const place = cell.appendChild(document.createElement('div'))
		const noteApp = createApp(() => h(CellConflict, { row: plan()!, field: named('title') }))
		noteApp.use(pinia)
		noteApp.mount(place)
		app.onUnmount(() => noteApp.unmount())
		cell.focus()
		await settled()
		return cell
	}
	const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)
	async function conflict(): Promise<HTMLElement> {
		stored.set(1, { title: 'Theirs' })
		await cells.edit([{ fileId: 1, fieldName: 'title', value: 'Mine' }], 'type')
		await settled()
		return note()
	}

	it('shows both values and who the other one is, and keeps mine', async () => {
		const cell = await conflict()
		expect(cell.textContent).toMatch(/Ann Archer has changed this value meanwhile\..*Yours\s*Mine\s*Ann Archer\s*Theirs/)
		button('Keep mine')?.click()
		await settled()
		expect([saved('title'), document.querySelector('.cell-note'), document.activeElement]).toEqual(['Mine', null, cell])
	})
	it('takes theirs', async () => {
		await conflict()
		button('Take theirs')?.click()
		await settled()
		expect([saved('title'), plan()?.metadata.title, document.querySelector('.cell-note')]).toEqual(['Theirs', 'Theirs', null])
	})
	it('tries again what could not be sent', async () => {
		routes.readIn.mockRejectedValueOnce(new ApiError(0, {}))
		await cells.edit([{ fileId: 1, fieldName: 'title', value: 'Mine' }], 'type')
		const cell = await note()
		expect(cell.textContent).toContain('The server cannot be reached.')
		button('Try again')?.click()
		await settled()
		expect(saved('title')).toBe('Mine')
	})
	it('is gone while the focus is elsewhere or the cell is edited', async () => {
		const cell = await conflict()
		useSelectionStore().editing = { fileId: 1, fieldName: 'title', typed: null }
		await settled()
		expect(document.querySelector('.cell-note')).toBeNull()
		useSelectionStore().editing = null
		await settled()
		expect(document.querySelector('.cell-note')).not.toBeNull()
		cell.blur()
		await settled()
		expect([document.querySelector('.cell-note'), cell.querySelector('.cell-mark') !== null]).toEqual([null, true])
	})
})
