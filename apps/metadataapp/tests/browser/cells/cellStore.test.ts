// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCellStore } from '../../../src/stores/cellStore.ts'
import { useSessionStore } from '../../../src/stores/sessionStore.ts'
import { useTableStore } from '../../../src/stores/tableStore.ts'
import { field } from '../library/field.ts'
import { faults, routes, stored } from './server.ts'
import { show } from './show.ts'

vi.mock('@suite/api/metadata/client', async () => ({ metadata: (await import('./server.ts')).api }))

const away = () => Promise.reject(new ApiError(0, {}))
const lockedByAnn = () => new ApiError(409, {
	reason: 'locked', error: 'Ann Archer is editing this.', locked: true, lockedBy: 'ann', lockedByName: 'Ann Archer',
	fields: { title: 'This value is being edited by Ann Archer. Try again later.' },
})

const fields = [field('title', 'text'), field('count', 'number'), field('owner', 'user')]
let cells: ReturnType<typeof useCellStore>
let table: ReturnType<typeof useTableStore>
const title = (fileId: number) => table.known(fileId)?.metadata.title ?? null
const cell = (fileId: number, value: string | null, fieldName = 'title') => ({ fileId, fieldName, value })
const sent = () => routes.saveIn.mock.calls.map(([{ path, body }]) => [path.fileId, body.metadata])

beforeEach(async () => {
	vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') })
	setActivePinia(createPinia())
	table = useTableStore()
	cells = useCellStore()
	const files = { 1: { title: 'One', count: '1' }, 2: { title: 'Two' }, 3: {}, 4: { title: 'Fixed' } }
	await show(files, fields, (id) => ({ can_write: id !== 4 }))
})
afterEach(() => vi.useRealTimers())

describe('a cell', () => {
	it('shows a change at once, says that it is being saved, then for a moment that it was', async () => {
		const done = cells.edit([cell(1, 'New')], 'type')
		expect([title(1), cells.stateOf(1, 'title'), cells.savingCount]).toEqual(['New', 'saving', 1])
		await done
		expect([stored.get(1)?.title, cells.stateOf(1, 'title'), cells.savingCount]).toEqual(['New', 'saved', 0])
		vi.advanceTimersByTime(2_000)
		expect(cells.stateOf(1, 'title')).toBeNull()
	})
	it('sends nothing where nothing changes', async () => {
		await cells.edit([cell(1, 'One'), cell(3, null)], 'clear')
		expect([sent(), cells.canUndo]).toEqual([[], false])
	})
	it('is saved in the form that the rules give a value', async () => {
		await cells.edit([cell(1, '007.50', 'count')], 'type')
		expect([stored.get(1)?.count, table.known(1)?.metadata.count]).toEqual(['7.5', '7.5'])
	})
	it('keeps what the rules refuse, and never sends it', async () => {
		await cells.edit([cell(1, 'many', 'count')], 'type')
		expect(cells.stateOf(1, 'count')).toEqual({ fault: 'Enter a number, such as 12.5.', mine: 'many', mayRetry: false })
		expect([sent(), table.known(1)?.metadata.count, cells.shown(1, 'count', '1')]).toEqual([[], '1', 'many'])
	})
	it('keeps what the server refuses with what it says, and the table shows what is stored', async () => {
		faults.set('1 owner', 'Nobody here has the account “bob”.')
		await cells.edit([cell(1, 'bob', 'owner')], 'type')
		expect(cells.stateOf(1, 'owner')).toEqual({ fault: 'Nobody here has the account “bob”.', mine: 'bob', mayRetry: false })
		expect(table.known(1)?.metadata.owner).toBeUndefined()
	})
	it('of a file that may only be read is not sent', async () => {
		await cells.edit([cell(4, 'Mine')], 'paste')
		expect(cells.stateOf(4, 'title')).toMatchObject({ mine: 'Mine', fault: 'You may read these values but not change them.' })
		expect([sent(), title(4)]).toEqual([[], 'Fixed'])
	})
	it('is not emptied where the team folder insists on it', async () => {
		useSessionStore().folders = [{
			id: 5, mount_point: 'Team', groups: [], quota: -3, size: 0, acl: false, root_id: 1, can_manage: false, can_write: true,
			required: 'enforce', field_count: 1,
		}]
		table.setColumns([field('title', 'text', { is_required: true })])
		await cells.edit([cell(1, null)], 'clear')
		expect([cells.stateOf(1, 'title'), title(1), sent()]).toEqual([{ fault: 'Fill this in.', mine: null, mayRetry: false }, 'One', []])
	})
	it('keeps what was entered while the server was away, and sends it again', async () => {
		routes.readIn.mockImplementationOnce(away)
		await cells.edit([cell(1, 'Mine')], 'type')
		expect(cells.stateOf(1, 'title')).toMatchObject({ mine: 'Mine', mayRetry: true })
		expect([title(1), cells.shown(1, 'title', title(1)), cells.unsavedCells.map(({ isPassing }) => isPassing)])
			.toEqual(['One', 'Mine', [true]])
		await cells.retry(cells.unsavedCells)
		expect([stored.get(1)?.title, cells.unsavedCells]).toEqual(['Mine', []])
	})
	it('arrives in the order in which it was changed, and only its last value', async () => {
		let answer = (): void => undefined
		const slow = new Promise<void>((resolve) => {
			answer = resolve
		})
		routes.readIn.mockImplementationOnce(async ({ path }) => {
			await slow
			return { ...stored.get(path.fileId) }
		})
		const all = [cells.edit([cell(2, 'Before')], 'type'), cells.edit([cell(1, 'A')], 'type'), cells.edit([cell(1, 'B')], 'type')]
		answer()
		await Promise.all(all)
		expect(sent()).toEqual([[2, { title: 'Before' }], [1, { title: 'B' }]])
		expect([title(1), cells.stateOf(1, 'title')]).toEqual(['B', 'saved'])
	})
	/** A save that is on its way until the returned function is called. */
	function slowSave(refuses: boolean): () => void {
		let answer = (): void => undefined
		const slow = new Promise<void>((resolve) => {
			answer = resolve
		})
		const save = routes.saveIn.getMockImplementation()!
		routes.saveIn.mockImplementationOnce(async (call) => {
			await slow
			if (refuses) {
				throw new ApiError(400, { reason: 'invalid_value', fields: { title: 'Not this.' } })
			}
			return save(call)
		})
		return answer
	}
	it('is no conflict with oneself where the first of two values was refused', async () => {
		const answer = slowSave(true)
		const first = cells.edit([cell(1, 'A')], 'type')
		await vi.waitFor(() => expect(routes.saveIn).toHaveBeenCalledTimes(1))
		void cells.hold(1, 'title')
		const second = cells.edit([cell(1, 'B')], 'type')
		answer()
		await Promise.all([first, second])
		expect([stored.get(1)?.title, title(1), cells.stateOf(1, 'title')]).toEqual(['B', 'B', 'saved'])
	})
	it('shows the first of two values where the second was refused', async () => {
		const answer = slowSave(false)
		const first = cells.edit([cell(1, 'A')], 'type')
		await vi.waitFor(() => expect(routes.saveIn).toHaveBeenCalledTimes(1))
		const second = cells.edit([cell(1, 'B')], 'type')
		routes.saveIn.mockRejectedValueOnce(new ApiError(400, { reason: 'invalid_value', fields: { title: 'Not this.' } }))
		answer()
		await Promise.all([first, second])
		expect([stored.get(1)?.title, title(1), cells.stateOf(1, 'title')]).toMatchObject(['A', 'A', { mine: 'B', fault: 'Not this.' }])
	})
	it('can be edited again while it is being saved', async () => {
		const first = cells.edit([cell(1, 'A')], 'type')
		await cells.hold(1, 'title')
		await first
		await cells.edit([cell(1, 'B')], 'type')
		expect([stored.get(1)?.title, cells.stateOf(1, 'title')]).toEqual(['B', 'saved'])
	})
})

describe('what somebody else has changed', () => {
	it('is not overwritten unseen: both values are at the cell, and who it was', async () => {
		stored.set(1, { title: 'Theirs', count: '1' })
		await cells.edit([cell(1, 'Mine')], 'type')
		await vi.waitFor(() => expect(cells.stateOf(1, 'title'))
			.toEqual({ conflict: { mine: 'Mine', theirs: 'Theirs', by: 'Ann Archer' } }))
		expect([sent(), title(1), cells.shown(1, 'title', title(1))]).toEqual([[], 'Theirs', 'Mine'])
	})
	it('is overwritten when somebody insists', async () => {
		stored.set(1, { title: 'Theirs' })
		await cells.edit([cell(1, 'Mine')], 'type')
		await cells.keepMine(1, 'title')
		expect([stored.get(1)?.title, title(1), cells.stateOf(1, 'title')]).toEqual(['Mine', 'Mine', 'saved'])
	})
	it('is taken when somebody gives in', async () => {
		stored.set(1, { title: 'Theirs' })
		await cells.edit([cell(1, 'Mine')], 'type')
		cells.takeTheirs(1, 'title')
		expect([stored.get(1)?.title, title(1), cells.stateOf(1, 'title')]).toEqual(['Theirs', 'Theirs', null])
	})
	it('is no conflict where both entered the same', async () => {
		stored.set(1, { title: 'Same' })
		await cells.edit([cell(1, 'Same')], 'type')
		expect(cells.stateOf(1, 'title')).toBe('saved')
	})
	it('is not overwritten unseen by the second of two values either', async () => {
		let answer = (): void => undefined
		const slow = new Promise<void>((resolve) => {
			answer = resolve
		})
		routes.readIn.mockImplementationOnce(async () => {
			await slow
			return { title: 'Theirs' }
		})
		stored.set(1, { title: 'Theirs' })
		const first = cells.edit([cell(1, 'A')], 'type')
		await vi.waitFor(() => expect(routes.readIn).toHaveBeenCalledTimes(1))
		const second = cells.edit([cell(1, 'B')], 'type')
		answer()
		await Promise.all([first, second])
		expect([sent(), title(1)]).toEqual([[], 'Theirs'])
		expect(cells.stateOf(1, 'title')).toMatchObject({ conflict: { mine: 'B', theirs: 'Theirs' } })
	})
	it('is shown as it goes on changing', async () => {
		stored.set(1, { title: 'Theirs' })
		await cells.edit([cell(1, 'Mine')], 'type')
		cells.receive(new Map([[1, { title: 'Later' }]]))
		expect(cells.stateOf(1, 'title')).toMatchObject({ conflict: { mine: 'Mine', theirs: 'Later' } })
		cells.receive(new Map([[1, { title: 'Mine' }]]))
		expect(cells.stateOf(1, 'title')).toBeNull()
	})
	it('does not disturb other cells of the file, and is shown there', async () => {
		stored.set(1, { title: 'One', count: '9' })
		await cells.edit([cell(1, 'Mine')], 'type')
		expect(table.known(1)?.metadata).toEqual({ title: 'Mine', count: '9' })
	})
	it('arrives while a change is on its way, and is not overwritten', async () => {
		const done = cells.edit([cell(1, 'Mine')], 'type')
		cells.receive(new Map([[1, { title: 'Theirs' }]]))
		expect(title(1)).toBe('Mine')
		await done
		expect([cells.stateOf(1, 'title'), title(1)]).toMatchObject([{ conflict: { mine: 'Mine', theirs: 'Theirs' } }, 'Theirs'])
	})
	it('is not looked for before many saves, only in what is known already', async () => {
		stored.set(1, { title: 'Unseen' })
		await cells.edit([cell(1, 'A'), cell(2, 'B')], 'paste')
		expect([routes.readIn.mock.calls.length, stored.get(1)?.title, stored.get(2)?.title]).toEqual([0, 'A', 'B'])
	})
	it('is not looked for again right after a file was read', async () => {
		await cells.edit([cell(1, 'A')], 'type')
		await cells.edit([cell(1, '2', 'count')], 'type')
		expect(routes.readIn).toHaveBeenCalledTimes(1)
		vi.advanceTimersByTime(5_000)
		await cells.edit([cell(1, '3', 'count')], 'type')
		expect(routes.readIn).toHaveBeenCalledTimes(2)
	})
})

describe('a cell that is edited', () => {
	it('is locked, stays so, and is free again with the save', async () => {
		expect(await cells.hold(1, 'title')).toBe('held')
		await vi.advanceTimersByTimeAsync(25_000)
		expect(routes.lock).toHaveBeenCalledTimes(3)
		await cells.edit([cell(1, 'New')], 'type')
		await vi.advanceTimersByTimeAsync(25_000)
		expect([routes.lock.mock.calls.length, routes.unlock.mock.calls.length]).toEqual([3, 0])
		expect(routes.saveIn.mock.calls[0]?.[0].body).toEqual({ metadata: { title: 'New' }, unlock: true, unlock_field: 'title' })
	})
	it('is looked at once, under its lock, and not again for the save', async () => {
		await cells.hold(1, 'title')
		await vi.advanceTimersByTimeAsync(60_000)
		await cells.edit([cell(1, 'New')], 'type')
		expect(routes.readIn).toHaveBeenCalledTimes(1)
	})
	it('is looked at again where the lock was gone in between', async () => {
		await cells.hold(1, 'title')
		routes.lock.mockImplementation(away)
		await vi.advanceTimersByTimeAsync(40_000)
		routes.lock.mockImplementation(() => Promise.resolve({}))
		stored.set(1, { title: 'Theirs' })
		await vi.advanceTimersByTimeAsync(10_000)
		expect(cells.editing).toMatchObject({ base: 'One', now: 'Theirs' })
		await cells.edit([cell(1, 'Mine')], 'type')
		expect(cells.stateOf(1, 'title')).toMatchObject({ conflict: { mine: 'Mine', theirs: 'Theirs' } })
	})
	it('is free again when nothing was changed', async () => {
		await cells.hold(1, 'title')
		await cells.release()
		expect([routes.unlock.mock.calls.length, cells.editing]).toEqual([1, null])
		await cells.hold(1, 'title')
		await cells.edit([cell(1, 'One')], 'type')
		await vi.waitFor(() => expect(routes.unlock).toHaveBeenCalledTimes(2))
		expect(sent()).toEqual([])
	})
	it('is free again when it cannot be saved', async () => {
		await cells.hold(1, 'title')
		faults.set('1 title', 'Not this.')
		await cells.edit([cell(1, 'New')], 'type')
		await vi.waitFor(() => expect(routes.unlock).toHaveBeenCalledTimes(1))
		expect(cells.stateOf(1, 'title')).toMatchObject({ fault: 'Not this.', mine: 'New' })
	})
	it('of somebody else says who that is, and keeps what is typed all the same', async () => {
		routes.lock.mockRejectedValueOnce(lockedByAnn())
		expect(await cells.hold(1, 'title')).toEqual({ id: 'ann', name: 'Ann Archer' })
		expect(cells.editing?.holder?.name).toBe('Ann Archer')
		routes.saveIn.mockRejectedValueOnce(lockedByAnn())
		await cells.edit([cell(1, 'Mine')], 'type')
		expect(cells.stateOf(1, 'title')).toMatchObject({ mine: 'Mine', mayRetry: true })
		await cells.retry(cells.unsavedCells)
		expect(stored.get(1)?.title).toBe('Mine')
	})
	it('is looked at again where somebody else has got its lock in between', async () => {
		await cells.hold(1, 'title')
		routes.lock.mockImplementationOnce(() => Promise.reject(lockedByAnn()))
		await vi.advanceTimersByTimeAsync(10_000)
		expect(cells.editing?.holder?.name).toBe('Ann Archer')
		stored.set(1, { title: 'Theirs' })
		await cells.edit([cell(1, 'Mine')], 'type')
		expect(cells.stateOf(1, 'title')).toMatchObject({ conflict: { mine: 'Mine', theirs: 'Theirs' } })
	})
	it('cannot be edited where nothing may be changed', async () => {
		routes.lock.mockRejectedValueOnce(new ApiError(403, { reason: 'not_writable' }))
		await expect(cells.hold(1, 'title')).rejects.toBeInstanceOf(ApiError)
		expect(cells.editing).toBeNull()
	})
	it('does not change under the hands of whoever types, and the save shows both values', async () => {
		await cells.hold(1, 'title')
		cells.receive(new Map([[1, { title: 'Theirs', count: '2' }]]))
		expect([title(1), table.known(1)?.metadata.count, cells.editing?.now]).toEqual(['One', '2', 'Theirs'])
		await cells.edit([cell(1, 'Mine')], 'type')
		expect(cells.stateOf(1, 'title')).toMatchObject({ conflict: { mine: 'Mine', theirs: 'Theirs' } })
	})
	it('shows what others made of it when nothing was typed', async () => {
		await cells.hold(1, 'title')
		cells.receive(new Map([[1, { title: 'Theirs' }]]))
		await cells.release()
		expect(title(1)).toBe('Theirs')
		await cells.hold(2, 'title')
		cells.receive(new Map([[2, { title: 'Theirs' }]]))
		cells.adopt()
		await cells.edit([cell(2, 'Mine')], 'type')
		expect([title(2), cells.stateOf(2, 'title')]).toEqual(['Mine', 'saved'])
	})
})
