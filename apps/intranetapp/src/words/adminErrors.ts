// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import { errorSentence } from '@suite/ui/errors'

/**
 * A sentence for what went wrong on the panel.
 *
 * @param failed - what could not be done, as a sentence
 */
export function adminError(error: unknown, failed: string): string {
	return errorSentence(error, failed, {
		no_team_folders: t('intranetapp', 'The app Team folders is missing. Enable it under Apps, then try again.'),
		not_set_up: t('intranetapp', 'The Intranet is not set up yet. Set it up first.'),
		bad_domain: t('intranetapp', 'This is no name of a server. Enter it like video.example.org.'),
		busy: t('intranetapp', 'Somebody else is doing this right now. Try again in a moment.'),
		403: t('intranetapp', 'Your account may no longer change these settings. Ask another administrator.'),
	})
}
