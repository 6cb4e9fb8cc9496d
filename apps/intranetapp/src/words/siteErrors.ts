// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { t } from '@nextcloud/l10n'

/** A sentence for a menu or footer that could not be read or saved. What nobody expected is also written to the browser's log. */
export function siteError(error: unknown): string {
	if (error instanceof ApiError) {
		switch (error.reason) {
			case 'network': return t('intranetapp', 'The server cannot be reached. What you changed stays here; try again.')
			case 'stale_version': return t('intranetapp', 'Somebody else saved in the meantime. Save over it, or go back and look at theirs first.')
			case 'not_allowed': return t('intranetapp', 'You may not change this here. Ask an administrator of the site.')
			case 'invalid_input': return t('intranetapp', 'A value is not possible. Addresses begin with https://, mailto:, tel:, / or #.')
		}
	}
	console.error('intranetapp', error)
	return t('intranetapp', 'This could not be saved. What you changed stays here; try again.')
}
