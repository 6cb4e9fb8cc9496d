// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { t } from '@nextcloud/l10n'
import type { StructureWork } from '../stores/structureStore.ts'

const failed: Readonly<Record<StructureWork, () => string>> = {
	move: () => t('intranetapp', 'The page could not be moved. It stands where it was.'),
	rename: () => t('intranetapp', 'The page could not be renamed.'),
	remove: () => t('intranetapp', 'The page could not be deleted. Nothing is lost.'),
}

/** A sentence for what went wrong with the structure. What nobody expected is also written to the browser's log. */
export function structureError(work: StructureWork, error: unknown): string {
	if (error instanceof ApiError) {
		switch (error.reason) {
			case 'network': return t('intranetapp', 'The server cannot be reached. Check your connection, then try again.')
			case 'not_allowed': return work === 'move' ? t('intranetapp', 'You may not move this page, or not to that place. It stands where it was.') : t('intranetapp', 'You may not do this with the page, or with one below it.')
			case 'too_deep': return t('intranetapp', 'Pages are at most ten levels deep. The page stands where it was.')
			case 'other_language': return t('intranetapp', 'A page stays in its language. It stands where it was.')
			case 'home_protected': return t('intranetapp', 'The home page stays where it is.')
			case 'unknown_page': case 'unknown_parent': return t('intranetapp', 'The page is gone, or you may no longer see it.')
			case 'empty_title': return t('intranetapp', 'A page needs a title.')
		}
		if (error.status === 429) {
			return t('intranetapp', 'That was too often in a short time. Wait a minute, then try again.')
		}
	}
	console.error('intranetapp', error)
	return failed[work]()
}
