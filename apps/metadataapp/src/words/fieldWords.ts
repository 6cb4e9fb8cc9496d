// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { FieldUsage } from '@suite/schema/metadata/field'
import { n, t } from '@nextcloud/l10n'
import { settingsSentences, type Sentences } from '@suite/ui/words/errors'

/** Where a field is in use, in a few words. */
export function usageWords({ folders, files, folder_values: ofFolders }: FieldUsage): string {
	const parts = [
		folders === 0 ? t('metadataapp', 'In no team folder') : n('metadataapp', '%n team folder', '%n team folders', folders),
		files === 0 ? '' : n('metadataapp', '%n file', '%n files', files),
		ofFolders === 0 ? '' : n('metadataapp', 'filled in for %n team folder', 'filled in for %n team folders', ofFolders),
	]
	return parts.filter((part) => part !== '').join(' · ')
}

/** What is lost with a field, a sentence each. */
export function lossWords({ folders, files, folder_values: ofFolders }: FieldUsage): string[] {
	const lines = [
		folders === 0 ? '' : n('metadataapp', 'It disappears from %n team folder.', 'It disappears from %n team folders.', folders),
		files === 0 ? '' : n('metadataapp', 'Its value in %n file is deleted.', 'Its values in %n files are deleted.', files),
		ofFolders === 0
			? ''
			: n('metadataapp', 'Its value for %n team folder is deleted.', 'Its values for %n team folders are deleted.', ofFolders),
	].filter((line) => line !== '')
	return lines.length > 0 ? lines : [t('metadataapp', 'It is in no team folder and nothing is filled in.')]
}

/** Sentences for refusals on the panels of administrators and managers. */
export function panelSentences(): Sentences {
	return {
		...settingsSentences(),
		unknown_field: t('metadataapp', 'Somebody deleted this field. Reload the page.'),
		unknown_folder: t('metadataapp', 'This team folder is gone. Reload the page.'),
		backup_running: t('metadataapp', 'A backup is being made or restored. Wait until it is done, then try again.'),
		restoring: t('metadataapp', 'A backup is being restored. Try again in a minute.'),
		converting: t('metadataapp', 'This field is already being changed. Wait until that is done.'),
		not_manager: t('metadataapp', 'You may no longer manage the fields of this team folder.'),
		too_many_fields: t('metadataapp', 'There are as many fields as this server can have. Delete one first.'),
		unknown_subject: t('metadataapp', 'This account or group no longer exists. Choose another one.'),
		unknown_grant: t('metadataapp', 'Somebody has taken this permission away already. Reload the page.'),
	}
}
