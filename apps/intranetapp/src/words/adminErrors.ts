// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { t } from '@nextcloud/l10n'

/**
 * A sentence for what went wrong on the panel, with what to do next. What nobody expected is also written to the
 * browser's log.
 *
 * @param failed - what could not be done, as a sentence
 */
export function adminError(error: unknown, failed: string): string {
	if (error instanceof ApiError) {
		switch (error.reason) {
			case 'network': return t('intranetapp', 'The server cannot be reached. Check your connection, then try again.')
			case 'no_team_folders': return t('intranetapp', 'The app Team folders is missing. Enable it under Apps, then try again.')
			case 'not_set_up': return t('intranetapp', 'The Intranet is not set up yet. Set it up first.')
			case 'bad_domain': return t('intranetapp', 'This is no name of a server. Enter it like video.example.org.')
			case 'busy': return t('intranetapp', 'Somebody else is doing this right now. Try again in a moment.')
		}
		switch (error.status) {
			case 401: return t('intranetapp', 'You are signed out. Sign in again in another tab, then try again.')
			case 403: return t('intranetapp', 'Your account may no longer change these settings. Ask another administrator.')
			case 429: return t('intranetapp', 'That was too often in a short time. Wait a minute, then try again.')
		}
	}
	console.error('intranetapp', failed, error)
	return failed
}
