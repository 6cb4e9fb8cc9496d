// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { t } from '@nextcloud/l10n'

/** A sentence for what went wrong with the versions of a page. What nobody expected is also written to the browser's log. */
export function historyError(error: unknown): string {
	if (error instanceof ApiError) {
		switch (error.reason) {
			case 'network': return t('intranetapp', 'The server cannot be reached. Check your connection, then try again.')
			case 'unknown_version': return t('intranetapp', 'This version is no longer kept. Choose another one.')
			case 'unknown_page': return t('intranetapp', 'The page is gone, or you may no longer read it.')
			case 'not_allowed': return t('intranetapp', 'You may read this page, but not change it.')
		}
	}
	console.error('intranetapp', error)
	return t('intranetapp', 'The history cannot be shown right now. Try again.')
}
