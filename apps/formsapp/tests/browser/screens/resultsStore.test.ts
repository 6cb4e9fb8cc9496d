// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
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
const note = vi.fn((call: object) => Promise.resolve({ id: 'r1b', note: null, ...call }))
vi.mock('@suite/api/forms/client', () => ({
	forms: {
		stats: { read: () => Promise.resolve({
			totalResponses: 6, responsesPerDay: [], averageCompletionTime: 0, questionStats: {}, dropOff: { visits: 0, questions: {} },
		}) },
		responses: {
			list: (call: Call) => list(call), remove: () => remove(), removeAll: () => remove(), note: (call: object) => note(call),
		},
		exports: { download: { url: ({ query }: { query: object }) => new URLSearchParams(query as Record<string, string>).toString() } },
	},
}))

let store: ReturnType<typeof useResultsStore>

beforeEach(async () => {
	setActivePinia(createPinia())
	store = useResultsStore()
	list.mockClear()
	remove.mockClear()
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
	it('hide what is deleted until the server has been told, and ask again then', async () => {
		const [first] = store.list?.responses ?? []
		store.remove(first as never)
		expect([store.list?.responses, store.list?.total, remove.mock.calls.length]).toEqual([[{ id: 'r1b' }], 5, 0])
		await store.refresh()
		expect(store.list?.responses).toEqual([{ id: 'r1b' }])
		expect(store.undo()).toMatchObject({ response: first })
		expect([store.list?.total, remove.mock.calls.length]).toEqual([6, 0])
		store.remove(first as never)
		await store.commit()
		expect([store.list?.total, remove.mock.calls.length, store.deleted]).toEqual([6, 1, null])
	})
	it('tell the server of a deletion before they show something else', async () => {
		const [first, second] = store.list?.responses ?? []
		store.remove(first as never)
		store.remove(second as never)
		await store.ask(2)
		expect([remove.mock.calls.length, store.list?.page, store.list?.total]).toEqual([2, 2, 6])
	})
	it('show again what could not be deleted, unless somebody else has deleted it', async () => {
		const [first] = store.list?.responses ?? []
		for (const [reason, isShown] of [['not_allowed', true], ['unknown_response', false]] as const) {
			remove.mockRejectedValueOnce(new ApiError(403, { reason }))
			store.remove(first as never)
			await store.commit()
			expect([store.deletionFailure !== null, store.list?.total]).toEqual([isShown, 6])
		}
	})
	it('keep a note where the response is shown', async () => {
		note.mockResolvedValueOnce({ id: 'r1b', note: 'Called' } as never)
		await store.note('r1b', ' Called ', null)
		expect(note).toHaveBeenLastCalledWith({ path: { fileId: 7, responseId: 'r1b' }, body: { note: ' Called ', was: null } })
		expect(store.list?.responses[1]?.note).toBe('Called')
		await store.note('r1b', ' ', 'Called')
		expect(note).toHaveBeenLastCalledWith({ path: { fileId: 7, responseId: 'r1b' }, body: { note: null, was: 'Called' } })
	})
	it('show all of the rest after everything was deleted', async () => {
		await store.ask(2, { from: '2026-01-01', to: '2026-01-31' })
		await store.removeAll()
		expect(list).toHaveBeenLastCalledWith({ path: { fileId: 7 }, query: { page: 1 } })
	})
})
