// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { Exported } from '@suite/schema/metadata/batch'
import type { Row, Rows } from '@suite/schema/metadata/list'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useExportStore, type Wanted } from '../../../src/stores/bulk/exportStore.ts'
import { dayHere, folderInside, headCells, tableFileName } from '../../../src/values/bulk/tableText.ts'
import { plainQuery } from '../../../src/values/table.ts'
import { field } from '../library/field.ts'

interface Asked { readonly query: Readonly<Record<string, unknown>> & { readonly offset: number } }
interface Options { readonly signal: AbortSignal }

const row = (id: number): Row => ({
	id, name: `${id}.md`, is_folder: false, mime: 'text/plain', size: 1, modified: 1, etag: 'x', has_preview: false, can_write: true,
	metadata: { state: '=1+1' }, parent: 1, path: 'Sub',
})
const page = (offset: number, total: number, shift = 0): Rows => ({
	rows: Array.from({ length: Math.max(0, Math.min(500, total - offset)) }, (_, index) => row(offset + index + 1 - shift)),
	total, complete: true, cursor: 1, definitions: 'a',
})
const list = vi.fn(({ query }: Asked, _options: Options): Promise<Rows> => Promise.resolve(page(query.offset, 1_200)))
const exported = vi.fn((_asked: object, _options: Options): Promise<Exported> => Promise.resolve<Exported>([
	{ fileId: 8, path: '/Teams/Law/Deep/In/b.md', name: 'b.md', metadata: { state: 'Final', count: '-1.5' } },
	{ fileId: 7, path: '/Teams/Law/a, "b".md', name: 'a, "b".md', metadata: {} },
]))
vi.mock('@suite/api/metadata/client', () => ({
	metadata: {
		rows: { list: (asked: Asked, options: Options) => list(asked, options) },
		selections: { export: (asked: object, options: Options) => exported(asked, options) },
	},
}))

const wanted = (rows: Wanted['rows']): Wanted => ({
	folderId: 3, mountPoint: '/Teams/Law', rows, first: ['Name', 'Folder'],
	fields: [field('state', 'select', { field_label: 'State' }), field('count', 'number', { field_label: 'Count' })],
})
let store: ReturnType<typeof useExportStore>

beforeEach(() => {
	setActivePinia(createPinia())
	store = useExportStore()
	list.mockReset()
	exported.mockReset()
})

describe('files that are selected', () => {
	it('are a table with their folders and values, and no formula', async () => {
		const table = await store.write(wanted([8, 7]))
		expect(await table?.content.text()).toBe(
			'Name,Folder,State,Count\r\nb.md,Deep/In,Final,-1.5\r\n"a, ""b"".md",,,\r\n',
		)
		expect([...new Uint8Array(await table!.content.arrayBuffer()).slice(0, 4)]).toEqual([0xEF, 0xBB, 0xBF, 'N'.charCodeAt(0)])
		expect([table?.count, table?.isComplete]).toEqual([2, true])
		expect(exported.mock.calls[0]?.[0]).toEqual({ body: { file_ids: [8, 7], groupfolder_id: 3 } })
	})
	it('are fewer than were asked for where some cannot be read', async () => {
		expect((await store.write(wanted([8, 7, 9])))?.isComplete).toBe(false)
	})
})

describe('all rows of a list', () => {
	it('are read page by page as they are shown', async () => {
		const query = { ...plainQuery, filters: { state: ['Draft', null] }, sortField: 'count', isDescending: true, attention: true }
		const table = await store.write(wanted(query))
		const lines = (await table!.content.text()).split('\r\n')
		expect([lines.length, lines[1], lines[1_200]]).toEqual([1_202, '1.md,Sub,\'=1+1,', '1200.md,Sub,\'=1+1,'])
		expect(list.mock.calls.map(([{ query: { offset } }]) => offset)).toEqual([0, 500, 1_000])
		expect(list.mock.calls[0]?.[0].query).toEqual({
			filters: '{"state":["Draft",null]}', sort_field: 'count', sort_order: 'desc', today: dayHere(new Date()), attention: true,
			offset: 0, limit: 500,
		})
		expect([store.done, store.total, store.isRunning, table?.isComplete]).toEqual([1_200, 1_200, false, true])
	})
	it('are each there once, and say so when some are missing because the list moved meanwhile', async () => {
		list.mockImplementation(({ query: { offset } }) => Promise.resolve(page(offset, 700, offset === 0 ? 0 : 2)))
		const table = await store.write(wanted(plainQuery))
		expect([table?.count, (await table!.content.text()).split('\r\n').length, table?.isComplete]).toEqual([698, 700, false])
	})
	it('say when the team folder is still being read', async () => {
		list.mockResolvedValueOnce({ ...page(0, 3), complete: false })
		expect((await store.write(wanted(plainQuery)))?.isComplete).toBe(false)
	})
	it('are no longer asked for when somebody cancels', async () => {
		list.mockImplementationOnce((_, { signal }) => new Promise((_resolve, reject) => {
			signal.addEventListener('abort', () => reject(signal.reason as Error))
		}))
		const writing = store.write(wanted(plainQuery))
		expect(store.isRunning).toBe(true)
		store.cancel()
		expect([await writing, store.isRunning, store.error, list.mock.calls.length]).toEqual([null, false, null, 1])
	})
	it('say why they are not there', async () => {
		list.mockImplementation(({ query: { offset } }) =>
			offset === 500 ? Promise.reject(new ApiError(500, {})) : Promise.resolve(page(offset, 1_200)))
		expect(await store.write(wanted(plainQuery))).toBeNull()
		expect([store.error instanceof ApiError, store.isRunning]).toEqual([true, false])
	})
})

describe('a table as text', () => {
	it('tells fields of one label apart', () => {
		const fields = [field('a', 'text', { field_label: 'Name' }), field('b', 'text', { field_label: 'State' })]
		expect(headCells(['Name', 'Folder'], fields)).toEqual(['Name', 'Folder', 'Name (a)', 'State'])
	})
	it('knows the folder of a file in a team folder', () => {
		expect(['/Law/a.md', '/Law/Sub/a.md'].map((path) => folderInside(path, 'Law'))).toEqual(['', 'Sub'])
		expect(folderInside('/Teams/Law/Sub/Deep/a.md', '/Teams/Law/')).toBe('Sub/Deep')
	})
	it('has the day in its name, and only what every system takes', () => {
		expect(tableFileName('Law: a/b?', new Date(2026, 0, 2, 23, 59))).toBe('Law- a-b- 2026-01-02.csv')
		expect(tableFileName('   ', new Date(2026, 10, 28))).toBe('files 2026-11-28.csv')
	})
})
