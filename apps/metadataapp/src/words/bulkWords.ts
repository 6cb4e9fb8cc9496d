// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { n, t } from '@nextcloud/l10n'
import type { BulkChange } from '../stores/bulk/bulkUndoStore.ts'
import type { BulkMode, BulkPreview, FieldPreview } from '../values/bulk/preview.ts'

/** What happens to values that are there. */
export function modeName(mode: BulkMode): string {
	return mode === 'overwrite' ? t('metadataapp', 'Replace existing values') : t('metadataapp', 'Fill in empty values only')
}

/** What becomes of a field, in a few words. */
export function fieldPreviewWords({ changed, replaced, same, kept }: FieldPreview, isEmptying: boolean): string {
	const parts = isEmptying
		? [
				changed === 0 ? '' : n('metadataapp', '%n file loses its value', '%n files lose their values', changed),
				same === 0 ? '' : n('metadataapp', '%n file has none', '%n files have none', same),
			]
		: [
				changed === 0 ? '' : n('metadataapp', '%n file gets this value', '%n files get this value', changed),
				replaced === 0 ? '' : n('metadataapp', '%n existing value is replaced', '%n existing values are replaced', replaced),
				same === 0 ? '' : n('metadataapp', '%n file already has it', '%n files already have it', same),
				kept === 0 ? '' : n('metadataapp', '%n file keeps its value', '%n files keep their values', kept),
			]
	return parts.filter((part) => part !== '').join(' · ')
}

/** What becomes of the files, a sentence each. */
export function previewLines({ changed, unchanged, readOnly, locked }: BulkPreview, missing: number): string[] {
	return [
		changed === 0
			? t('metadataapp', 'Nothing changes.')
			: n('metadataapp', '%n file changes.', '%n files change.', changed),
		changed === 0 || unchanged === 0 ? '' : n('metadataapp', '%n file stays as it is.', '%n files stay as they are.', unchanged),
		locked === 0
			? ''
			: n(
					'metadataapp',
					'Somebody else is editing %n file. It is left out unless they finish first.',
					'Others are editing %n files. These are left out unless they finish first.',
					locked,
				),
		readOnly === 0 ? '' : n('metadataapp', 'You may not change %n file.', 'You may not change %n files.', readOnly),
		missing === 0
			? ''
			: n(
					'metadataapp',
					'%n file is gone, or you can no longer see it.',
					'%n files are gone, or you can no longer see them.',
					missing,
				),
	].filter((line) => line !== '')
}

/** Why a file was not saved. */
export function failureWords(reason: string): string {
	switch (reason) {
		case 'locked': return t('metadataapp', 'Somebody else is editing it.')
		case 'converting': return t('metadataapp', 'An administrator is changing one of the fields. Try again in a few minutes.')
		case 'not_writable': return t('metadataapp', 'You may not change it.')
		case 'not_in_team_folder': return t('metadataapp', 'It is gone, or you can no longer see it.')
		case 'unknown_field': return t('metadataapp', 'It has moved to another team folder, or a field is gone.')
		case 'required_value': return t('metadataapp', 'A required field must not be empty.')
		case 'invalid_value': return t('metadataapp', 'A value does not fit its field.')
		default: return t('metadataapp', 'It could not be saved.')
	}
}

/** What was done. */
export function changeWords({ isClearing, files }: BulkChange): string {
	return isClearing
		? n('metadataapp', 'Values of %n file removed.', 'Values of %n files removed.', files.size)
		: n('metadataapp', '%n file changed.', '%n files changed.', files.size)
}
