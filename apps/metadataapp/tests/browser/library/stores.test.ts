// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useHistoryStore } from '../../../src/stores/historyStore.ts'
import { useLibraryStore } from '../../../src/stores/libraryStore.ts'

interface Asked { readonly query: { readonly parent?: number, readonly offset: number, readonly limit: number } }

const total = 1_200
const content = vi.fn(({ query: { offset, limit, parent = 0 } }: Asked) => Promise.resolve({
	path: [{ id: 1, name: 'Team' }],
	entries: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) =>
		({ id: parent + offset + index + 1, metadata: {} })),
	total,
}))
const list = vi.fn((_: object) => Promise.resolve({ entries: [{ id: 9 }], next: 9 as number | null }))
const restored = vi.fn((_: object) => Promise.resolve({ success: true, metadata: { title: 'Old' } }))
vi.mock('@suite/api/metadata/client', () => ({
	metadata: {
		library: { content: (asked: Asked) => content(asked) },
		history: { list: (asked: object) => list(asked), restore: (asked: object) => restored(asked) },
	},
}))

let library: ReturnType<typeof useLibraryStore>
const offsets = () => content.mock.calls.map(([{ query }]) => query.offset)

beforeEach(async () => {
	setActivePinia(createPinia())
	library = useLibraryStore()
	content.mockClear()
	await library.show({ folderId: 3, parent: null })
})

describe('a folder', () => {
	it('is read in pages, each once, as far as it is looked at', async () => {
		expect([library.count, library.at(0)?.id, library.at(499)?.id, library.at(500)]).toEqual([1_200, 1, 500, undefined])
		library.need(480, 520)
		library.need(490, 530)
		await vi.waitFor(() => expect(library.at(500)?.id).toBe(501))
		expect(offsets()).toEqual([0, 500])
	})
	it('is read on until a file is found', async () => {
		expect((await library.find(1_100))?.id).toBe(1_100)
		expect(offsets()).toEqual([0, 500, 1_000])
		expect(await library.find(5_000)).toBeNull()
	})
	it('shows what was saved', () => {
		library.put(7, { title: 'New' })
		expect([library.at(6)?.metadata, library.at(7)?.metadata]).toEqual([{ title: 'New' }, {}])
	})
	it('says why a further page is missing, and asks again only when told to', async () => {
		content.mockRejectedValueOnce(new ApiError(0, {}))
		library.need(500, 520)
		await vi.waitFor(() => expect(library.pageError).toBeInstanceOf(ApiError))
		library.need(500, 520)
		expect(offsets()).toEqual([0, 500])
		library.retry(500, 520)
		await vi.waitFor(() => expect(library.at(500)?.id).toBe(501))
		expect(library.pageError).toBeNull()
	})
	it('never shows the answer for another one', async () => {
		let answer = (): void => undefined
		const late = new Promise<void>((resolve) => {
			answer = resolve
		})
		content.mockImplementationOnce(() => late.then(() => ({ path: [], entries: [{ id: 77, metadata: {} }], total: 1 })))
		const first = library.show({ folderId: 3, parent: 10 })
		const second = library.show({ folderId: 3, parent: 2_000 })
		answer()
		await Promise.all([first, second])
		expect([library.at(0)?.id, library.count]).toEqual([2_001, 1_200])
	})
	it('keeps what is shown when it cannot be read anew', async () => {
		content.mockRejectedValueOnce(new ApiError(500, {}))
		await library.reload()
		expect([library.isKnown, library.error, library.at(0)?.id]).toEqual([true, null, 1])
		expect(library.pageError).toBeInstanceOf(ApiError)
	})
})

describe('the history', () => {
	const change = {
		id: 9, field_id: 1, field_name: 'title', field_label: 'Title', from: 'Old', to: 'New', by: null, at: '2026-11-28T12:00:00Z',
		cause: 'save',
	}
	it('is read on from the oldest that is shown', async () => {
		const history = useHistoryStore()
		await history.open(7)
		list.mockResolvedValueOnce({ entries: [{ id: 4 }], next: null })
		await history.more()
		await history.more()
		expect(history.changes?.map(({ id }) => id)).toEqual([9, 4])
		expect(list).toHaveBeenLastCalledWith({ path: { fileId: 7 }, query: { limit: 50, before: 9 } })
	})
	it('asks before it overwrites a later value, and the list shows what was restored', async () => {
		const history = useHistoryStore()
		await history.open(7)
		restored.mockRejectedValueOnce(new ApiError(409, { reason: 'changed_since', current: 'Newest' }))
		expect(await history.restore(change)).toBe(false)
		expect([history.clash?.current, history.restoreError]).toEqual(['Newest', null])
		expect(await history.restore(change, true)).toBe(true)
		expect(restored).toHaveBeenLastCalledWith({ path: { fileId: 7 }, body: { entry: 9, force: true } })
		expect([history.clash, library.at(6)?.metadata]).toEqual([null, { title: 'Old' }])
	})
})
