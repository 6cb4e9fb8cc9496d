// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { Changes, Row, Rows } from '@suite/schema/metadata/list'
import type { CellLock } from '@suite/schema/metadata/lock'
import type { Present } from '@suite/schema/metadata/presence'
import type { ValueMap } from '@suite/schema/metadata/value'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PushHandler, PushMessage } from '../../../src/live/pushMessages.ts'
import { useCellStore } from '../../../src/stores/cellStore.ts'
import { useLiveStore } from '../../../src/stores/liveStore.ts'
import { useSessionStore } from '../../../src/stores/sessionStore.ts'
import { useTableStore } from '../../../src/stores/tableStore.ts'
import { plainQuery } from '../../../src/values/table.ts'

const row = (id: number, metadata: ValueMap): Row => ({
	id, name: `${id}.md`, is_folder: false, mime: 'text/plain', size: 1, modified: 1, etag: 'x', has_preview: false, can_write: true,
	metadata, parent: 1, path: '',
})
const list = vi.fn((): Promise<Rows> => Promise.resolve({
	rows: [row(7, { title: 'Old' }), row(8, {})], total: 2, complete: true, cursor: 40, definitions: 'a',
}))
const changes = vi.fn((_: { query: { since: number } }): Promise<Changes> =>
	Promise.resolve({ cursor: 41, reset: false, definitions: 'a', files: {} }))
const locks = vi.fn((): Promise<CellLock[]> => Promise.resolve([]))
const enter = vi.fn((): Promise<Present> => Promise.resolve({ people: [] }))
const leave = vi.fn((_call: object, _options: object) => Promise.resolve({ success: true }))
vi.mock('@suite/api/metadata/client', () => ({
	metadata: {
		rows: { list: () => list(), changes: (asked: { query: { since: number } }) => changes(asked) },
		locks: { list: () => locks() },
		presence: { enter: () => enter(), leave: (call: object, options: object) => leave(call, options) },
	},
}))
let isPushed = false
let heard: PushHandler = () => undefined
vi.mock('../../../src/live/pushMessages.ts', () => ({
	hearPush: (handler: PushHandler) => {
		heard = handler
		return Promise.resolve(isPushed)
	},
	forgetPush: () => {
		heard = () => undefined
	},
}))

const ann = { id: 'ann', name: 'Ann Archer' }
const lock = (user: CellLock['user'], fileId = 7): CellLock =>
	({ file_id: fileId, field_id: 1, field_name: 'title', user, until: '2026-11-28T12:00:30Z' })
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const push = (message: PushMessage, body: object) => heard(message, { gfId: 3, fileId: 7, ...body })
const changed = (files: Changes['files']) => changes.mockResolvedValueOnce({ cursor: 42, reset: false, definitions: 'a', files })
const shown = (id = 7) => table.known(id)?.metadata
let live: ReturnType<typeof useLiveStore>
let table: ReturnType<typeof useTableStore>

async function open(): Promise<void> {
	await table.show(3, plainQuery)
	live.start(3)
	await pass(0)
}

beforeEach(() => {
	vi.useFakeTimers()
	isPushed = false
	setActivePinia(createPinia())
	useSessionStore().user = { id: 'me', name: 'Me' }
	;[live, table] = [useLiveStore(), useTableStore()]
	for (const mock of [list, changes, locks, enter, leave]) {
		mock.mockReset()
	}
})
afterEach(() => {
	live.stop()
	vi.useRealTimers()
})

describe('changes of others', () => {
	it('appear in the rows that are shown, those of now and later ones', async () => {
		changed({ 7: { title: 'New', state: 'Final' }, 999: { title: 'Elsewhere' } })
		await open()
		expect([shown(), shown(8)]).toEqual([{ title: 'New', state: 'Final' }, {}])
		changed({ 7: {} })
		await pass(10_000)
		expect(shown()).toEqual({})
		expect(changes.mock.calls.map(([{ query }]) => query.since)).toEqual([40, 42])
	})
	it('leave rows alone that are the same', async () => {
		await open()
		const before = table.known(7)
		changed({ 7: { title: 'Old' } })
		await pass(10_000)
		expect(table.known(7)).toBe(before)
	})
	it('go through the cells, which know what is being saved here and what shows two values', async () => {
		await open()
		const receive = vi.spyOn(useCellStore(), 'receive')
		changed({ 7: { title: 'Theirs', state: 'Final' }, 8: {} })
		await live.refresh()
		expect(receive.mock.calls).toEqual([[new Map([[7, { title: 'Theirs', state: 'Final' }]])]])
		expect(shown()).toEqual({ title: 'Theirs', state: 'Final' })
	})
	it('do not take back what was saved here while they were asked for', async () => {
		await open()
		let answer = (_: Changes): void => undefined
		changes.mockImplementationOnce(() => new Promise((resolve) => {
			answer = resolve
		}))
		const asked = live.refresh()
		table.putCells(new Map([[7, { title: 'Mine' }]]))
		answer({ cursor: 42, reset: false, definitions: 'a', files: { 7: { title: 'Old' }, 8: { title: 'Theirs' } } })
		changed({ 7: { title: 'Mine', state: 'Final' } })
		await asked
		expect([shown(), shown(8)]).toEqual([{ title: 'Mine', state: 'Final' }, { title: 'Theirs' }])
	})
	it('that are too many are read as a new list', async () => {
		await open()
		changes.mockResolvedValueOnce({ cursor: 90, reset: true, definitions: 'a', files: {} })
		await pass(10_000)
		expect(list).toHaveBeenCalledTimes(2)
		await pass(10_000)
		expect(changes.mock.lastCall?.[0].query.since).toBe(90)
	})
	it('of fields are known with the list and with later changes', async () => {
		await open()
		expect(table.definitions).toBe('a')
		changes.mockResolvedValueOnce({ cursor: 42, reset: false, definitions: 'b', files: {} })
		await pass(10_000)
		expect(table.definitions).toBe('b')
		table.open(4)
		expect(table.definitions).toBe('')
	})
	it('are asked for from when the list is there', async () => {
		live.start(3)
		await pass(10_000)
		expect(changes).not.toHaveBeenCalled()
		await table.show(3, plainQuery)
		await pass(10_000)
		expect(changes.mock.calls.map(([{ query }]) => query.since)).toEqual([40])
	})
})

describe('people', () => {
	it('are who else is here, and each says so again in time', async () => {
		enter.mockResolvedValue({ people: [ann] })
		await open()
		expect(live.people).toEqual([ann])
		await pass(90_000)
		expect(enter).toHaveBeenCalledTimes(3)
		enter.mockRejectedValueOnce(new ApiError(0, {}))
		await pass(45_000)
		expect(live.people).toEqual([])
	})
	it('leave when they go to another folder, and when the page is closed', async () => {
		await open()
		window.dispatchEvent(new Event('pagehide'))
		expect(leave).toHaveBeenCalledExactlyOnceWith({ body: { gf_id: 3 } }, { keepalive: true })
		live.start(4)
		expect(leave).toHaveBeenCalledTimes(2)
		live.stop()
		live.stop()
		expect(leave.mock.lastCall?.[0]).toEqual({ body: { gf_id: 4 } })
		expect(leave).toHaveBeenCalledTimes(3)
		await pass(120_000)
		expect(enter).toHaveBeenCalledTimes(2)
	})
})

describe('cells that others edit', () => {
	it('are known by who edits them, without those of this account', async () => {
		locks.mockResolvedValueOnce([lock(ann), lock({ id: 'me', name: 'Me' }, 8)])
		await open()
		expect([live.lockOf(7, 'title'), live.lockOf(7, 'state'), live.lockOf(8, 'title')]).toEqual([{ user: ann }, null, null])
		await pass(10_000)
		expect(live.lockOf(7, 'title')).toBeNull()
	})
	it('are free when nothing more is heard of them', async () => {
		isPushed = true
		await open()
		push('metadataapp_locked', { fieldName: 'title', userId: 'ann' })
		await pass(20_000)
		push('metadataapp_locked', { fieldName: 'title', userId: 'ann' })
		await pass(29_999)
		expect(live.lockOf(7, 'title')).not.toBeNull()
		await pass(1)
		expect(live.lockOf(7, 'title')).toBeNull()
	})
	it('keep what was heard while a list was on its way', async () => {
		await open()
		let answer = (_: CellLock[]): void => undefined
		locks.mockImplementationOnce(() => new Promise((resolve) => {
			answer = resolve
		}))
		await pass(10_000)
		push('metadataapp_unlocked', { fieldName: 'title' })
		push('metadataapp_locked', { fieldName: 'state', userId: 'ann' })
		answer([lock(ann)])
		await pass(0)
		expect([live.lockOf(7, 'title'), live.lockOf(7, 'state')?.user.id]).toEqual([null, 'ann'])
	})
})

describe('messages that are pushed', () => {
	it('say at once that something changed, and many of them are one question', async () => {
		isPushed = true
		await open()
		changes.mockClear()
		changed({ 7: { title: 'New' } })
		for (let message = 0; message < 50; message++) {
			push('metadataapp_changed', { fieldNames: ['title'] })
		}
		push('metadataapp_changed', { gfId: 4 })
		push('metadataapp_changed', { fileId: undefined, fileIds: [7, 8] })
		await pass(500)
		expect([changes.mock.calls.length, shown()?.title]).toEqual([1, 'New'])
	})
	it('are trusted, so that it is asked rarely', async () => {
		isPushed = true
		await open()
		changes.mockClear()
		await pass(59_999)
		expect(changes).not.toHaveBeenCalled()
		await pass(1)
		expect(changes).toHaveBeenCalledTimes(1)
	})
	it('name who is not known yet, once it is asked who they are', async () => {
		isPushed = true
		await open()
		enter.mockResolvedValue({ people: [ann] })
		push('metadataapp_locked', { fieldName: 'title', userId: 'ann' })
		expect(live.lockOf(7, 'title')?.user.name).toBe('ann')
		await pass(500)
		expect(live.lockOf(7, 'title')?.user.name).toBe('Ann Archer')
	})
	it('of this account, of another folder and of no shape change nothing', async () => {
		isPushed = true
		await open()
		push('metadataapp_locked', { fieldName: 'title', userId: 'me' })
		push('metadataapp_locked', { gfId: 4, fieldName: 'title', userId: 'ann' })
		push('metadataapp_locked', { fileId: '7', fieldName: 'title', userId: 'ann' })
		push('metadataapp_locked', { fieldName: 1, userId: 'ann' })
		expect(live.lockOf(7, 'title')).toBeNull()
	})
})
