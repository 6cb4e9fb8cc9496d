// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { Exported, SavedSelection } from '@suite/schema/metadata/batch'
import type { Row, Rows } from '@suite/schema/metadata/list'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useBulkStore } from '../../../src/stores/bulk/bulkStore.ts'
import { useTableStore } from '../../../src/stores/tableStore.ts'
import { plainQuery } from '../../../src/values/table.ts'

interface Saved { readonly body: { readonly file_ids: readonly number[] } }

const row = (id: number, wished: Partial<Row> = {}): Row => ({
	id, name: `${id}.md`, is_folder: false, mime: 'text/plain', size: 1, modified: 1, etag: 'x', has_preview: false, can_write: true,
	metadata: {}, parent: 1, path: '', ...wished,
})
const list = vi.fn((): Promise<Rows> => Promise.resolve({
	rows: [row(1, { metadata: { state: 'Draft' } }), row(2), row(3, { can_write: false })], total: 3, complete: true, cursor: 40,
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
vi.mock('@suite/api/metadata/client', () => ({
	metadata: {
		rows: { list: () => list() },
		lists: { directoryMetadata: (asked: { query: { file_ids: string } }) => rights(asked) },
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
	for (const mock of [list, exported, rights, save, clear]) {
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
