// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Conversion } from '@suite/schema/metadata/field/conversion'
import type { Field } from '@suite/schema/metadata/field'
import type { Sentences } from '@suite/ui/words/errors'
import { plain } from '@suite/ui/words/plain'
import { n, t } from '@nextcloud/l10n'
import { lostOf } from '../values/conversion.ts'
import { panelSentences } from './fieldWords.ts'

type Counts = Pick<Conversion, 'files' | 'folder_values' | 'folders' | 'changed' | 'lost'>

/** Whether a field gets another type, and not only other names of options. */
export const isOtherType = (field: Pick<Field, 'field_type'>, { field_type: type }: Pick<Conversion, 'field_type'>): boolean =>
	field.field_type !== type

/** What has a value, in a few words. */
export function countWords({ files, folder_values: ofFolders, folders }: Counts): string {
	const parts = [
		files === 0 && ofFolders > 0 ? '' : n('metadataapp', '%n file has a value.', '%n files have a value.', files),
		ofFolders === 0
			? ''
			: n('metadataapp', '%n team folder has a value of its own.', '%n team folders have a value of their own.', ofFolders),
		folders === 0 ? '' : n('metadataapp', 'The field is in %n team folder.', 'The field is in %n team folders.', folders),
	]
	return parts.filter((part) => part !== '').join(' ')
}

/** What becomes of the values, a sentence each. */
export function effectWords(counts: Counts): string[] {
	const { files, folder_values: ofFolders, changed } = counts
	const lost = lostOf(counts)
	const same = files + ofFolders - changed - lost
	return [
		changed === 0 ? '' : n('metadataapp', '%n value is rewritten.', '%n values are rewritten.', changed),
		same === 0 ? '' : n('metadataapp', '%n value stays as it is.', '%n values stay as they are.', same),
		lost === 0 ? '' : n('metadataapp', '%n value does not fit and is removed.', '%n values do not fit and are removed.', lost),
	].filter((sentence) => sentence !== '')
}

/** What the button says that begins it. */
export function startWords(isType: boolean, lost: number): string {
	if (lost > 0) {
		return n('metadataapp', 'Change type and remove %n value', 'Change type and remove %n values', lost)
	}
	return isType ? t('metadataapp', 'Change type') : t('metadataapp', 'Rename options')
}

/** What becomes what, for the reader of a list. */
export const renamedWords = ({ from, to }: { readonly from: string, readonly to: string }): string =>
	t('metadataapp', '“{from}” becomes “{to}”', { from, to }, plain)

/** Sentences for refusals while a field changes. */
export function conversionSentences(): Sentences {
	return {
		...panelSentences(),
		too_late: t('metadataapp', 'The new values are already in place, so this cannot be stopped any more.'),
		unknown_conversion: t('metadataapp', 'This field is not being changed any more. Reload the page.'),
		invalid_options: t('metadataapp', 'Somebody changed the options of this field. Reload the page.'),
	}
}
