// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TeamFolder } from '@suite/schema/metadata/folder'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, nextTick, type App } from 'vue'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import { useSelectionStore } from '../../../src/stores/selectionStore.ts'
import { useSessionStore } from '../../../src/stores/sessionStore.ts'
import { useTableStore } from '../../../src/stores/tableStore.ts'
import TableView from '../../../src/views/TableView.vue'
import { field } from '../library/field.ts'

type Values = Readonly<Record<string, string | null>>
interface Called {
	readonly path: { readonly fileId: number }
	readonly query: Readonly<Record<string, unknown>>
	readonly body: { readonly metadata: Values }
}
interface Batch { readonly body: { readonly updates: readonly { readonly file_id: number, readonly metadata: Values }[] } }

// What a window has that jsdom has not, and a size for everything.
const { stored, api } = vi.hoisted(() => {
	const nothing = class { observe() {} unobserve() {} disconnect() {} }
	Object.assign(window, { _oc_webroot: '', ResizeObserver: nothing, IntersectionObserver: nothing })
	window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never
	Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 440 })
	Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 760 })
	Object.assign(HTMLElement.prototype, { scrollTo() {}, scrollIntoView() {}, showPopover() {}, hidePopover() {} })
	return { stored: new Map<number, Record<string, string>>(), api: {} }
})
const fields = [
	field('title', 'text', { id: 1, field_label: 'Title', show_as_column: true }),
	field('state', 'select', { id: 2, field_label: 'State', field_options: ['Draft', 'Final'], show_as_column: true, column_order: 1 }),
	field('pages', 'number', { id: 3, field_label: 'Pages', show_as_column: true, column_order: 2 }),
]
const groups = [{ value: 'Draft', count: 3, sums: { pages: '3' } }, { value: null, count: 1, sums: { pages: '0' } }]
function change(id: number, patch: Values): void {
	const next = Object.entries({ ...stored.get(id), ...patch })
	stored.set(id, Object.fromEntries(next.filter((entry): entry is [string, string] => entry[1] !== null)))
}
const answered = <T>(answer: T) => () => Promise.resolve(answer)
Object.assign(api, {
	rows: {
		list: ({ query }: Called) => Promise.resolve({
			rows: [1, 2, 3, 4].map((id) => ({
				id, name: `File ${id}`, is_folder: false, mime: 'text/plain', size: 1, modified: 1, etag: 'x', has_preview: false,
				can_write: true, parent: 7, path: '', metadata: { ...stored.get(id) },
			})),
			total: 4, complete: true, cursor: 1, definitions: 'a', sums: { pages: '3' }, ...query.group_by === undefined ? {} : { groups },
		}),
		changes: answered({ cursor: 1, reset: false, definitions: 'a', files: {} }),
		filterValues: answered({}),
	},
	assignments: { list: answered(fields) },
	viewMirrors: { list: answered({ views: [], can_manage: true }) },
	columns: { list: answered(fields) },
	locks: { list: answered([]), lock: answered({ locked: false, until: '' }), unlock: answered({ success: true }) },
	presence: { enter: answered({ people: [] }), leave: answered({ success: true }) },
	history: { list: answered({ entries: [], next: null }) },
	batches: {
		update: ({ body: { updates } }: Batch) => {
			updates.forEach(({ file_id: id, metadata }) => change(id, metadata))
			return Promise.resolve({
				success: true, total: updates.length, successful: updates.length, failed: 0,
				results: updates.map(({ file_id: id }) => ({ file_id: id, success: true, fields_updated: 1 })),
			})
		},
	},
	values: {
		readIn: ({ path }: Called) => Promise.resolve({ ...stored.get(path.fileId) }),
		saveIn({ path, body }: Called) {
			change(path.fileId, body.metadata)
			return Promise.resolve({ success: true, metadata: { ...stored.get(path.fileId) } })
		},
	},
})
vi.mock('@suite/api/metadata/client', () => ({ metadata: api }))
vi.mock('@nextcloud/notify_push', () => ({ listen: () => false }))

const team = {
	id: 3, mount_point: 'Team', groups: [], quota: -3, size: 0, acl: false, root_id: 70, can_manage: true, can_write: true,
	required: 'warn',
	field_count: 3,
} satisfies TeamFolder
let app: App
const cell = (line: number, column: number) => document.querySelector<HTMLElement>(`[data-spot="${line}"][data-column="${column}"]`)!
const button = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === words)
const place = () => `${document.activeElement?.getAttribute('data-spot')} ${document.activeElement?.getAttribute('data-column')}`
const later = async () => {
	for (let turn = 0; turn < 40; turn++) {
		await nextTick()
	}
}
async function press(key: string, more: Partial<KeyboardEventInit> = {}): Promise<void> {
	document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
	await later()
}

beforeEach(async () => {
	setActivePinia(createPinia())
	useSessionStore().folders = [team]
	stored.clear()
	for (const id of [1, 2, 3]) {
		stored.set(id, { title: `Old ${id}`, state: 'Draft', pages: '1' })
	}
	const router = createRouter({
		history: createMemoryHistory(),
		routes: [
			{ path: '/folders/:folder/table', name: 'table', component: TableView },
			{ path: '/folders/:folder/:parent?', name: 'library', component: { render: () => null } },
			{ path: '/', name: 'folders', component: { render: () => null } },
		],
	})
	await router.push('/folders/3/table')
	app = createApp(RouterView)
	app.use(router).mount(document.body.appendChild(document.createElement('div')))
	await vi.waitFor(() => expect(document.querySelectorAll('[data-entry]')).toHaveLength(4))
	await later()
})
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
})

describe('a table with all its parts', () => {
	it('is edited in the cell by keys alone, and takes it back', async () => {
		cell(0, 1).focus()
		await press('N')
		const input = document.activeElement as HTMLInputElement
		expect(input.value).toBe('N')
		input.value = 'New'
		input.dispatchEvent(new Event('input', { bubbles: true }))
		await press('Enter')
		await vi.waitFor(() => expect(stored.get(1)?.title).toBe('New'))
		expect([place(), useTableStore().at(0)?.metadata.title]).toEqual(['1 1', 'New'])
		await press('z', { ctrlKey: true })
		await vi.waitFor(() => expect(stored.get(1)?.title).toBe('Old 1'))
	})
	it('chooses an option and goes on by Tab, and Escape keeps what was there', async () => {
		cell(0, 2).focus()
		await press('Enter')
		await press('ArrowDown')
		await press('Tab')
		await vi.waitFor(() => expect(stored.get(1)?.state).toBe('Final'))
		expect(place()).toBe('0 3')
		await press('Enter')
		await press('Escape')
		expect([document.querySelector('[data-editor]'), place(), stored.get(1)?.pages]).toEqual([null, '0 3', '1'])
	})
	it('empties cells, which changes the sum at once', async () => {
		cell(0, 3).focus()
		await press('ArrowDown', { shiftKey: true })
		await press('Delete')
		expect(useTableStore().sums).toEqual({ pages: '1' })
		await vi.waitFor(() => expect([1, 2, 3].map((id) => stored.get(id)?.pages)).toEqual([undefined, undefined, '1']))
	})
	it('says what can be done with files that are ticked', async () => {
		cell(1, 0).focus()
		await press(' ')
		expect([[...useSelectionStore().fileIds], document.body.textContent?.includes('1 file selected')]).toEqual([[2], true])
	})
	it('is grouped from the menu of a column, which gives the focus back', async () => {
		cell(-1, 2).focus()
		await press('Enter')
		await vi.waitFor(() => expect(button('Group by this field')).toBeDefined())
		button('Group by this field')?.click()
		await vi.waitFor(() => expect(document.querySelectorAll('[data-spot][aria-expanded]')).toHaveLength(2))
		await vi.waitFor(() => expect(place()).toBe('-1 2'))
	})
})
