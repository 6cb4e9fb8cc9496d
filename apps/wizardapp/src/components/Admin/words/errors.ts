// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { t } from '@nextcloud/l10n'

/** A sentence for a refusal that is expected here, with what to do next; null for one nobody can do anything about. */
export function expectedError(error: unknown): string | null {
	if (!(error instanceof ApiError)) {
		return null
	}
	switch (error.reason) {
		case 'network': return t('wizardapp', 'The server cannot be reached. Check your connection, then try again.')
		case 'stale_revision': return t('wizardapp', 'Somebody else published in the meantime. Look at the new list first, then try again.')
		case 'unknown_language': return t('wizardapp', 'This server does not offer that language. Choose another one.')
		case 'unknown_entry': return t('wizardapp', 'This entry is no longer kept. Open the history again to see what is.')
		case 'duplicate_id': return t('wizardapp', 'Two steps have the same id. Give one of them another id.')
		case 'bad_selector': return t('wizardapp', 'A target is not a selector that a browser can read. Correct it or pick the element again.')
		case 'too_many_steps': return t('wizardapp', 'A tour has at most 50 steps. Delete one first.')
		case 'invalid_input': return t('wizardapp', 'Some values are not possible. Correct what is marked, then try again.')
		case 'not_json': return t('wizardapp', 'This is not a file of steps. Choose a file that was made with Export.')
	}
	switch (error.status) {
		case 401: return t('wizardapp', 'You are signed out. Sign in again in another tab, then come back and try again; your draft stays here.')
		case 403: return t('wizardapp', 'Your account may no longer change these settings. Ask another administrator.')
		case 413: return t('wizardapp', 'This is too large. At most 1 MB can be sent.')
		case 429: return t('wizardapp', 'That was too often in a short time. Wait a minute, then try again.')
		case 503: return t('wizardapp', 'The server is being maintained. Try again in a few minutes.')
	}
	return null
}

/** Tells of a failure that has no place of its own on the page. */
export function report(error: unknown, failed: string): void {
	const expected = expectedError(error)
	if (expected === null) {
		console.error('wizardapp', failed, error)
	}
	void toast('error', expected ?? failed)
}

/** Shows a message above the page; the parts for it come when they are needed. */
export async function toast(kind: 'error' | 'success', text: string): Promise<void> {
	const { showError, showSuccess } = await import('./toasts.ts')
	;(kind === 'error' ? showError : showSuccess)(text)
}
