// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import { settingsSentences, type Sentences } from '@suite/ui/words/errors'

/** Sentences for errors on the panel of administrators. */
export function adminSentences(): Sentences {
	return {
		...settingsSentences(),
		bad_origin: t('formsapp', 'Enter https:// and the name of a website, without a path. Example: https://www.example.org'),
	}
}
