// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { limits } from '@suite/schema/metadata/limits'
import { BackupQuery, Backups, BackupStatus, RestoreBackup } from '@suite/schema/metadata/service/backup'
import { Done } from '@suite/schema/metadata/values'
import type { Route } from '../../contract/route.ts'

/** Suites put the name of one of their own there. */
export const exampleBackup = 'metadata_backup_2026-01-01_00-00-00.ndjson.gz'
const none = 'metadata_backup_2000-01-01_00-00-00.ndjson.gz'
const noBackup = { why: 'a backup that does not exist', status: 404, reason: 'unknown_backup' } as const
const running = { 409: ['backup_running'] }
/** What is half changed is neither backed up nor replaced. */
const busy = ['backup_running', 'converting']

/** Copies of all that the app stores. A request works for a few seconds; background jobs do the rest. */
export const backup = {
	list: {
		action: 'BackupController::list', method: 'GET', path: '/api/backup/list', access: 'admin', csrf: false,
		summary: 'Backups that are complete', answers: { 200: Backups }, example: {},
	},
	trigger: {
		action: 'BackupController::trigger', method: 'POST', path: '/api/backup/trigger', access: 'admin', csrf: true,
		summary: `Makes a backup; the oldest of more than ${limits.backups} are deleted. With status running it goes on in the background`,
		answers: { 200: BackupStatus }, refusals: { 409: [...busy, 'fields_changed'] }, example: { body: {} },
	},
	restore: {
		action: 'BackupController::restore', method: 'POST', path: '/api/backup/restore', access: 'admin', csrf: true,
		summary: 'Replaces everything with what a backup has, once all of it is checked; a backup that is broken changes nothing',
		body: RestoreBackup, aliases: { dryRun: 'dry_run' }, answers: { 200: BackupStatus },
		refusals: { 400: ['broken_backup'], 404: ['unknown_backup'], 409: busy },
		example: { body: { filename: exampleBackup, dry_run: true } }, refused: [{ ...noBackup, body: { filename: none } }],
	},
	download: {
		action: 'BackupController::download', method: 'GET', path: '/api/backup/download', access: 'admin', csrf: false,
		summary: 'A backup as a file', query: BackupQuery,
		media: { 'application/gzip': { disposition: 'attachment', filename: '\\.ndjson\\.gz$' } },
		answers: { 200: Type.Unknown() }, refusals: { 404: ['unknown_backup'] }, example: { query: { filename: exampleBackup } },
		refused: [{ ...noBackup, query: { filename: none } }],
	},
	status: {
		action: 'BackupController::status', method: 'GET', path: '/api/backup/status', access: 'admin', csrf: false,
		summary: 'How far a backup or a restore is, or how the last one ended', answers: { 200: BackupStatus }, example: {},
	},
	resume: {
		action: 'BackupController::resume', method: 'POST', path: '/api/backup/resume', access: 'admin', csrf: true,
		summary: 'Works on what is running for a few seconds, where background jobs are late', answers: { 200: BackupStatus },
		example: { body: {} },
	},
	cancel: {
		action: 'BackupController::cancel', method: 'POST', path: '/api/backup/cancel', access: 'admin', csrf: true,
		summary: 'Stops a backup or a restore, which leaves everything as it was before', answers: { 200: BackupStatus },
		example: { body: {} },
	},
	delete: {
		action: 'BackupController::delete', method: 'DELETE', path: '/api/backup', access: 'admin', csrf: true,
		summary: 'Deletes a backup', query: BackupQuery, answers: { 200: Done },
		refusals: { 404: ['unknown_backup'], ...running }, example: { query: { filename: exampleBackup } },
		refused: [{ ...noBackup, query: { filename: none } }],
	},
} as const satisfies Record<string, Route>
