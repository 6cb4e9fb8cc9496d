// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import { errorSentence } from '@suite/ui/words/errors'

/** A sentence for what went wrong with the versions of a page. */
export function historyError(error: unknown): string {
	return errorSentence(error, t('intranetapp', 'The history cannot be shown right now. Try again.'), {
		unknown_version: t('intranetapp', 'This version is no longer kept. Choose another one.'),
		unknown_page: t('intranetapp', 'The page is gone, or you may no longer read it.'),
		not_allowed: t('intranetapp', 'You may read this page, but not change it.'),
	})
}
