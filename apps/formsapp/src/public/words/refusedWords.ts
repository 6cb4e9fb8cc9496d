// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Refused } from '@suite/api/forms/public-client'
import { t } from '../l10n.ts'
import type { Pause } from '../model/patience.ts'

/**
 * Why it takes longer; it goes on by itself.
 *
 * @param what - is asked for, or sent
 */
export function pauseWords({ cause }: Pause, what: 'form' | 'answers' | 'file'): string {
	switch (cause) {
		case 'offline':
			return what === 'form'
				? t('formsapp', 'You are offline. The form opens as soon as you are back online.')
				: what === 'file'
					? t('formsapp', 'You are offline. The file is sent as soon as you are back online.')
					: t('formsapp', 'You are offline. Your answers are sent as soon as you are back online.')
		case 'crowded':
			return t('formsapp', 'Many people are answering right now. This page tries again in a moment.')
		case 'failing':
			return t('formsapp', 'The server is not responding properly. This page keeps trying.')
	}
}

/** Why it did not work, for what is no state of the form. */
export function refusedWords({ status, reason }: Pick<Refused, 'status' | 'reason'>): string {
	if (status === 413) {
		return t('formsapp', 'Your answers are too long to be sent. Shorten the longest ones.')
	}
	if (status === 429) {
		return t('formsapp', 'There were too many attempts. Try again in half an hour.')
	}
	if (reason === 'key_reused') {
		return t('formsapp', 'Your answers have already arrived as you first sent them. Later changes were not sent.')
	}
	return reason === 'password_required'
		? t('formsapp', 'The password of the form was changed. Reload this page and enter the new one.')
		: t('formsapp', 'Something went wrong on the server, and your answers were not sent. Try again in a few minutes.')
}
