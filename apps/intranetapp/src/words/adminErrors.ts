// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import { settingsSentences, type Sentences } from '@suite/ui/words/errors'

/** Sentences for errors on the admin panel. */
export function adminSentences(): Sentences {
	return {
		...settingsSentences(),
		no_team_folders: t('intranetapp', 'The Team folders app is not enabled. Enable it under Apps and try again.'),
		not_set_up: t('intranetapp', 'The Intranet is not set up yet. Set it up first.'),
		bad_domain: t('intranetapp', 'Not a valid host name. Example: video.example.org'),
		full: t(
			'intranetapp',
			'The team folder is full. Increase its quota in the settings of Team folders, or delete files, and try again.',
		),
		read_only: t('intranetapp', 'The server cannot write to the team folder. Check its storage and try again.'),
		busy: t('intranetapp', 'Another user is doing this right now. Try again in a moment.'),
	}
}
