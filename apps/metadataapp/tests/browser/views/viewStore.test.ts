// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { View, ViewInput } from '@suite/schema/metadata/view'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAssignedStore } from '../../../src/stores/assignedStore.ts'
import { useViewStore } from '../../../src/stores/viewStore.ts'
import { field } from '../library/field.ts'
import { view } from './view.ts'

interface Asked {
	readonly path: { readonly folderId: number, readonly viewId?: number }
	readonly query?: Readonly<Record<string, unknown>>
	readonly body?: unknown
}

/** What the server has. */
let stored: View[] = []
let shown: string[] = []
const api = vi.hoisted(() => {
	const group = (...names: string[]) => Object.fromEntries(names.map((name) => [name, vi.fn()]))
	return {
		viewMirrors: group('list', 'create', 'update', 'delete', 'reorder'), columns: group('list', 'save'),
		rows: group('list', 'filterValues'), lists: group('allFilterValues'), assignments: group('list'),
	}
})
vi.mock('@suite/api/metadata/client', () => ({ metadata: api }))

const fields = [
	field('title', 'text', { id: 1 }), field('due', 'date', { id: 2, show_as_column: true }), field('amount', 'number', { id: 3 }),
	field('of_folder', 'text', { id: 4, applies_to_groupfolder: 1 }), field('owner', 'user', { id: 5 }), field('site', 'url', { id: 6 }),
]
let views: ReturnType<typeof useViewStore>
const names = () => views.views.map(({ name }) => name)

beforeEach(async () => {
	setActivePinia(createPinia())
	vi.resetAllMocks()
	stored = [view(1), view(2, { is_default: true })]
	shown = ['due', 'title']
	api.viewMirrors.list?.mockImplementation(() => Promise.resolve({ views: stored, can_manage: true }))
	api.columns.list?.mockImplementation(() => Promise.resolve(shown.map((name) => ({ field_name: name, filterable: false }))))
	api.assignments.list?.mockResolvedValue(fields)
	await useAssignedStore().show(3)
	views = useViewStore()
	await views.load(3)
})

describe('the views of a team folder', () => {
	it('are never those that a browser kept from before', async () => {
		await views.load(3)
		const asked = api.viewMirrors.list?.mock.calls.map(([call]) => (call as Asked).query?.anew)
		expect(new Set(asked).size).toBe(2)
		expect([views.canManage, names(), views.standard?.id]).toEqual([true, ['View 1', 'View 2'], 2])
	})
	it('are shown as they are saved, the default one alone', async () => {
		const input: ViewInput = { name: 'New', is_default: true }
		api.viewMirrors.create?.mockResolvedValue(view(9, { name: 'New', is_default: true }))
		expect((await views.create(input)).id).toBe(9)
		expect(api.viewMirrors.create).toHaveBeenCalledWith({ path: { folderId: 3 }, body: input })
		expect([names(), views.standard?.id]).toEqual([['View 1', 'View 2', 'New'], 9])
		api.viewMirrors.update?.mockResolvedValue(view(1, { name: 'Renamed' }))
		await views.update(1, { name: 'Renamed' })
		expect([names(), views.standard?.id]).toEqual([['Renamed', 'View 2', 'New'], 9])
	})
	it('stay as they are when a change is refused', async () => {
		const refusal = new ApiError(403, { reason: 'not_manager' })
		api.viewMirrors.update?.mockRejectedValue(refusal)
		api.viewMirrors.delete?.mockRejectedValue(refusal)
		await expect(views.update(1, { name: 'Renamed' })).rejects.toBe(refusal)
		await expect(views.remove(1)).rejects.toBe(refusal)
		expect(names()).toEqual(['View 1', 'View 2'])
	})
	it('are ordered at once, and back when that is refused', async () => {
		api.viewMirrors.reorder?.mockRejectedValueOnce(new ApiError(0, {}))
		const run = views.reorder([2, 1])
		expect(names()).toEqual(['View 2', 'View 1'])
		expect(await run).toBe(false)
		expect(names()).toEqual(['View 1', 'View 2'])
		expect(views.failureOf('order')).toBeInstanceOf(ApiError)
		expect(await views.reorder([2, 1])).toBe(true)
		expect([names(), api.viewMirrors.reorder?.mock.lastCall?.[0].body]).toEqual([['View 2', 'View 1'], { view_ids: [2, 1] }])
	})
	it('of another team folder are never mixed with those that arrive late', async () => {
		let answer = (): void => undefined
		const late = new Promise<void>((resolve) => {
			answer = resolve
		})
		api.viewMirrors.list?.mockImplementationOnce(() => late.then(() => ({ views: [view(50)], can_manage: true })))
		const first = views.load(4)
		expect([views.isKnown, names(), views.canManage]).toEqual([false, [], false])
		const second = views.load(5)
		answer()
		await Promise.all([first, second])
		expect([views.folderId, names()]).toEqual([5, ['View 1', 'View 2']])
	})
	it('say why they cannot be shown', async () => {
		api.viewMirrors.list?.mockRejectedValueOnce(new ApiError(0, {}))
		await views.load(4)
		expect([views.isKnown, views.error]).toEqual([false, expect.any(ApiError)])
		await views.load(4)
		expect([views.isKnown, views.error]).toEqual([true, null])
	})
})

describe('a view', () => {
	const columnsOf = (one: View | null) => views.columnsOf(one).map(({ field_name: name }) => name)
	it('lists what it says, all files say nothing', () => {
		const one = view(1, { filters: { title: ['a'] }, sort_field: 'due', sort_order: 'DESC' })
		const said = { filters: { title: ['a'] }, sortField: 'due', isDescending: true }
		expect(views.queryOf(one)).toEqual({ ...said, groupBy: '', attention: false })
		expect(views.queryOf(null)).toEqual({ filters: {}, sortField: '', isDescending: false, groupBy: '', attention: false })
	})
	it('shows its columns, and without any those of the team folder', async () => {
		const one = view(1, { columns: [{ name: 'amount' }, { name: 'due', visible: false }, { name: 'gone' }, { name: 'title' }] })
		expect([columnsOf(one), columnsOf(view(2)), columnsOf(null)]).toEqual([['amount', 'title'], ['due', 'title'], ['due', 'title']])
		expect(columnsOf(view(3, { columns: [{ name: 'due', visible: false }] }))).toEqual([])
		shown = []
		await views.load(3)
		expect(columnsOf(null)).toEqual(['due'])
	})
})

describe('columns of the team folder', () => {
	it('are saved for everybody and read again', async () => {
		api.columns.save?.mockImplementation(() => {
			shown = ['amount']
			return Promise.resolve({ success: true })
		})
		expect(await views.saveColumns([
			{ name: 'amount', isShown: true, isFilterable: true }, { name: 'gone', isShown: true, isFilterable: false },
			{ name: 'due', isShown: false, isFilterable: false },
		])).toBe(true)
		expect(api.columns.save?.mock.lastCall?.[0].body).toEqual({ columns: [
			{ field_id: 3, show_as_column: true, column_order: 0, filterable: true },
			{ field_id: 2, show_as_column: false, column_order: 2, filterable: false },
		] })
		expect(views.columns.map((column) => column.field_name)).toEqual(['amount'])
	})
	it('stay as they are when that is refused', async () => {
		api.columns.save?.mockRejectedValue(new ApiError(403, { reason: 'not_writable' }))
		expect(await views.saveColumns([{ name: 'amount', isShown: true, isFilterable: true }])).toBe(false)
		expect([views.columns.length, views.failureOf('columns')]).toEqual([2, expect.any(ApiError)])
	})
})

describe('what needs attention', () => {
	it('is counted, and a count that fails changes nothing', async () => {
		api.rows.list?.mockResolvedValueOnce({ total: 12 })
		await views.countAttention()
		expect(api.rows.list).toHaveBeenLastCalledWith({ path: { folderId: 3 }, query: { attention: true, limit: 1 } })
		api.rows.list?.mockRejectedValueOnce(new ApiError(0, {}))
		await views.countAttention()
		expect(views.attention).toBe(12)
	})
	it('is never the count of another team folder', async () => {
		let answer = (_: { total: number }): void => undefined
		api.rows.list?.mockImplementationOnce(() => new Promise((resolve) => {
			answer = resolve
		}))
		const run = views.countAttention()
		await views.load(4)
		answer({ total: 12 })
		await run
		expect(views.attention).toBeNull()
	})
})

describe('values to choose from', () => {
	it('are those that files have; a search asks the server', async () => {
		api.rows.filterValues?.mockResolvedValue({ title: ['A', 'B'] })
		expect(await views.choicesOf({ field_name: 'title' }, '')).toEqual({ values: ['A', 'B'], hasMore: false })
		expect(api.rows.filterValues).toHaveBeenCalledWith({ path: { folderId: 3 }, body: { field_names: 'title' } }, {})
		api.lists.allFilterValues?.mockResolvedValue({ title: Array.from({ length: 1_000 }, (_, index) => `A${index}`) })
		expect((await views.choicesOf({ field_name: 'title' }, 'a')).hasMore).toBe(true)
		expect(api.lists.allFilterValues?.mock.lastCall?.[0].query).toEqual({ field_names: 'title', search: 'a' })
	})
})
