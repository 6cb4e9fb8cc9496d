// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Sentences } from '@suite/ui/words/errors'
import { t } from '@nextcloud/l10n'

/** What the server may refuse in the Library. */
export function librarySentences(): Sentences {
	return {
		unknown_folder: t('metadataapp', 'This team folder does not exist, or you have no access to it.'),
		not_in_team_folder: t('metadataapp', 'This file or folder is gone, or you have no access to it.'),
		other_folder: t('metadataapp', 'This file has moved to another team folder.'),
		not_writable: t('metadataapp', 'You may read these values but not change them.'),
		unknown_entry: t('metadataapp', 'This change is no longer in the history. Reload the page.'),
		invalid_value: t('metadataapp', 'The former value no longer fits the field. Enter it by hand.'),
		converting: t('metadataapp', 'An administrator is changing this field. Try again in a few minutes.'),
		restoring: t('metadataapp', 'A backup is being restored. Try again in a minute.'),
		required_value: t('metadataapp', 'This field must not be empty.'),
	}
}
