// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import type { BackupStatus } from '@suite/schema/metadata/service/backup'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useBackupStore } from '../../../src/stores/service/backupStore.ts'

const name = 'metadata_backup_2026-11-28_20-01-02.ndjson.gz'
const state = (status: BackupStatus['status'], rest: Partial<BackupStatus> = {}): BackupStatus => ({ status, jobs_ran_at: null, ...rest })
const list = vi.fn(() => Promise.resolve({ backups: [{ filename: name }, { filename: 'other' }] }))
const status = vi.fn(() => Promise.resolve(state('idle')))
const trigger = vi.fn(() => Promise.resolve(state('completed', { operation: 'export' })))
const restore = vi.fn((_: object) => Promise.resolve(state('completed', { operation: 'import' })))
const resume = vi.fn(() => Promise.resolve(state('running', { operation: 'export' })))
const cancel = vi.fn(() => Promise.resolve(state('cancelled', { operation: 'export' })))
const remove = vi.fn((_: object) => Promise.resolve({ success: true }))
vi.mock('@suite/api/metadata/client', () => ({
	metadata: {
		backup: {
			list: () => list(), status: () => status(), trigger: () => trigger(), restore: (asked: object) => restore(asked),
			resume: () => resume(), cancel: () => cancel(), delete: (asked: object) => remove(asked),
		},
	},
}))

let store: ReturnType<typeof useBackupStore>
const running = (rest: Partial<BackupStatus> = {}) => state('running', { operation: 'export', can_cancel: true, ...rest })
/** An answer that comes when it is told to. */
function held(): { readonly answer: Promise<BackupStatus>, come(value: BackupStatus): void } {
	let come = (_: BackupStatus): void => undefined
	const answer = new Promise<BackupStatus>((resolve) => {
		come = resolve
	})
	return { answer, come }
}

beforeEach(() => {
	vi.useFakeTimers()
	setActivePinia(createPinia())
	store = useBackupStore()
	;[list, status, trigger, restore, resume, cancel, remove].forEach((mock) => mock.mockClear())
})
afterEach(() => {
	vi.useRealTimers()
})

describe('a backup', () => {
	it('is shown as begun at once, is followed, and is in the list when it is done', async () => {
		await store.load()
		const begins = held()
		trigger.mockReturnValueOnce(begins.answer)
		const created = store.create()
		expect([store.isRunning, store.status?.can_cancel, store.isSeen]).toEqual([true, false, true])
		status.mockResolvedValueOnce(state('completed', { operation: 'import' }))
		await vi.advanceTimersByTimeAsync(1_500)
		expect([store.isRunning, resume.mock.calls.length]).toEqual([true, 0])
		status.mockResolvedValueOnce(running({ progress: 5, total: 10 }))
		await vi.advanceTimersByTimeAsync(1_500)
		expect(store.status).toMatchObject({ progress: 5, can_cancel: true })
		begins.come(running({ progress: 7, total: 10 }))
		expect(await created).toBe(true)
		expect([store.status?.progress, list.mock.calls.length]).toEqual([7, 1])
		resume.mockResolvedValueOnce(running({ progress: 8, total: 10 }))
		status.mockResolvedValueOnce(running({ progress: 9, total: 10 })).mockResolvedValueOnce(state('completed', { operation: 'export' }))
		await vi.advanceTimersByTimeAsync(3_000)
		expect([store.status?.status, list.mock.calls.length, resume.mock.calls.length > 0]).toEqual(['completed', 2, true])
		const asked = status.mock.calls.length
		await vi.advanceTimersByTimeAsync(60_000)
		expect(status.mock.calls.length).toBe(asked)
	})
	it('goes on in what a reload finds, and is asked for less often while the server is away', async () => {
		status.mockResolvedValueOnce(running())
		await store.load()
		expect([store.isRunning, store.isSeen]).toEqual([true, true])
		status.mockRejectedValueOnce(new ApiError(0, {})).mockRejectedValueOnce(new ApiError(0, {}))
		resume.mockRejectedValue(new ApiError(0, {}))
		await vi.advanceTimersByTimeAsync(1_500)
		expect(store.lost).toBeInstanceOf(ApiError)
		await vi.advanceTimersByTimeAsync(3_000)
		const asked = status.mock.calls.length
		await vi.advanceTimersByTimeAsync(5_900)
		expect(status.mock.calls.length).toBe(asked)
		status.mockResolvedValueOnce(state('completed', { operation: 'export' }))
		await vi.advanceTimersByTimeAsync(200)
		expect([store.lost, store.isRunning]).toEqual([null, false])
		resume.mockResolvedValue(running())
	})
	it('is cancelled', async () => {
		status.mockResolvedValueOnce(running())
		await store.load()
		expect(await store.cancel()).toBe(true)
		expect(store.status?.status).toBe('cancelled')
	})
	it('is dismissed once it has ended, and the next one is not', async () => {
		status.mockResolvedValueOnce(state('completed', { operation: 'export', started_at: '2026-11-28T20:01:02Z' }))
		await store.load()
		expect(store.isDismissed).toBe(false)
		store.dismiss()
		expect(store.isDismissed).toBe(true)
		trigger.mockResolvedValueOnce(state('completed', { operation: 'export', started_at: '2026-11-28T20:01:03Z' }))
		await store.create()
		expect(store.isDismissed).toBe(false)
	})
	it('that somebody else makes is shown, with the refusal', async () => {
		await store.load()
		trigger.mockRejectedValueOnce(new ApiError(409, { reason: 'backup_running' }))
		status.mockResolvedValueOnce(running({ progress: 3 }))
		expect(await store.create()).toBe(false)
		expect([store.status?.progress, (store.failureOf('create') as ApiError).reason]).toEqual([3, 'backup_running'])
	})
	it('that is refused leaves what was shown', async () => {
		status.mockResolvedValueOnce(state('completed', { operation: 'import', filename: name }))
		await store.load()
		trigger.mockRejectedValueOnce(new ApiError(0, {}))
		status.mockRejectedValueOnce(new ApiError(0, {}))
		expect(await store.create()).toBe(false)
		expect([store.status?.filename, store.isSeen, store.isRunning]).toEqual([name, false, false])
	})
	it('is deleted', async () => {
		await store.load()
		await store.remove(name)
		expect(store.backups?.map(({ filename }) => filename)).toEqual(['other'])
	})
})

describe('a restore', () => {
	it('is checked first, and a broken backup is how that ended', async () => {
		await store.load()
		restore.mockRejectedValueOnce(new ApiError(400, { reason: 'broken_backup' }))
		const broken = state('error', { operation: 'import', dry_run: true, filename: name, reason: 'broken_backup', error: 'Damaged' })
		status.mockResolvedValueOnce(broken)
		expect(await store.check(name)).toBe(true)
		expect([store.status, store.failureOf('check')]).toEqual([broken, null])
		expect(restore.mock.calls).toEqual([[{ body: { filename: name, dry_run: true } }]])
	})
	it('is not taken for the check before it, whose answer comes late', async () => {
		status.mockResolvedValueOnce(running({ operation: 'import', dry_run: true }))
		await store.load()
		const late = held()
		resume.mockReturnValueOnce(late.answer)
		status.mockResolvedValueOnce(state('completed', { operation: 'import', dry_run: true }))
		await vi.advanceTimersByTimeAsync(1_500)
		const begins = held()
		restore.mockReturnValueOnce(begins.answer)
		const restored = store.restore(name)
		late.come(state('completed', { operation: 'import', dry_run: true }))
		await vi.advanceTimersByTimeAsync(0)
		expect(store.status).toMatchObject({ status: 'running', dry_run: false })
		begins.come(state('completed', { operation: 'import', dry_run: false }))
		expect(await restored).toBe(true)
		expect(store.isRunning).toBe(false)
	})
	it('says when the list cannot be loaded', async () => {
		list.mockRejectedValueOnce(new ApiError(403, {}))
		await store.load()
		expect([store.backups, (store.failure as ApiError).status]).toEqual([null, 403])
	})
})
