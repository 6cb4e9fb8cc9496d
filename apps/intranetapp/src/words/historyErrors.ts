// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import { errorSentence } from '@suite/ui/words/errors'
import { storageSentences } from './storageErrors.ts'

/** A sentence for an error with the versions of a page. */
export function historyError(error: unknown): string {
	return errorSentence(error, t('intranetapp', 'Could not load the history. Try again.'), {
		...storageSentences(),
		unknown_version: t('intranetapp', 'This version no longer exists. Choose another one.'),
		unknown_page: t('intranetapp', 'The page no longer exists, or you no longer have access to it.'),
		not_allowed: t('intranetapp', 'You can view this page but not edit it.'),
	})
}
