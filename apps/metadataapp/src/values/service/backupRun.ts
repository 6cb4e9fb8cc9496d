// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import type { Backup, BackupStatus } from '@suite/schema/metadata/service/backup'

/** Rows by table. */
export type Counts = Readonly<Record<string, number>>

/** Tables that people know something of; the others only hold them together. */
export const contents = ['fields', 'assignments', 'values', 'folder_values', 'views', 'grants', 'history'] as const
export type Content = typeof contents[number]

/** What a restore does to the number of something. */
export interface Change {
	readonly content: Content
	readonly now: number
	readonly after: number
}

/** What a restore would change, without what there is none of, now or then. */
export function changesOf({ restored = {}, replaced = {} }: Pick<BackupStatus, 'replaced' | 'restored'>): Change[] {
	return contents.map((content) => ({ content, now: replaced[content] ?? 0, after: restored[content] ?? 0 }))
		.filter(({ now, after }) => now > 0 || after > 0)
}

/** All rows. */
export const rowsOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** The moment at which a backup was begun, which its name says in UTC; null for another name. */
export function begunAt(filename: string): Date | null {
	const [, day, hour, minute, second] = /_(\d{4}-\d\d-\d\d)_(\d\d)-(\d\d)-(\d\d)\./.exec(filename) ?? []
	const begun = new Date(`${day}T${hour}:${minute}:${second}Z`)
	return Number.isNaN(begun.getTime()) ? null : begun
}

/** The backup that is deleted when another one is made; null while there is room. */
export const nextToGo = (backups: readonly Backup[]): Backup | null => backups.length < limits.backups ? null : backups.at(-1) ?? null

/** What is going on, or was last. */
export type RunKind = 'backup' | 'check' | 'restore'

export function runKind({ operation, dry_run: isDry = false }: BackupStatus): RunKind | null {
	return operation === undefined ? null : operation === 'export' ? 'backup' : isDry ? 'check' : 'restore'
}

/** Whether a restore took the place of everything, even where its end failed. */
export const isReplaced = (status: BackupStatus): boolean =>
	runKind(status) === 'restore' && (status.status === 'completed' || status.reason === 'unsettled')

/** What it is at: reading and writing rows can be counted, the others take as long as they take. */
export type RunStage = 'start' | 'rows' | 'verify' | 'exchange' | 'settle'

export function stageOf(status: BackupStatus): RunStage {
	const { progress = 0, total = 0, operation, dry_run: isDry = false, can_cancel: canCancel = false } = status
	if (total === 0) {
		return 'start'
	}
	if (operation === 'export' || progress < total) {
		return 'rows'
	}
	return isDry ? 'verify' : canCancel ? 'exchange' : 'settle'
}

/** How much of it is done, from 0 to 100. */
export function shareOf({ progress = 0, total = 0 }: BackupStatus): number {
	return total === 0 ? 0 : Math.min(100, Math.floor(progress / total * 100))
}

/** When it ended, in milliseconds; null while it runs. */
function endOf({ started_at: begun, duration }: BackupStatus): number | null {
	return begun === undefined || duration === undefined ? null : Date.parse(begun) + duration * 1_000
}

const minute = 60_000
/** A check says what there is now; later than this it is done again. */
const checkMinutes = 15

/** Whether a backup was just checked, and can be restored. */
export function isChecked(status: BackupStatus | null, filename: string, now: number): boolean {
	const end = status === null ? null : endOf(status)
	return status !== null && end !== null && runKind(status) === 'check' && status.status === 'completed'
		&& status.filename === filename && now - end < checkMinutes * minute
}

/**
 * Whether people are told how the last one ended.
 *
 * @param isSeen - whether this page saw it running
 */
export function tellsEnd(status: BackupStatus, isSeen: boolean, now: number): boolean {
	const end = endOf(status)
	if (status.status === 'running' || status.status === 'idle' || end === null) {
		return false
	}
	return isSeen || status.status === 'error'
		|| (status.status === 'completed' && runKind(status) === 'restore' && now - end < 24 * 60 * minute)
		|| isChecked(status, status.filename ?? '', now)
}

/** Whether background jobs run as they should. */
export type JobState = 'running' | 'late' | 'never'

/** They run every five minutes where a server is set up as it should be. */
export function jobState(ranAt: string | null, now: number): JobState {
	return ranAt === null ? 'never' : now - Date.parse(ranAt) < 60 * minute ? 'running' : 'late'
}

const pauses = [1_500, 3_000, 6_000, 12_000, 30_000] as const

/** @return milliseconds until the next question how far it is, after so many without an answer */
export const pauseAfter = (failures: number): number => pauses[Math.min(failures, pauses.length - 1)] ?? pauses[0]
