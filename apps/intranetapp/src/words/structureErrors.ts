// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { errorSentence } from '@suite/ui/words/errors'
import { t } from '@nextcloud/l10n'
import type { StructureWork } from '../stores/structureStore.ts'

const failed: Readonly<Record<StructureWork, () => string>> = {
	move: () => t('intranetapp', 'The page could not be moved. It stands where it was.'),
	rename: () => t('intranetapp', 'The page could not be renamed.'),
	remove: () => t('intranetapp', 'The page could not be deleted. Nothing is lost.'),
}

/** A sentence for what went wrong with the structure. */
export function structureError(work: StructureWork, error: unknown): string {
	const gone = t('intranetapp', 'The page is gone, or you may no longer see it.')
	return errorSentence(error, failed[work](), {
		not_allowed: work === 'move' ? t('intranetapp', 'You may not move this page, or not to that place. It stands where it was.') : t('intranetapp', 'You may not do this with the page, or with one below it.'),
		too_deep: t('intranetapp', 'Pages are at most ten levels deep. The page stands where it was.'),
		other_language: t('intranetapp', 'A page stays in its language. It stands where it was.'),
		home_protected: t('intranetapp', 'The home page stays where it is.'),
		unknown_page: gone,
		unknown_parent: gone,
		empty_title: t('intranetapp', 'A page needs a title.'),
	})
}
