// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import { errorSentence } from '@suite/ui/words/errors'
import { storageSentences } from './storageErrors.ts'

/** A sentence for a menu or footer that could not be read or saved. */
export function siteError(error: unknown): string {
	return errorSentence(error, t('intranetapp', 'Could not save. Your changes are kept here. Try again.'), {
		...storageSentences(),
		network: t('intranetapp', 'The server cannot be reached. Your changes are kept here. Try again.'),
		stale_version: t('intranetapp', 'Someone else saved changes in the meantime. Overwrite them, or go back and review them first.'),
		not_allowed: t('intranetapp', 'You don\'t have permission to change this. Ask an intranet administrator.'),
		invalid_input: t('intranetapp', 'A value is not valid. Addresses start with https://, mailto:, tel:, / or #.'),
	})
}
