// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { errorSentence } from '@suite/ui/words/errors'
import { t } from '@nextcloud/l10n'
import type { ApprovalWork } from '../stores/approvalStore.ts'

const failed: Readonly<Record<ApprovalWork, () => string>> = {
	list: () => t('intranetapp', 'Could not load what is waiting for approval. Try again.'),
	read: () => t('intranetapp', 'Could not load what is waiting for approval. Try again.'),
	accept: () => t('intranetapp', 'Could not approve the change. Try again.'),
	reject: () => t('intranetapp', 'Could not send the change back. Try again.'),
	withdraw: () => t('intranetapp', 'Could not withdraw your change. Try again.'),
}

/** A sentence for an error with what waits for approval. */
export function approvalError(work: ApprovalWork, error: unknown): string {
	return errorSentence(error, failed[work](), {
		stale_version: t('intranetapp', 'This changed while you were looking at it. Review it again.'),
		unknown_change: t('intranetapp', 'Someone approved it, sent it back or withdrew it already.'),
		unknown_page: t('intranetapp', 'The page no longer exists, or you no longer have access to it.'),
		not_allowed: t('intranetapp', 'You no longer have permission to publish this page.'),
	})
}
