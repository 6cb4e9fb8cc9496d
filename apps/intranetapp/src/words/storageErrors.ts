// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import type { Sentences } from '@suite/ui/words/errors'

/** Sentences for a team folder that takes nothing more. */
export function storageSentences(): Sentences {
	return {
		full: t('intranetapp', 'The team folder is full, so nothing was changed. Ask an administrator for more space.'),
		read_only: t(
			'intranetapp',
			'The server cannot write to the team folder, so nothing was changed. Ask an administrator to check its storage.',
		),
	}
}
