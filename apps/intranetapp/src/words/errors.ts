// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { t } from '@nextcloud/l10n'

/**
 * A sentence for what went wrong, with what to do next. What nobody expected is also written to the browser's log.
 *
 * @param failed - what could not be done, as a sentence
 * @param own - sentences by reason or status, before those that fit every request
 */
export function errorSentence(error: unknown, failed: string, own: Readonly<Record<string, string>>): string {
	const expected = error instanceof ApiError ? own[error.reason] ?? own[error.status] ?? commonSentence(error) : null
	if (expected === null) {
		console.error('intranetapp', failed, error)
	}
	return expected ?? failed
}

function commonSentence({ reason, status }: ApiError): string | null {
	if (reason === 'network') {
		return t('intranetapp', 'The server cannot be reached. Check your connection, then try again.')
	}
	switch (status) {
		case 401: return t('intranetapp', 'You are signed out. Sign in again in another tab, then try again.')
		case 429: return t('intranetapp', 'That was too often in a short time. Wait a minute, then try again.')
		default: return null
	}
}
