// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { Exported, SavedSelection } from '@suite/schema/metadata/batch'
import type { Row, Rows } from '@suite/schema/metadata/list'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useBulkStore } from '../../../src/stores/bulk/bulkStore.ts'
import { useBulkUndoStore } from '../../../src/stores/bulk/bulkUndoStore.ts'
import { useTableStore } from '../../../src/stores/tableStore.ts'
import { plainQuery } from '../../../src/values/table.ts'

interface Saved { readonly body: { readonly file_ids: readonly number[] } }

const row = (id: number, wished: Partial<Row> = {}): Row => ({
	id, name: `${id}.md`, is_folder: false, mime: 'text/plain', size: 1, modified: 1, etag: 'x', has_preview: false, can_write: true,
	metadata: {}, parent: 1, path: '', ...wished,
})
const list = vi.fn((): Promise<Rows> => Promise.resolve({
	rows: [row(1, { metadata: { state: 'Draft' } }), row(2), row(3, { can_write: false })],
	total: 3, complete: true, cursor: 40, definitions: 'a',
}))
const exported = vi.fn(({ body }: { body: { file_ids: number[] } }): Promise<Exported> => Promise.resolve(body.file_ids
	.filter((id) => id !== 404)
	.map((id) => ({ fileId: id, path: `/Team/${id}.md`, name: `${id}.md`, metadata: { state: 'Final' } }))))
const rights = vi.fn(({ query }: { query: { file_ids: string } }) => Promise.resolve(Object.fromEntries(
	query.file_ids.split(',').map((id) => [id, { _permissions: Number(id) % 2 === 0 ? 31 : 1 }]),
)))
const save = vi.fn(({ body }: Saved): Promise<SavedSelection> => Promise.resolve({
	success: true, successCount: body.file_ids.length, errorCount: 0, errors: [],
}))
const clear = vi.fn(({ body }: { body: { file_ids: number[] } }) => Promise.resolve({
	status: 'success', successCount: body.file_ids.length, errorCount: 0, errors: [],
}))
interface Updated { readonly body: { readonly updates: readonly { readonly file_id: number, readonly metadata: object }[] } }
const update = vi.fn(({ body }: Updated) => Promise.resolve({
	results: body.updates.map(({ file_id: id }) => ({ file_id: id, success: id !== 666 })),
}))
vi.mock('@suite/api/metadata/client', () => ({
	metadata: {
		rows: { list: () => list() },
		lists: { directoryMetadata: (asked: { query: { file_ids: string } }) => rights(asked) },
		batches: { update: (asked: Updated) => update(asked) },
		selections: {
			export: (asked: { body: { file_ids: number[] } }) => exported(asked),
			save: (asked: Saved) => save(asked),
			clear: (asked: { body: { file_ids: number[] } }) => clear(asked),
		},
	},
}))

let bulk: ReturnType<typeof useBulkStore>
const refused = (ids: readonly number[], reason: string, done: number): SavedSelection => ({
	success: false, successCount: done, errorCount: ids.length, errors: ids.map((id) => ({ file_id: id, error: 'No', reason })),
})

beforeEach(async () => {
	setActivePinia(createPinia())
	bulk = useBulkStore()
	for (const mock of [list, exported, rights, save, clear, update]) {
		mock.mockReset()
	}
	await useTableStore().show(3, plainQuery)
})

describe('files that are selected', () => {
	it('are taken from the rows that are known, without asking', async () => {
		await bulk.open(3, [2, 1])
		expect(bulk.files).toEqual([
			{ id: 2, name: '2.md', canWrite: true, metadata: {} },
			{ id: 1, name: '1.md', canWrite: true, metadata: { state: 'Draft' } },
		])
		expect([exported.mock.calls.length, rights.mock.calls.length]).toEqual([0, 0])
	})
	it('are asked for where they are not, with the right to change them', async () => {
		await bulk.open(3, [50, 1, 51, 404])
		expect(bulk.files?.map(({ id, canWrite, metadata }) => [id, canWrite, metadata.state])).toEqual([
			[50, true, 'Final'], [1, true, 'Draft'], [51, false, 'Final'],
		])
		expect([bulk.missing, exported.mock.calls[0]?.[0].body]).toEqual([1, { file_ids: [50, 51, 404], groupfolder_id: 3 }])
	})
	it('are asked for their rights in parts', async () => {
		await bulk.open(3, Array.from({ length: 450 }, (_, index) => 1_000 + index))
		expect([rights.mock.calls.length, bulk.writable.length, bulk.files?.length]).toEqual([3, 225, 450])
	})
	it('that cannot be read say why', async () => {
		exported.mockRejectedValueOnce(new ApiError(500, {}))
		await bulk.open(3, [50])
		expect([bulk.files, bulk.error instanceof ApiError]).toEqual([null, true])
		await bulk.open(3, [1])
		expect([bulk.files?.length, bulk.error]).toEqual([1, null])
	})
	it('of an earlier opening do not appear', async () => {
		const first = bulk.open(3, [50])
		await bulk.open(3, [1])
		await first
		expect(bulk.files?.map(({ id }) => id)).toEqual([1])
	})
})

describe('a bulk edit', () => {
	it('is one request for those that may be changed', async () => {
		await bulk.open(3, [1, 2, 3])
		await bulk.save(new Map([['state', 'Final'], ['owner', null]]), 'fill-empty')
		expect(save).toHaveBeenCalledExactlyOnceWith({
			body: { file_ids: [1, 2], metadata: { state: 'Final', owner: null }, merge_strategy: 'fill-empty' },
		})
		expect(bulk.outcome).toEqual({ done: 2, failed: [] })
	})
	it('says what failed and why, and tries that alone again', async () => {
		await bulk.open(3, [1, 2])
		save.mockResolvedValueOnce(refused([2], 'locked', 1))
		await bulk.save(new Map([['state', 'Final']]), 'overwrite')
		expect(bulk.outcome).toEqual({ done: 1, failed: [{ id: 2, name: '2.md', reason: 'locked' }] })
		save.mockRejectedValueOnce(new ApiError(0, {}))
		await bulk.retry()
		expect([bulk.saveError instanceof ApiError, bulk.outcome?.failed.length]).toEqual([true, 1])
		await bulk.retry()
		expect(save.mock.lastCall?.[0].body).toEqual({ file_ids: [2], metadata: { state: 'Final' }, merge_strategy: 'overwrite' })
		expect([bulk.outcome, bulk.saveError]).toEqual([{ done: 2, failed: [] }, null])
	})
	it('is sent once, however often it is asked for', async () => {
		await bulk.open(3, [1])
		const wishes = new Map([['state', 'Final']])
		await Promise.all([bulk.save(wishes, 'overwrite'), bulk.save(wishes, 'overwrite')])
		expect(save).toHaveBeenCalledTimes(1)
	})
	it('can take all values away', async () => {
		await bulk.open(3, [1, 2, 3])
		await bulk.clear()
		expect(clear).toHaveBeenCalledExactlyOnceWith({ body: { file_ids: [1, 2] } })
		expect([bulk.outcome, save.mock.calls.length]).toEqual([{ done: 2, failed: [] }, 0])
	})
})

describe('a bulk edit that was done', () => {
	const stored = (values: Readonly<Record<number, Record<string, string>>>) => exported.mockImplementation(({ body }) =>
		Promise.resolve(body.file_ids.flatMap((id) => {
			const metadata = values[id]
			return metadata === undefined ? [] : [{ fileId: id, path: `/Team/${id}.md`, name: `${id}.md`, metadata }]
		})))
	const sent = () => update.mock.calls.flatMap(([{ body }]) => body.updates)
	let undo: ReturnType<typeof useBulkUndoStore>
	beforeEach(() => {
		undo = useBulkUndoStore()
	})

	it('can be taken back when it is closed: what changed, and nothing else', async () => {
		await bulk.open(3, [1, 2])
		await bulk.save(new Map([['state', 'Draft'], ['owner', 'ann']]), 'overwrite')
		expect(undo.last).toBeNull()
		bulk.close()
		expect([undo.last?.files.size, undo.last?.isClearing]).toEqual([2, false])
		stored({ 1: { state: 'Draft', owner: 'ann' }, 2: { state: 'Draft', owner: 'ann' } })
		expect(await undo.undo()).toEqual({ done: 2, left: 0 })
		expect(sent()).toEqual([
			{ file_id: 1, groupfolder_id: 3, metadata: { owner: null } },
			{ file_id: 2, groupfolder_id: 3, metadata: { state: null, owner: null } },
		])
		expect([undo.last, await undo.undo()]).toEqual([null, null])
	})
	it('leaves what others have changed since, and says so', async () => {
		await bulk.open(3, [1, 2])
		await bulk.save(new Map([['state', 'Final'], ['owner', 'ann']]), 'overwrite')
		bulk.close()
		stored({ 1: { state: 'Theirs', owner: 'ann' } })
		expect(await undo.undo()).toEqual({ done: 0, left: 2 })
		expect(sent()).toEqual([{ file_id: 1, groupfolder_id: 3, metadata: { owner: null } }])
	})
	it('has nothing of files that failed or were the same, and all of a later attempt', async () => {
		await bulk.open(3, [1, 2, 50, 52])
		save.mockResolvedValueOnce(refused([2, 50], 'locked', 2))
		await bulk.save(new Map([['state', 'Final']]), 'overwrite')
		save.mockResolvedValueOnce(refused([2], 'locked', 1))
		await bulk.retry()
		bulk.close()
		expect([...undo.last?.files.keys() ?? []]).toEqual([1])
		bulk.close()
		expect(undo.last?.files.size).toBe(1)
	})
	it('is not offered where nothing changed', async () => {
		await bulk.open(3, [1])
		await bulk.save(new Map([['state', 'Draft']]), 'overwrite')
		bulk.close()
		expect(undo.last).toBeNull()
	})
	it('brings back all values that were taken away, in parts', async () => {
		const ids = Array.from({ length: 250 }, (_, index) => 1_000 + 2 * index)
		await bulk.open(3, ids)
		await bulk.clear()
		bulk.close()
		stored(Object.fromEntries(ids.map((id) => [id, {}])))
		expect(await undo.undo()).toEqual({ done: 250, left: 0 })
		expect([update.mock.calls.length, sent()[0]?.metadata]).toEqual([3, { state: 'Final' }])
	})
	it('can be tried again when it did not get through, and counts what is refused', async () => {
		await bulk.open(3, [666, 668])
		await bulk.save(new Map([['state', 'Draft']]), 'overwrite')
		bulk.close()
		exported.mockRejectedValueOnce(new ApiError(0, {}))
		await expect(undo.undo()).rejects.toBeInstanceOf(ApiError)
		expect([undo.last?.files.size, undo.isRunning]).toEqual([2, false])
		stored({ 666: { state: 'Draft' }, 668: { state: 'Draft' } })
		expect(await undo.undo()).toEqual({ done: 1, left: 1 })
	})
})
