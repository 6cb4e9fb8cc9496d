// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { TeamFolder } from '@suite/schema/metadata/folder'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, h, nextTick, shallowRef, type App } from 'vue'
import { createMemoryHistory, createRouter, RouterView, type Router } from 'vue-router'
import { useSelectionStore } from '../../../src/stores/selectionStore.ts'
import { useSessionStore } from '../../../src/stores/sessionStore.ts'
import { useTableStore } from '../../../src/stores/tableStore.ts'
import { plainQuery, type TableQuery } from '../../../src/values/table.ts'
import TableView from '../../../src/views/TableView.vue'
import { field } from '../library/field.ts'

const { list, listFields, loadViews, isNarrow, live, address } = vi.hoisted(() => {
	const nothing = class { observe() {} unobserve() {} disconnect() {} }
	const state = {
		list: vi.fn(),
		listFields: vi.fn(),
		loadViews: vi.fn(() => Promise.resolve()),
		isNarrow: { value: false },
		live: { start: vi.fn(), stop: vi.fn(), lockOf: vi.fn(() => null) },
		address: { query: { value: null as unknown }, columns: { value: [] as unknown }, key: { value: 'all' } },
	}
	Object.assign(window, { _oc_webroot: '', ResizeObserver: nothing, IntersectionObserver: nothing })
	window.matchMedia = (query: string) => ({
		matches: query.includes('600px') && state.isNarrow.value, addEventListener() {}, removeEventListener() {},
	}) as never
	Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 440 })
	Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => 440 })
	Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 760 })
	HTMLElement.prototype.scrollTo = () => undefined
	return state
})
const fields = [field('state', 'select', { id: 1, field_label: 'State', is_required: true })]
vi.mock('@suite/api/metadata/client', () => ({
	metadata: {
		rows: { list },
		assignments: { list: listFields },
		values: { readIn: () => Promise.resolve([]) },
	},
}))
/** What has tests of its own. */
vi.mock('../../../src/composables/useViewAddress.ts', () => ({ useViewAddress: () => address }))
vi.mock('../../../src/composables/useClipboard.ts', () => ({ useClipboard: () => undefined }))
vi.mock('../../../src/composables/useFillDown.ts', () => ({ useFillDown: () => undefined }))
vi.mock('../../../src/stores/viewStore.ts', () => ({ useViewStore: () => ({ error: null, load: loadViews }) }))
vi.mock('../../../src/stores/liveStore.ts', () => ({ useLiveStore: () => live }))
vi.mock('../../../src/stores/cellStore.ts', () => ({
	useCellStore: () => ({ stateOf: () => null, shown: (_id: number, _name: string, stored: string | null) => stored }),
}))
vi.mock('../../../src/components/Views/ViewTabs.vue', () => ({ default: { render: () => null } }))
vi.mock('../../../src/components/Views/ColumnMenu.vue', () => ({ default: { render: () => null } }))
vi.mock('../../../src/components/Filter/FilterBar.vue', () => ({ default: { render: () => null } }))
vi.mock('../../../src/components/Bulk/SelectionBar.vue', () => ({ default: { render: () => null } }))
vi.mock('../../../src/components/Bulk/ExportMenu.vue', () => ({ default: { render: () => null } }))
vi.mock('../../../src/components/Live/PresenceFaces.vue', () => ({ default: { render: () => null } }))
vi.mock('../../../src/components/Grid/CellBar.vue', () => ({ default: { render: () => null } }))
vi.mock('../../../src/components/Grid/CellEditor.vue', () => ({ default: { render: () => null } }))
vi.mock('../../../src/components/Grid/CellConflict.vue', () => ({ default: { render: () => null } }))

const team = (id: number, name: string): TeamFolder => ({
	id, mount_point: name, groups: [], quota: -3, size: 0, acl: false, root_id: 70, can_manage: false, can_write: true, required: 'warn',
	field_count: 1,
})
const rowsOf = (names: readonly string[]) => names.map((name, index) => ({
	id: index + 1, name, is_folder: false, mime: 'text/plain', size: 1, modified: 1, etag: 'x', has_preview: false, can_write: true,
	parent: 70, path: index === 0 ? '' : 'Sub', metadata: index === 0 ? { state: 'Draft' } : {},
}))
const answer = (names: readonly string[], more: object = {}) => ({
	rows: rowsOf(names), total: names.length, complete: true, cursor: 1, definitions: 'a', ...more,
})
let app: App
let router: Router
const query = shallowRef<TableQuery | null>(plainQuery)
const shown = () => document.body.textContent ?? ''
const button = (words: string) => [...document.querySelectorAll<HTMLElement>('a, button')].find((one) => one.textContent?.trim() === words)!
const later = async () => {
	for (let turn = 0; turn < 30; turn++) {
		await nextTick()
	}
}
async function open(path = '/folders/3/table'): Promise<void> {
	await router.push(path)
	app = createApp(RouterView)
	app.use(router).mount(document.body.appendChild(document.createElement('div')))
	await later()
}

beforeEach(() => {
	setActivePinia(createPinia())
	useSessionStore().folders = [team(3, 'Contracts'), team(4, 'Plans')]
	router = createRouter({
		history: createMemoryHistory(),
		routes: [
			{ path: '/folders/:folder/table', name: 'table', component: TableView },
			{ path: '/folders/:folder/:parent?', name: 'library', component: { render: () => h('p', 'Library') } },
			{ path: '/', name: 'folders', component: { render: () => h('p', 'Folders') } },
		],
	})
	query.value = plainQuery
	Object.assign(address, { query, columns: shallowRef(fields) })
	isNarrow.value = false
	list.mockReset().mockResolvedValue(answer(['Plan.md', 'Old.md']))
	listFields.mockReset().mockResolvedValue(fields)
	loadViews.mockClear()
	live.start.mockClear()
	live.stop.mockClear()
})
afterEach(() => {
	app.unmount()
	document.body.replaceChildren()
	vi.useRealTimers()
})

describe('the table of a team folder', () => {
	it('shows its files, and the values of one at an address of its own', async () => {
		await open()
		expect([shown().includes('Contracts'), document.querySelectorAll('[data-entry]').length]).toEqual([true, 2])
		expect(document.querySelector('[data-ready]')?.getAttribute('data-ready')).toBe('table')
		document.querySelector<HTMLElement>('[data-entry="2"] [data-column="0"]')!.focus()
		document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
		await vi.waitFor(() => expect(router.currentRoute.value.fullPath).toBe('/folders/3/table?file=2'))
	})
	it('leads to the folder that a file lies in', async () => {
		await open()
		expect([...document.querySelectorAll('[data-entry="2"] a')].map((link) => link.getAttribute('href')))
			.toEqual(['/folders/3/table?file=2', '/folders/3/70'])
	})
	it('marks what is empty and required', async () => {
		await open()
		expect([1, 2].map((id) => document.querySelector(`[data-entry="${id}"]`)?.textContent?.includes('Empty, but required')))
			.toEqual([false, true])
	})
	it('says who else is there from the beginning to the end', async () => {
		await open()
		useSelectionStore().toggle(1)
		await router.push('/folders/4/table')
		await later()
		expect([live.start.mock.calls, useSelectionStore().fileIds.size]).toEqual([[[3], [4]], 0])
		await router.push('/')
		await later()
		expect(live.stop).toHaveBeenCalled()
	})
	it('is no place for those who do not have the team folder', async () => {
		await open('/folders/9/table')
		expect([shown().includes('You cannot open this folder'), list.mock.calls.length]).toEqual([true, 0])
		button('Show the team folders').click()
		await vi.waitFor(() => expect(shown()).toContain('Folders'))
	})
	it('that cannot be loaded says so, and is asked for again', async () => {
		list.mockRejectedValueOnce(new ApiError(0, {}))
		await open()
		expect(document.querySelector('[role="alert"]')?.textContent).toContain('The server cannot be reached.')
		button('Try again').click()
		await vi.waitFor(() => expect(document.querySelectorAll('[data-entry]')).toHaveLength(2))
	})
	it('reads fields, views and files anew once a field is another one', async () => {
		await open()
		await router.push('/folders/4/table')
		await later()
		const before = list.mock.calls.length
		expect([listFields.mock.calls.length, loadViews.mock.calls.length]).toEqual([2, 0])
		list.mockResolvedValue(answer(['Plan.md'], { definitions: 'b' }))
		useTableStore().definitions = 'b'
		await later()
		expect([listFields.mock.calls.length, loadViews.mock.calls]).toEqual([3, [[4]]])
		expect(list.mock.calls.length - before).toBe(1)
	})
	it('keeps what is shown where another order cannot be loaded', async () => {
		await open()
		list.mockRejectedValueOnce(new ApiError(0, {}))
		query.value = { ...plainQuery, sortField: 'state' }
		await later()
		expect([shown().includes('The server cannot be reached.'), document.querySelectorAll('[data-entry]').length]).toEqual([true, 2])
		button('Try again').click()
		await vi.waitFor(() => expect(list.mock.lastCall?.[0].query.sort_field).toBe('state'))
	})
	it.each([
		['This team folder is empty', {}, 'Open in Files'],
		['No files match', { filters: { state: ['x'] } }, 'Show all files'],
		['Nothing needs attention', { attention: true }, null],
	])('without files says why: %s', async (words, asked, action) => {
		list.mockResolvedValue(answer([]))
		query.value = { ...plainQuery, ...asked }
		await open()
		expect([shown().includes(words), action === null || button(action) !== undefined]).toEqual([true, true])
	})
	it('asks again until the server knows all files', async () => {
		vi.useFakeTimers()
		list.mockResolvedValue(answer(['Plan.md'], { complete: false }))
		await open()
		expect(shown()).toContain('Files of this team folder are still being collected.')
		list.mockResolvedValue(answer(['Plan.md', 'Old.md']))
		await vi.advanceTimersByTimeAsync(5_000)
		await later()
		expect([shown().includes('still being collected'), document.querySelectorAll('[data-entry]').length]).toEqual([false, 2])
		await vi.advanceTimersByTimeAsync(20_000)
		expect(list).toHaveBeenCalledTimes(2)
	})
})

describe('the table on a phone', () => {
	beforeEach(() => {
		isNarrow.value = true
	})
	it('has cards with what is there and what is missing', async () => {
		await open()
		const cards = [...document.querySelectorAll('[role="listitem"]')]
		const has = (card: Element | undefined, ...words: readonly string[]) => words.map((word) => card?.textContent?.includes(word))
		expect(has(cards[0], 'Plan.md', 'State', 'Draft', 'Empty, but required')).toEqual([true, true, true, false])
		expect(has(cards[1], 'Old.md', 'Sub', 'State', 'Empty, but required')).toEqual([true, true, true, true])
		cards[1]?.querySelector<HTMLInputElement>('input')?.click()
		expect([...useSelectionStore().fileIds]).toEqual([2])
	})
	it('has groups that open and close', async () => {
		list.mockResolvedValue(answer(['Plan.md', 'Old.md'], { groups: [{ value: 'Draft', count: 1 }, { value: null, count: 1 }] }))
		query.value = { ...plainQuery, groupBy: 'state' }
		await open()
		const heads = () => [...document.querySelectorAll<HTMLElement>('[role="listitem"] > button')]
		expect(heads().map((head) => head.textContent?.match(/Draft|Empty/)?.[0])).toEqual(['Draft', 'Empty'])
		heads()[0]!.click()
		await later()
		expect([heads()[0]?.getAttribute('aria-expanded'), document.querySelectorAll('[role="listitem"]').length]).toEqual(['false', 3])
	})
})
