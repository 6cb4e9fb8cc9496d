// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'

/** What a group is called that has not one value alone. */
export function groupWords(values: readonly (string | null)[]): string {
	const texts = values.filter((value) => value !== null)
	if (values.length === 0) {
		return t('metadataapp', 'Other values')
	}
	return texts.length === 0 ? t('metadataapp', 'Empty') : texts.join(', ')
}
