// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Backup, BackupStatus } from '@suite/schema/metadata/service/backup'
import type { Sentences } from '@suite/ui/words/errors'
import { settingsSentences } from '@suite/ui/words/errors'
import { number } from '@suite/ui/words/formats'
import { plain } from '@suite/ui/words/plain'
import { getCanonicalLocale, n, t } from '@nextcloud/l10n'
import { begunAt, isReplaced, rowsOf, runKind, stageOf, type Content, type Counts } from '../../values/service/backupRun.ts'

/** A day with its time to the second, because two backups can be of the same minute. */
export const stamp = (date: Date): string => date.toLocaleString(getCanonicalLocale(), { dateStyle: 'medium', timeStyle: 'medium' })

/** When a backup was begun, as people tell it from others. */
export function backupName(filename: string): string {
	const begun = begunAt(filename)
	return begun === null ? filename : stamp(begun)
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** How large a file is, such as `1.4 MB`. */
export function sizeWords(bytes: number): string {
	const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
	const size = bytes / 1_024 ** step
	const format = { style: 'unit', unit: units[step] ?? 'byte', maximumFractionDigits: size < 10 ? 1 : 0 } as const
	return size.toLocaleString(getCanonicalLocale(), format)
}

/** A text with its number as people of the locale write it. */
const grouped = (text: string, count: number): string => text.replace(String(count), number(count))

/** What is in a backup, in a few words. */
export function contentWords(counts: Counts): string {
	const [fields, values] = [counts.fields ?? 0, (counts.values ?? 0) + (counts.folder_values ?? 0)]
	const [views, grants, history] = [counts.views ?? 0, counts.grants ?? 0, counts.history ?? 0]
	const parts = [
		n('metadataapp', '%n field', '%n fields', fields),
		values === 0 ? '' : grouped(n('metadataapp', '%n value', '%n values', values), values),
		views === 0 ? '' : n('metadataapp', '%n view', '%n views', views),
		grants === 0 ? '' : n('metadataapp', '%n permission', '%n permissions', grants),
		history === 0 ? '' : grouped(n('metadataapp', '%n change in the history', '%n changes in the history', history), history),
	]
	return rowsOf(counts) === 0
		? t('metadataapp', 'Nothing, because there were no fields')
		: parts.filter((part) => part !== '').join(' · ')
}

/** The name of a part of a backup. */
export function contentName(content: Content): string {
	switch (content) {
		case 'fields': return t('metadataapp', 'Fields')
		case 'assignments': return t('metadataapp', 'Fields in team folders')
		case 'values': return t('metadataapp', 'Values of files')
		case 'folder_values': return t('metadataapp', 'Values of team folders')
		case 'views': return t('metadataapp', 'Views')
		case 'grants': return t('metadataapp', 'Permissions')
		case 'history': return t('metadataapp', 'Changes in the history')
	}
}

/** What is going on, as a heading. */
export function runName(status: BackupStatus): string {
	const name = backupName(status.filename ?? '')
	switch (runKind(status)) {
		case 'check': return t('metadataapp', 'Checking the backup of {moment}', { moment: name }, plain)
		case 'restore': return t('metadataapp', 'Restoring the backup of {moment}', { moment: name }, plain)
		default: return t('metadataapp', 'Making a backup')
	}
}

/** How far it is. */
export function stageWords(status: BackupStatus): string {
	switch (stageOf(status)) {
		case 'start': return t('metadataapp', 'Starting …')
		case 'rows': return t(
			'metadataapp',
			'{done} of {all} rows',
			{ done: number(status.progress ?? 0), all: number(status.total ?? 0) },
		)
		case 'verify': return t('metadataapp', 'All rows are read. Checking that they fit together …')
		case 'exchange': return t('metadataapp', 'Everything is checked. Replacing what is there now …')
		case 'settle': return t('metadataapp', 'Everything is replaced. Tidying up, which can no longer be cancelled …')
	}
}

/** How the last one ended, as a sentence; an error has its reason beside it. */
export function endWords(status: BackupStatus): string {
	const [kind, moment] = [runKind(status), backupName(status.filename ?? '')]
	if (status.status === 'cancelled') {
		return kind === 'backup' ? t('metadataapp', 'Cancelled. No backup was made.') : t('metadataapp', 'Cancelled. Nothing has changed.')
	}
	const isGood = status.status === 'completed'
	switch (kind) {
		case 'check': return isGood
			? t('metadataapp', 'The backup of {moment} is complete and can be restored.', { moment }, plain)
			: t('metadataapp', 'The backup of {moment} cannot be restored.', { moment }, plain)
		case 'restore': return isGood
			? t('metadataapp', 'The backup of {moment} has been restored.', { moment }, plain)
			: isReplaced(status)
				? t('metadataapp', 'The backup of {moment} has been restored, but there was a problem.', { moment }, plain)
				: t('metadataapp', 'Could not restore the backup of {moment}.', { moment }, plain)
		default: return isGood ? t('metadataapp', 'The backup is complete.') : t('metadataapp', 'Could not make the backup.')
	}
}

/** What else there is to say of one that ended well, a sentence each. */
export function resultLines(status: BackupStatus): string[] {
	const rows = rowsOf(status.counts ?? status.restored ?? {})
	const lines = status.status !== 'completed'
		? []
		: [
				{
					backup: n('metadataapp', 'It has %n row and takes up {size}.', 'It has %n rows and takes up {size}.', rows, {
						size: sizeWords(status.size ?? 0),
					}, plain),
					check: '',
					restore: grouped(n('metadataapp', '%n row was restored.', '%n rows were restored.', rows), rows),
				}[runKind(status) ?? 'check'],
				leftOutWords(status),
			]
	return lines.filter((line) => line !== '')
}

/** What a restore leaves out, and why; empty for nothing. */
export function leftOutWords({ left_out: leftOut = 0, dry_run: isDry = false }: BackupStatus): string {
	if (leftOut === 0) {
		return ''
	}
	return isDry
		? n(
				'metadataapp',
				'%n row is left out, because its file or view was deleted while the backup was made.',
				'%n rows are left out, because their files or views were deleted while the backup was made.',
				leftOut,
			)
		: n(
				'metadataapp',
				'%n row was left out, because its file or view was deleted while the backup was made.',
				'%n rows were left out, because their files or views were deleted while the backup was made.',
				leftOut,
			)
}

/** Who asked for a backup. */
export const originWords = ({ is_daily: isDaily }: Pick<Backup, 'is_daily'>): string =>
	isDaily ? t('metadataapp', 'Automatic') : t('metadataapp', 'Manual')

/** Sentences for refusals. */
export function backupSentences(): Sentences {
	return {
		...settingsSentences(),
		403: t('metadataapp', 'Only administrators may see backups. Ask one of them, or sign in again.'),
		unknown_backup: t('metadataapp', 'This backup no longer exists. Reload the page.'),
		backup_running: t('metadataapp', 'A backup is being made or restored. Wait until it is done, or cancel it.'),
		converting: t('metadataapp', 'A field is being changed along with its values. Wait until that is done, then try again.'),
	}
}
