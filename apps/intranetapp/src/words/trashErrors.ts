// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { errorSentence } from '@suite/ui/words/errors'
import { t } from '@nextcloud/l10n'
import type { TrashWork } from '../stores/trashStore.ts'
import { storageSentences } from './storageErrors.ts'

const failed: Readonly<Record<TrashWork, () => string>> = {
	load: () => t('intranetapp', 'Could not load the deleted pages.'),
	restore: () => t('intranetapp', 'Could not restore the page. Try again.'),
	remove: () => t('intranetapp', 'Could not delete the page. Try again.'),
}

/** A sentence for an error with deleted pages. */
export function trashError(work: TrashWork, error: unknown): string {
	return errorSentence(error, failed[work](), {
		...storageSentences(),
		not_allowed: work === 'restore'
			? t('intranetapp', 'You don\'t have permission to restore this page where it was.')
			: t('intranetapp', 'You don\'t have permission to permanently delete this page.'),
		unknown_page: t(
			'intranetapp',
			'This page is no longer among the deleted pages. Someone may have restored or permanently deleted it.',
		),
		unknown_language: t('intranetapp', 'There are no pages in the language of this page any more. Ask an administrator to add it.'),
		name_taken: t('intranetapp', 'There are pages in this language again. Restore single pages in Deleted files.'),
		busy: t('intranetapp', 'Someone else is changing these pages right now. Try again in a moment.'),
	})
}
