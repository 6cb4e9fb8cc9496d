// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { nullable } from '../../nullable.ts'
import { limits } from '../limits.ts'
import { closed, FlagInput, open } from '../values.ts'

/** What backups are called: nothing else is looked for. */
export const BackupName = Type.String({
	maxLength: limits.backupNameCharacters,
	pattern: '^metadata_backup_[0-9]{4}-[0-9]{2}-[0-9]{2}_[0-9]{2}-[0-9]{2}-[0-9]{2}\\.ndjson\\.gz$',
	words: 'the name of a backup, as the list has it',
})

const counts = Type.Record(Type.String(), Type.Integer(), { description: 'rows by table' })

/** A backup that is complete. */
export const Backup = Type.Object({
	filename: Type.String(),
	created_at: Type.String({ description: 'ISO 8601 in UTC; when it was begun' }),
	version: Type.Integer({ description: 'of its format' }),
	size: Type.Integer({ description: 'bytes, compressed' }),
	counts,
	compressed: Type.Literal(true),
	is_daily: Type.Boolean({ description: 'whether nobody asked for it' }),
	checksum: Type.String({ description: 'SHA-256 of all that is in it' }),
}, { title: 'Backup', ...closed })
export type Backup = Static<typeof Backup>

export const Backups = Type.Object({
	backups: Type.Array(Backup, { description: `the newest first, at most ${limits.backups}` }),
}, { title: 'Backups', ...closed })
export type Backups = Static<typeof Backups>

export const BackupQuery = Type.Object({ filename: BackupName })

export const RestoreBackup = Type.Object({
	filename: BackupName,
	dry_run: Type.Optional(FlagInput),
}, { title: 'RestoreBackup', ...open, description: 'with dry_run everything is checked and nothing changes' })

/** What is going on, or was last. */
export const BackupStatus = Type.Object({
	status: Type.String({ enum: ['idle', 'running', 'completed', 'error', 'cancelled'] }),
	success: Type.Optional(Type.Boolean({ description: 'false after an error' })),
	operation: Type.Optional(Type.String({ enum: ['export', 'import'], description: 'a backup, or a restore' })),
	filename: Type.Optional(Type.String()),
	dry_run: Type.Optional(Type.Boolean()),
	progress: Type.Optional(Type.Integer({ description: 'rows that are done' })),
	total: Type.Optional(Type.Integer({ description: 'rows, as far as it is known' })),
	table: Type.Optional(Type.String({ description: 'that it is at' })),
	can_cancel: Type.Optional(Type.Boolean({ description: 'false at the end of a restore' })),
	started_at: Type.Optional(Type.String({ description: 'ISO 8601 in UTC' })),
	duration: Type.Optional(Type.Integer({ description: 'seconds, once it has ended' })),
	size: Type.Optional(Type.Integer({ description: 'bytes of a backup that is complete' })),
	counts: Type.Optional(counts),
	restored: Type.Optional(Type.Record(Type.String(), Type.Integer(), {
		description: 'rows by table that a restore brought, or would bring',
	})),
	replaced: Type.Optional(Type.Record(Type.String(), Type.Integer(), {
		description: 'rows by table that a dry run found in use, which a restore would replace',
	})),
	left_out: Type.Optional(Type.Integer({ description: 'rows of files that were deleted while the backup was made' })),
	error: Type.Optional(Type.String({ description: 'a sentence for people' })),
	reason: Type.Optional(Type.String({ description: 'a word for programs: broken_backup, fields_changed, interrupted, unsettled' })),
	detail: Type.Optional(Type.String({ description: 'what exactly is wrong with a backup, in English, for who looks into it' })),
	jobs_ran_at: nullable(Type.String(), 'ISO 8601 in UTC; when background jobs last looked for something to do'),
}, { title: 'BackupStatus', ...closed })
export type BackupStatus = Static<typeof BackupStatus>
