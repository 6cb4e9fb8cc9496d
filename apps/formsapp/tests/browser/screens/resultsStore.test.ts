// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useResultsStore } from '../../../src/stores/resultsStore.ts'

interface Call { readonly query?: { readonly page?: number, readonly from?: string, readonly to?: string } }

const pages = 3
const list = vi.fn((call: Call) => {
	const page = call.query?.page ?? 1
	const found = page > pages ? [] : [{ id: `r${page}a` }, { id: `r${page}b` }]
	return Promise.resolve({ responses: found, total: 6, page, pages })
})
const remove = vi.fn(() => Promise.resolve({ success: true }))
vi.mock('@suite/api/forms/client', () => ({
	forms: {
		stats: { read: () => Promise.resolve({ totalResponses: 6, responsesPerDay: [], averageCompletionTime: 0, questionStats: {} }) },
		responses: { list: (call: Call) => list(call), remove: () => remove(), removeAll: () => remove() },
		exports: { download: { url: ({ query }: { query: object }) => new URLSearchParams(query as Record<string, string>).toString() } },
	},
}))

let store: ReturnType<typeof useResultsStore>

beforeEach(async () => {
	setActivePinia(createPinia())
	store = useResultsStore()
	list.mockClear()
	await store.open(7)
})

describe('results', () => {
	it('list the days that are asked for, and export the same', async () => {
		await store.ask(2, { from: '2026-01-01', to: '' })
		expect(list).toHaveBeenLastCalledWith({ path: { fileId: 7 }, query: { from: '2026-01-01', page: 2 } })
		expect(store.fileAddress('xlsx')).toBe('from=2026-01-01&format=xlsx')
	})
	it('look for words in them, also page by page and in the export', async () => {
		await store.ask(1, store.period, ' soup ')
		expect(list).toHaveBeenLastCalledWith({ path: { fileId: 7 }, query: { search: 'soup', page: 1 } })
		await store.ask(2)
		expect(list).toHaveBeenLastCalledWith({ path: { fileId: 7 }, query: { search: 'soup', page: 2 } })
		expect(store.fileAddress('csv')).toBe('search=soup&format=csv')
		await store.open(8)
		expect([store.search, store.list?.page]).toEqual(['', 1])
	})
	it('show what came in meanwhile, and stay as they are when that fails', async () => {
		await store.ask(2)
		list.mockResolvedValueOnce({ responses: [{ id: 'new' }], total: 7, page: 2, pages })
		await store.refresh()
		expect([store.list?.total, store.isLoading, store.failure]).toEqual([7, false, null])
		list.mockRejectedValueOnce(new Error('gone'))
		await store.refresh()
		expect([store.list?.total, store.failure]).toEqual([7, null])
		const asked = store.ask(3)
		const calls = list.mock.calls.length
		await store.refresh()
		expect(list).toHaveBeenCalledTimes(calls)
		await asked
	})
	it('step from one response to the next over pages, and stop at the ends', async () => {
		expect(await store.beside('r1a', 1)).toEqual({ id: 'r1b' })
		expect(await store.beside('r1a', -1)).toBe(null)
		expect(await store.beside('r1b', 1)).toEqual({ id: 'r2a' })
		expect(await store.beside('r2a', -1)).toEqual({ id: 'r1b' })
		await store.ask(3)
		expect(await store.beside('r3b', 1)).toBe(null)
		expect(await store.beside('gone', 1)).toBe(null)
	})
	it('show the last page when the one that was open is gone', async () => {
		await store.ask(9)
		expect([store.list?.page, store.isLoading]).toEqual([3, false])
	})
	it('begin anew with another form', async () => {
		await store.ask(2, { from: '2026-01-01', to: '' })
		await store.open(8)
		expect(store.period).toEqual({ from: '', to: '' })
		expect(list).toHaveBeenLastCalledWith({ path: { fileId: 8 }, query: { page: 1 } })
	})
	it('show all of the rest after everything was deleted', async () => {
		await store.ask(2, { from: '2026-01-01', to: '2026-01-31' })
		await store.removeAll()
		expect(list).toHaveBeenLastCalledWith({ path: { fileId: 7 }, query: { page: 1 } })
	})
})
