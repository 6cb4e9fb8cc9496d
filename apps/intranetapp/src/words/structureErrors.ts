// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { errorSentence } from '@suite/ui/words/errors'
import { t } from '@nextcloud/l10n'
import type { StructureWork } from '../stores/structureStore.ts'
import { storageSentences } from './storageErrors.ts'

const failed: Readonly<Record<StructureWork, () => string>> = {
	move: () => t('intranetapp', 'Could not move the page. Try again.'),
	rename: () => t('intranetapp', 'Could not rename the page. Try again.'),
	duplicate: () => t('intranetapp', 'Could not duplicate the page. Try again.'),
	remove: () => t('intranetapp', 'Could not delete the page. Try again.'),
}

/** A sentence for an error with the structure. */
export function structureError(work: StructureWork, error: unknown): string {
	const gone = t('intranetapp', 'The page no longer exists, or you no longer have access to it.')
	return errorSentence(error, failed[work](), {
		...storageSentences(),
		not_allowed: work === 'move'
			? t('intranetapp', 'You don\'t have permission to move this page there. It was not moved.')
			: t('intranetapp', 'You don\'t have permission to do this with the page or one of its subpages.'),
		too_deep: t('intranetapp', 'Pages can be nested up to ten levels deep. The page was not moved.'),
		other_language: t('intranetapp', 'Pages cannot be moved to another language. The page was not moved.'),
		too_large: t('intranetapp', 'There is not enough space for the images and files of the page.'),
		broken_file: t('intranetapp', 'The file of this page cannot be read. Restore an earlier version first.'),
		stale_version: t('intranetapp', 'Someone else changed the page in the meantime. Check the title and save again.'),
		home_protected: t('intranetapp', 'The home page cannot be moved or deleted.'),
		unknown_page: gone,
		unknown_parent: gone,
		empty_title: t('intranetapp', 'A page needs a title.'),
	})
}
