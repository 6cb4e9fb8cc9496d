// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { limits } from '@suite/schema/metadata/limits'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAssignedStore } from '../../../src/stores/assignedStore.ts'
import { useSelectionStore } from '../../../src/stores/selectionStore.ts'
import { useTableStore } from '../../../src/stores/tableStore.ts'
import { plainQuery } from '../../../src/values/table.ts'
import { field } from '../library/field.ts'

interface Asked {
	readonly path: { readonly folderId: number }
	readonly query: Readonly<Record<string, string | number>> & { readonly offset: number, readonly limit: number }
}

const fields = [field('state', 'select'), field('pages', 'number', { id: 2 }), field('tags', 'multiselect', { id: 3 })]
let total = 100_000
/** Which of several answers it is, in the names of files. */
let edition = 1
const answer = ({ path, query: { offset, limit, group_by: groupBy, sums } }: Asked) => ({
	rows: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => ({
		id: path.folderId * 1_000_000 + offset + index, name: `${edition}`, metadata: { pages: '2', state: 'Draft' }, can_write: true,
	})),
	total, complete: true, cursor: 40 + edition, definitions: 'a',
	...groupBy === undefined
		? {}
		: {
				groups: [
					{ value: 'Draft', count: 60_000, sums: { pages: '120000' } }, { value: null, count: 40_000, sums: { pages: '80000' } },
				],
			},
	...sums === undefined ? {} : { sums: Object.fromEntries(String(sums).split(',').map((name) => [name, '200000'])) },
})
const list = vi.fn((asked: Asked, _options: { readonly signal: AbortSignal }): Promise<ReturnType<typeof answer>> =>
	Promise.resolve(answer(asked)))
vi.mock('@suite/api/metadata/client', () => ({
	metadata: {
		rows: { list: (asked: Asked, options: { readonly signal: AbortSignal }) => list(asked, options) },
		assignments: { list: () => Promise.resolve(fields) },
	},
}))

let table: ReturnType<typeof useTableStore>
const offsets = () => list.mock.calls.map(([{ query }]) => query.offset)
/** The next call is answered when one says so. */
function late(): (fail?: unknown) => void {
	let go = (_fail?: unknown): void => undefined
	const told = new Promise<void>((resolve, reject) => {
		go = (fail) => fail === undefined ? resolve() : reject(fail as Error)
	})
	list.mockImplementationOnce((asked) => told.then(() => answer(asked)))
	return go
}

beforeEach(async () => {
	setActivePinia(createPinia())
	table = useTableStore()
	list.mockReset().mockImplementation((asked) => Promise.resolve(answer(asked)))
	total = 100_000
	edition = 1
	await useAssignedStore().show(3)
	table.setColumns(fields)
	await table.show(3, plainQuery)
})

describe('a table', () => {
	it('is read in pages, as far as it is looked at', async () => {
		expect([table.count, table.at(99)?.id, table.at(100), table.hasRead(100), table.cursor])
			.toEqual([100_000, 3_000_099, undefined, false, 41])
		table.need(90, 120)
		table.need(95, 125)
		await vi.waitFor(() => expect(table.at(100)?.id).toBe(3_000_100))
		expect(offsets()).toEqual([0, 100])
		expect([table.indexOf(3_000_100), table.known(3_000_100)?.id, table.indexOf(3_000_200)]).toEqual([100, 3_000_100, null])
	})
	it('skips what one scrolls past', async () => {
		const answers = [late(), late()]
		for (let row = 1_000; row <= 60_000; row += 1_000) {
			table.need(row, row + 20)
		}
		answers.forEach((go) => go())
		await vi.waitFor(() => expect(table.at(60_000)).toBeDefined())
		expect(offsets()).toEqual([0, 1_000, 2_000, 60_000])
	})
	it('keeps some ten thousand rows, and those that one looks at', async () => {
		for (let row = 0; row < 15_000; row += 100) {
			await table.ensure(row, row)
		}
		expect([table.pages.size, table.hasRead(0), table.hasRead(100), table.hasRead(14_900)]).toEqual([101, true, false, true])
		expect([table.indexOf(3_000_000), table.indexOf(3_000_100)]).toEqual([0, null])
		expect(offsets()).toHaveLength(150)
	})
	it('asks for counts and sums once, with the first page', async () => {
		await table.show(3, { ...plainQuery, groupBy: 'state' })
		await table.ensure(100, 100)
		expect(list.mock.calls.map(([{ query }]) => [query.group_by, query.sums])).toEqual([
			[undefined, 'pages'], ['state', 'pages'], [undefined, undefined],
		])
		expect(table.groups.map(({ first, count }) => [first, count])).toEqual([[0, 60_000], [60_000, 40_000]])
	})
	it('has no groups by a field with several values', async () => {
		await table.show(3, { ...plainQuery, groupBy: 'tags' })
		expect([list.mock.lastCall?.[0].query.group_by, table.groups]).toEqual([undefined, []])
	})
	it('is read anew where a new column has no sum yet', async () => {
		table.setColumns([...fields, field('cost', 'number')])
		await vi.waitFor(() => expect(table.sums).toEqual({ pages: '200000', cost: '200000' }))
		table.setColumns(fields)
		expect(offsets()).toEqual([0, 0])
	})
	it('is read anew where a column came while it was read', async () => {
		const showing = table.show(3, { ...plainQuery, sortField: 'state' })
		table.setColumns([...fields, field('cost', 'number')])
		await showing
		await vi.waitFor(() => expect(Object.keys(table.sums)).toEqual(['pages', 'cost']))
		expect(offsets()).toEqual([0, 0, 0])
	})
	it('shows the former rows until those of another query arrive', async () => {
		const go = late()
		const showing = table.show(3, { ...plainQuery, sortField: 'state' })
		expect([table.isKnown, table.isReading, table.at(0)?.name, table.shown]).toEqual([true, true, '1', plainQuery])
		edition = 2
		go()
		await showing
		expect([table.isReading, table.at(0)?.name, table.shown.sortField]).toEqual([false, '2', 'state'])
	})
	it('shows nothing of another team folder', async () => {
		const go = late()
		const showing = table.show(4, plainQuery)
		expect([table.isKnown, table.count, table.at(0), table.sums]).toEqual([false, 0, undefined, {}])
		go()
		await showing
		expect(table.at(0)?.id).toBe(4_000_000)
	})
	it('asks nothing of the former team folder while the next one is not known', async () => {
		table.open(4)
		table.setColumns([...fields, field('cost', 'number')])
		table.need(0, 20)
		expect([table.isKnown, table.folderId, list.mock.calls.length]).toEqual([false, 4, 1])
		await table.show(4, plainQuery)
		expect(Object.keys(table.sums)).toEqual(['pages', 'cost'])
	})
	it('never shows the answer to an older question', async () => {
		const go = late()
		const first = table.show(3, { ...plainQuery, sortField: 'state' })
		const second = table.show(3, { ...plainQuery, sortField: 'pages' })
		expect(list.mock.calls[1]?.[1].signal.aborted).toBe(true)
		await second
		edition = 7
		go()
		await first
		expect([table.shown.sortField, table.at(0)?.name]).toEqual(['pages', '1'])
	})
	it('begins with what one looks at when it is read anew, and keeps that until it arrives', async () => {
		table.need(550, 720)
		await table.ensure(500, 799)
		list.mockClear()
		edition = 2
		const go = late()
		const reading = table.reload()
		expect([table.at(550)?.name, table.at(700)?.name]).toEqual(['1', '1'])
		go()
		await reading
		expect([table.at(550)?.name, table.hasRead(0)]).toEqual(['2', false])
		expect(table.at(700)).toBeDefined()
		await vi.waitFor(() => expect([table.at(600)?.name, table.at(700)?.name]).toEqual(['2', '2']))
		expect(offsets()).toEqual([500, 600, 700])
	})
	it('says why a part is missing, and asks again only when told to', async () => {
		list.mockRejectedValueOnce(new ApiError(0, {}))
		table.need(500, 520)
		await vi.waitFor(() => expect(table.pageError).toBeInstanceOf(ApiError))
		table.need(500, 520)
		expect(await table.ensure(600, 600)).toBe(false)
		expect(offsets()).toEqual([0, 500])
		await table.retry(500, 520)
		await vi.waitFor(() => expect(table.at(500)).toBeDefined())
		expect(table.pageError).toBeNull()
	})
	it('says why it cannot be shown, or not in this way', async () => {
		list.mockRejectedValueOnce(new ApiError(400, { reason: 'invalid_filters' }))
		await table.show(3, { ...plainQuery, sortField: 'gone' })
		expect([table.error, table.pageError instanceof ApiError, table.shown]).toEqual([null, true, plainQuery])
		await table.retry(0, 20)
		expect([table.pageError, table.shown.sortField]).toEqual([null, 'gone'])
		list.mockRejectedValueOnce(new ApiError(404, { reason: 'unknown_folder' }))
		await table.show(5, plainQuery)
		expect([table.isKnown, table.error instanceof ApiError]).toEqual([false, true])
	})
})

describe('values that change', () => {
	it('are shown in their rows, and no other row becomes another', () => {
		const [before, other] = [table.at(0), table.at(1)]
		table.putCells(new Map([[3_000_000, { state: null, pages: '5' }]]))
		expect([table.at(0)?.metadata, table.at(1) === other, table.at(0) === before]).toEqual([{ pages: '5' }, true, false])
		table.put(3_000_001, { state: 'Final' })
		expect(table.at(1)?.metadata).toEqual({ state: 'Final' })
	})
	it('change the sums', () => {
		table.putCells(new Map([[3_000_000, { pages: '2.5' }], [3_000_001, { pages: null }]]))
		expect(table.sums).toEqual({ pages: '199998.5' })
	})
	it('change the sums of the groups where they stand', async () => {
		await table.show(3, { ...plainQuery, groupBy: 'state' })
		table.putCells(new Map<number, Record<string, string | null>>([
			[3_000_000, { pages: '2.5' }], [3_000_001, { pages: '3', state: null }],
		]))
		expect(table.groups.map(({ sums }) => sums)).toEqual([{ pages: '120001.5' }, { pages: '80000' }])
		table.putCells(new Map([[3_000_000, { pages: null }]]))
		expect(table.groups[0]?.sums).toEqual({ pages: '119999' })
		await table.reload()
		expect(table.groups[0]?.sums).toEqual({ pages: '120000' })
	})
	it('make the list old where they decide about it', async () => {
		table.putCells(new Map([[3_000_000, { state: 'Final' }]]))
		expect(table.isOutdated).toBe(false)
		await table.show(3, { ...plainQuery, sortField: 'state' })
		table.putCells(new Map([[3_000_000, { pages: '1' }]]))
		expect(table.isOutdated).toBe(false)
		table.putCells(new Map([[3_000_000, { state: 'Final' }]]))
		expect(table.isOutdated).toBe(true)
		await table.reload()
		expect(table.isOutdated).toBe(false)
		table.put(3_099_000, { state: 'Final' })
		expect(table.isOutdated).toBe(true)
	})
	it('of a file that leaves the list are shown in no other row', () => {
		table.put(9, { state: 'Final' })
		expect(table.at(0)?.metadata).toEqual({ pages: '2', state: 'Draft' })
	})
})

describe('a selection', () => {
	it('is a block between the current cell and a corner', () => {
		const selection = useSelectionStore()
		selection.go({ row: 4, column: 2 })
		expect([selection.isBlock, selection.block]).toEqual([false, { top: 4, bottom: 4, left: 2, right: 2 }])
		selection.extend({ row: 2, column: 5 })
		expect([selection.isBlock, selection.block, selection.current]).toEqual([
			true, { top: 2, bottom: 4, left: 2, right: 5 }, { row: 4, column: 2 },
		])
		selection.select({ top: 1, bottom: 2, left: 0, right: 1 })
		expect([selection.current, selection.block]).toEqual([{ row: 1, column: 0 }, { top: 1, bottom: 2, left: 0, right: 1 }])
	})
	it('of files has as many as can be changed at once', () => {
		const selection = useSelectionStore()
		const ids = Array.from({ length: limits.filesPerSelection + 5 }, (_, index) => index + 1)
		expect([selection.toggle(1), selection.toggle(1), selection.fileIds.size]).toEqual([true, true, 0])
		expect(selection.tickAll(ids)).toBe(limits.filesPerSelection)
		expect([selection.toggle(9_999), selection.toggle(1), selection.toggle(9_999)]).toEqual([false, true, true])
		expect(selection.fileIds.size).toBe(limits.filesPerSelection)
		selection.clear()
		expect(selection.fileIds.size).toBe(0)
	})
})
