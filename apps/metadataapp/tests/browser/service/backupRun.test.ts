// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Backup, BackupStatus } from '@suite/schema/metadata/service/backup'
import { describe, expect, it } from 'vitest'
import {
	begunAt, changesOf, isChecked, isReplaced, jobState, nextToGo, pauseAfter, rowsOf, runKind, shareOf, stageOf, tellsEnd,
} from '../../../src/values/service/backupRun.ts'

const name = 'metadata_backup_2026-11-28_20-01-02.ndjson.gz'
const begun = Date.parse('2026-11-28T20:01:02Z')
const run = (rest: Partial<BackupStatus>): BackupStatus => ({
	status: 'running', operation: 'import', filename: name, dry_run: false, can_cancel: true, progress: 0, total: 0,
	started_at: '2026-11-28T20:01:02Z', jobs_ran_at: null, ...rest,
})
const ended = (rest: Partial<BackupStatus> = {}) => run({ status: 'completed', can_cancel: false, duration: 60, ...rest })
const minutes = (count: number) => begun + 60_000 + count * 60_000

describe('what a restore changes', () => {
	it('is counted for what people know, without what there is none of', () => {
		expect(changesOf({ restored: { fields: 2, values: 6, view_fields: 9 }, replaced: { fields: 2, values: 7, views: 1 } })).toEqual([
			{ content: 'fields', now: 2, after: 2 },
			{ content: 'values', now: 7, after: 6 },
			{ content: 'views', now: 1, after: 0 },
		])
		expect([changesOf({}), rowsOf({}), rowsOf({ fields: 2, files: 3 })]).toEqual([[], 0, 5])
	})
})

describe('a name of a backup', () => {
	it('says in UTC when it was begun', () => {
		expect(begunAt(name)?.getTime()).toBe(begun)
		expect([begunAt('other.gz'), begunAt('metadata_backup_2026-13-41_99-00-00.ndjson.gz')]).toEqual([null, null])
	})
})

describe('the backup that goes next', () => {
	it('is the last one, once there are as many as are kept', () => {
		const all = Array.from({ length: 7 }, (_, index) => ({ filename: `${index}` }) as Backup)
		expect([nextToGo([]), nextToGo(all.slice(1)), nextToGo(all)?.filename]).toEqual([null, null, '6'])
	})
})

describe('how far one is', () => {
	it.each<[Partial<BackupStatus>, string, number]>([
		[{}, 'start', 0],
		[{ operation: 'export', progress: 30, total: 90 }, 'rows', 33],
		[{ operation: 'export', progress: 90, total: 90 }, 'rows', 100],
		[{ progress: 999, total: 1_000 }, 'rows', 99],
		[{ progress: 5, total: 5, dry_run: true }, 'verify', 100],
		[{ progress: 5, total: 5 }, 'exchange', 100],
		[{ progress: 7, total: 5, can_cancel: false }, 'settle', 100],
	])('%o', (rest, stage, share) => {
		expect([stageOf(run(rest)), shareOf(run(rest))]).toEqual([stage, share])
	})
	it('is known to have replaced everything', () => {
		const failed = ['unsettled', 'interrupted'].map((reason) => ended({ status: 'error', reason }))
		const all = [ended(), ended({ dry_run: true }), ...failed]
		expect(all.map(isReplaced)).toEqual([true, false, true, false])
	})
	it('says what it does', () => {
		expect([run({ operation: 'export' }), run({ dry_run: true }), run({})].map(runKind)).toEqual(['backup', 'check', 'restore'])
		expect(runKind({ status: 'idle', jobs_ran_at: null })).toBeNull()
	})
})

describe('a backup that was checked', () => {
	it('can be restored for a quarter of an hour', () => {
		const checked = ended({ dry_run: true })
		expect([14, 15].map((after) => isChecked(checked, name, minutes(after)))).toEqual([true, false])
		expect(isChecked(checked, 'metadata_backup_2026-11-27_20-01-02.ndjson.gz', minutes(0))).toBe(false)
		const others = [null, ended(), run({ dry_run: true }), ended({ dry_run: true, status: 'error' }), ended({ operation: 'export' })]
		expect(others.map((one) => isChecked(one, name, minutes(0)))).toEqual([false, false, false, false, false])
	})
})

describe('how one ended', () => {
	it('is told to whoever saw it, and to others as long as it matters', () => {
		const told = (status: BackupStatus, isSeen: boolean, after = 1) => tellsEnd(status, isSeen, minutes(after))
		const backup = ended({ operation: 'export' })
		const cancelled = ended({ status: 'cancelled' })
		expect([told(backup, true), told(backup, false), told(cancelled, true), told(cancelled, false)]).toEqual([true, false, true, false])
		expect([told(ended(), false), told(ended(), false, 24 * 60)]).toEqual([true, false])
		expect([told(ended({ dry_run: true }), false), told(ended({ dry_run: true }), false, 15)]).toEqual([true, false])
		expect([told(ended({ status: 'error' }), false, 99_999), told(run({}), true)]).toEqual([true, false])
		expect(tellsEnd({ status: 'idle', jobs_ran_at: null }, true, begun)).toBe(false)
	})
})

describe('background jobs', () => {
	it('are late after an hour', () => {
		const at = '2026-11-28T20:01:02Z'
		const states = [jobState(null, begun), jobState(at, begun + 59 * 60_000), jobState(at, begun + 60 * 60_000)]
		expect(states).toEqual(['never', 'running', 'late'])
	})
})

describe('the pause between questions', () => {
	it('grows with each that is not answered, to half a minute', () => {
		expect([0, 1, 4, 99].map(pauseAfter)).toEqual([1_500, 3_000, 30_000, 30_000])
	})
})
