// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Row } from '@suite/schema/metadata/list'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, vi } from 'vitest'
import { createApp, h, nextTick, ref, type App } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import DataGrid from '../../../src/components/Grid/DataGrid.vue'
import { useAssignedStore } from '../../../src/stores/assignedStore.ts'
import { useSelectionStore } from '../../../src/stores/selectionStore.ts'
import { useTableStore } from '../../../src/stores/tableStore.ts'
import { plainQuery, type TableQuery } from '../../../src/values/table.ts'
import { field } from '../library/field.ts'

// What a window has that jsdom has not, and a size for everything.
vi.hoisted(() => {
	const nothing = class { observe() {} unobserve() {} disconnect() {} }
	Object.assign(window, { _oc_webroot: '', ResizeObserver: nothing })
	window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never
	Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 440 })
	Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 760 })
	HTMLElement.prototype.getBoundingClientRect = () => ({ top: 0, left: 0, bottom: 440, right: 760 }) as DOMRect
	HTMLElement.prototype.setPointerCapture = () => undefined
})
const toast = vi.hoisted(() => vi.fn())
vi.mock('@suite/ui/dialog/toast', () => ({ toast }))
/** What happens to cells, what others do, and menus of columns are tested where they are. */
const { edit, lockOf } = vi.hoisted(() => ({
	edit: vi.fn((_changes: readonly object[], _kind: string) => Promise.resolve()),
	lockOf: vi.fn((_fileId: number, _name: string): { readonly user: object } | null => null),
}))
vi.mock('../../../src/stores/cellStore.ts', () => ({
	useCellStore: () => ({ edit, stateOf: () => null, shown: (_id: number, _name: string, stored: string | null) => stored }),
}))
vi.mock('../../../src/stores/liveStore.ts', () => ({ useLiveStore: () => ({ lockOf }) }))
vi.mock('../../../src/composables/useClipboard.ts', () => ({ useClipboard: () => undefined }))
vi.mock('../../../src/composables/useFillDown.ts', () => ({ useFillDown: () => undefined }))
vi.mock('../../../src/components/Grid/CellEditor.vue', () => ({ default: { render: () => h('input') } }))
vi.mock('../../../src/components/Grid/CellConflict.vue', () => ({ default: { render: () => null } }))
vi.mock('../../../src/components/Views/ColumnMenu.vue', () => ({
	default: {
		emits: ['closed'],
		setup(_: object, { expose, emit }: { expose: (shown: object) => void, emit: (name: string) => void }) {
			const isOpen = ref(false)
			expose({ open: () => { isOpen.value = true } })
			return () => h('button', { tabindex: -1, 'aria-expanded': isOpen.value, onClick: () => emit('closed') })
		},
	},
}))

interface Asked { readonly query: { readonly offset: number, readonly limit: number, readonly group_by?: string, readonly sums?: string } }
let total = 100_000
/** How many files there are from now on. */
export function setTotal(next: number): void {
	total = next
}
const list = vi.fn(({ query: { offset, limit, group_by: groupBy, sums } }: Asked) => Promise.resolve({
	rows: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => ({
		id: offset + index + 1, name: `File ${offset + index + 1}`, is_folder: false, mime: 'text/plain', size: 1, modified: 1, etag: 'x',
		has_preview: false, can_write: (offset + index) % 10 !== 9, parent: 7, path: index === 1 ? 'Sub/Deep' : '',
		metadata: { state: 'Draft', pages: '2' },
	})),
	total, complete: true, cursor: 1, definitions: 'a',
	...groupBy === undefined
		? {}
		: {
				groups: [
					{ value: 'Draft', count: 3, sums: { pages: '6' } }, { value: 'Final', count: total - 5 }, { value: null, count: 2 },
				],
			},
	...sums === undefined ? {} : { sums: { pages: '200000' } },
}))
const fields = [
	field('state', 'select', { id: 1, field_label: 'State' }), field('pages', 'number', { id: 2, field_label: 'Pages' }),
	...Array.from({ length: 28 }, (_, index) => field(`text${index}`, 'text', { id: index + 3, field_label: `Text ${index}` })),
]
vi.mock('@suite/api/metadata/client', () => ({
	metadata: { rows: { list: (asked: Asked) => list(asked) }, assignments: { list: () => Promise.resolve(fields) } },
}))

let app: App
export let table: ReturnType<typeof useTableStore>
export let selection: ReturnType<typeof useSelectionStore>
export const opened = vi.fn((_: Row) => undefined)
export const grid = () => document.querySelector<HTMLElement>('[role="grid"]')!
export const rows = () => [...document.querySelectorAll<HTMLElement>('[role="row"]')]
export const spots = () => [...document.querySelectorAll<HTMLElement>('[data-spot][tabindex="0"]')]
export const spot = () => `${document.activeElement?.getAttribute('data-spot')} ${document.activeElement?.getAttribute('data-column')}`
export const cell = (line: number, column: number) => document.querySelector<HTMLElement>(`[data-spot="${line}"][data-column="${column}"]`)!
export const later = async () => {
	for (let turn = 0; turn < 8; turn++) {
		await nextTick()
	}
}
export async function press(key: string, more: Partial<KeyboardEventInit> = {}): Promise<void> {
	document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
	await later()
}
export async function show(query: Partial<TableQuery> = {}): Promise<void> {
	await table.show(3, { ...plainQuery, ...query })
	await later()
}
/** Opens a grid of 100,000 rows and 30 columns, without what has tests of its own. */
export async function open(query: Partial<TableQuery> = {}): Promise<void> {
	await useAssignedStore().show(3)
	table.setColumns(fields)
	await show(query)
	app = createApp(() => h(DataGrid, {
		label: 'Team', isRequiring: true, openId: null, addressOf: () => '/file', folderOf: () => '/folder', onOpen: opened,
	}, { empty: () => h('p', 'Nothing here') }))
	app.use(createRouter({ history: createMemoryHistory(), routes: [{ path: '/:path(.*)*', component: { render: () => null } }] }))
	app.mount(document.body.appendChild(document.createElement('div')))
	await later()
}

beforeEach(() => {
	setActivePinia(createPinia())
	table = useTableStore()
	selection = useSelectionStore()
	total = 100_000
	list.mockClear()
	toast.mockClear()
	edit.mockClear()
	lockOf.mockReset().mockReturnValue(null)
	opened.mockClear()
})
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
	localStorage.clear()
})

export { edit, list, lockOf, toast }
