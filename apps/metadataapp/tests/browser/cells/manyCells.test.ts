// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCellStore } from '../../../src/stores/cellStore.ts'
import { useTableStore } from '../../../src/stores/tableStore.ts'
import { plainQuery } from '../../../src/values/table.ts'
import { field } from '../library/field.ts'
import { faults, routes, stored } from './server.ts'
import { show } from './show.ts'

vi.mock('@suite/api/metadata/client', async () => ({ metadata: (await import('./server.ts')).api }))

const away = () => Promise.reject(new ApiError(0, {}))

const fields = [field('title', 'text'), field('count', 'number'), field('owner', 'user')]
let cells: ReturnType<typeof useCellStore>
let table: ReturnType<typeof useTableStore>
const title = (fileId: number) => table.known(fileId)?.metadata.title ?? null
const cell = (fileId: number, value: string | null, fieldName = 'title') => ({ fileId, fieldName, value })
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, {}]))

beforeEach(async () => {
	vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') })
	setActivePinia(createPinia())
	table = useTableStore()
	cells = useCellStore()
	const files = { 1: { title: 'One', count: '1' }, 2: { title: 'Two' }, 3: {}, 4: { title: 'Fixed' } }
	await show(files, fields, (id) => ({ can_write: id !== 4 }))
})
afterEach(() => vi.useRealTimers())

describe('many cells', () => {
	it('go in batches of a hundred files', async () => {
		await show(many(250), fields)
		await cells.edit(Array.from({ length: 250 }, (_, index) => cell(index + 1, `Title ${index + 1}`)), 'paste')
		expect(routes.update.mock.calls.map(([{ body }]) => body.updates.length)).toEqual([100, 100, 50])
		expect([stored.get(250)?.title, cells.savingCount, cells.stateOf(250, 'title')]).toEqual(['Title 250', 0, 'saved'])
	})
	it('are saved but for those that the server refuses', async () => {
		faults.set('1 count', 'Not this.')
		await cells.edit([cell(1, 'A'), cell(1, '5', 'count'), cell(2, 'B'), cell(2, '6', 'count')], 'paste')
		expect([stored.get(1), stored.get(2)]).toEqual([{ title: 'A', count: '1' }, { title: 'B', count: '6' }])
		expect([cells.stateOf(1, 'count'), cells.stateOf(1, 'title')])
			.toEqual([{ fault: 'Not this.', mine: '5', mayRetry: false }, 'saved'])
		expect(table.known(1)?.metadata).toEqual({ title: 'A', count: '1' })
	})
	it('are all kept when the server cannot be reached, and asked for no further', async () => {
		await show(many(250), fields)
		routes.update.mockImplementationOnce(away)
		await cells.edit(Array.from({ length: 250 }, (_, index) => cell(index + 1, 'New')), 'paste')
		expect([cells.unsavedCells.length, routes.update.mock.calls.length, title(250)]).toEqual([250, 1, null])
		await cells.retry(cells.unsavedCells)
		expect([cells.unsavedCells.length, stored.get(250)?.title]).toEqual([0, 'New'])
	})
	it('are sent no further when somebody stops it, and what was sent can be undone', async () => {
		await show(many(250), fields)
		const answer = routes.update.getMockImplementation()!
		routes.update.mockImplementationOnce((call) => {
			cells.stop()
			return answer(call)
		})
		const first = cells.edit(Array.from({ length: 250 }, (_, index) => cell(index + 1, 'New')), 'paste')
		const next = cells.edit([cell(250, 'Next')], 'type')
		await Promise.all([first, next])
		expect([routes.update.mock.calls.length, routes.saveIn.mock.calls.length, cells.savingCount, cells.unsavedCells])
			.toEqual([1, 0, 0, []])
		expect([title(100), title(101), title(250)]).toEqual(['New', null, null])
		await cells.undo()
		expect(title(100)).toBeNull()
	})
	it('show what was saved of them where a later change is refused', async () => {
		let answer = (): void => undefined
		const slow = new Promise<void>((resolve) => {
			answer = resolve
		})
		const update = routes.update.getMockImplementation()!
		routes.update.mockImplementationOnce(async (call) => {
			await slow
			return update(call)
		}).mockImplementationOnce((call) => {
			faults.set('1 title', 'Not this.')
			return update(call)
		})
		const first = cells.edit([cell(1, 'A'), cell(2, 'A')], 'paste')
		await vi.waitFor(() => expect(routes.update).toHaveBeenCalledTimes(1))
		const second = cells.edit([cell(1, 'B'), cell(2, 'B')], 'paste')
		answer()
		await Promise.all([first, second])
		expect([title(1), title(2), cells.stateOf(1, 'title')]).toMatchObject(['A', 'B', { mine: 'B', fault: 'Not this.' }])
	})
	it('are cut into batches by their size, too', async () => {
		const long = 'x'.repeat(4_000)
		await show(many(4), Array.from({ length: 100 }, (_, index) => field(`f${index}`, 'text')))
		await cells.edit([1, 2, 3, 4].flatMap((id) => table.columns.map(({ field_name: name }) => cell(id, long, name))), 'paste')
		expect(routes.update.mock.calls.map(([{ body }]) => body.updates.length)).toEqual([2, 2])
	})
})

describe('steps', () => {
	it('are taken back and done again, all their cells together', async () => {
		await cells.edit([cell(1, 'A'), cell(2, 'B')], 'paste')
		await cells.edit([cell(1, null)], 'clear')
		await cells.undo()
		expect([stored.get(1)?.title, title(2)]).toEqual(['A', 'B'])
		await cells.undo()
		expect([stored.get(1)?.title, stored.get(2)?.title, cells.canUndo]).toEqual(['One', 'Two', false])
		await cells.redo()
		expect([title(1), title(2), cells.canRedo]).toEqual(['A', 'B', true])
	})
	it('are taken back one after the other, however fast one asks for it', async () => {
		await cells.edit([cell(1, 'A')], 'type')
		await cells.edit([cell(1, 'B')], 'type')
		await Promise.all([cells.undo(), cells.undo()])
		expect([stored.get(1)?.title, cells.unsavedCells]).toEqual(['One', []])
	})
	it('wait for what is still on its way', async () => {
		void cells.edit([cell(1, 'A')], 'type')
		await cells.undo()
		expect([stored.get(1)?.title, title(1)]).toEqual(['One', 'One'])
	})
	it('are not taken back over what somebody else has entered since', async () => {
		await cells.edit([cell(1, 'A'), cell(2, 'B')], 'paste')
		cells.receive(new Map([[1, { title: 'Theirs' }]]))
		stored.set(1, { title: 'Theirs' })
		await cells.undo()
		expect([stored.get(1)?.title, stored.get(2)?.title]).toEqual(['Theirs', 'Two'])
		expect(cells.stateOf(1, 'title')).toMatchObject({ conflict: { mine: 'One', theirs: 'Theirs' } })
	})
	it('have only what was saved', async () => {
		faults.set('1 title', 'Not this.')
		await cells.edit([cell(1, 'A'), cell(2, 'B')], 'paste')
		await cells.undo()
		expect([stored.get(1)?.title, stored.get(2)?.title, cells.canUndo]).toEqual(['One', 'Two', false])
	})
	it('stay when the server is away', async () => {
		await cells.edit([cell(1, 'A')], 'type')
		vi.advanceTimersByTime(5_000)
		routes.readIn.mockImplementationOnce(away)
		await cells.undo()
		expect([cells.canUndo, stored.get(1)?.title]).toEqual([true, 'A'])
		await cells.undo()
		expect([stored.get(1)?.title, cells.unsavedCells]).toEqual(['One', []])
	})
	it('belong to one team folder', async () => {
		await cells.edit([cell(1, 'A')], 'type')
		await table.show(6, plainQuery)
		await vi.waitFor(() => expect(cells.canUndo).toBe(false))
	})
})
