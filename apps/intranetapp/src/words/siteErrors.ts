// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import { errorSentence } from '@suite/ui/words/errors'

/** A sentence for a menu or footer that could not be read or saved. */
export function siteError(error: unknown): string {
	return errorSentence(error, t('intranetapp', 'This could not be saved. What you changed stays here; try again.'), {
		network: t('intranetapp', 'The server cannot be reached. What you changed stays here; try again.'),
		stale_version: t('intranetapp', 'Somebody else saved in the meantime. Save over it, or go back and look at theirs first.'),
		not_allowed: t('intranetapp', 'You may not change this here. Ask an administrator of the site.'),
		invalid_input: t('intranetapp', 'A value is not possible. Addresses begin with https://, mailto:, tel:, / or #.'),
	})
}
