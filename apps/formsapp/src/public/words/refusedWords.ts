// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Refused } from '@suite/api/forms/public-client'
import { t } from '../l10n.ts'
import type { Pause } from '../model/patience.ts'

/** Why it takes longer; it goes on by itself. */
export function pauseWords({ cause }: Pause): string {
	switch (cause) {
		case 'offline':
			return t('formsapp', 'There is no connection. This goes on by itself as soon as there is one.')
		case 'crowded':
			return t('formsapp', 'Many people are answering right now. This goes on by itself in a moment.')
		case 'failing':
			return t('formsapp', 'The server has trouble right now. This goes on by itself as soon as it works again.')
	}
}

/** Why it did not work, for what is no state of the form. */
export function refusedWords({ status, reason }: Refused): string {
	if (status === 413) {
		return t('formsapp', 'Your answers are too long to be sent. Shorten the longest ones.')
	}
	if (status === 429) {
		return t('formsapp', 'There were too many attempts. Try again in half an hour.')
	}
	if (reason === 'key_reused') {
		return t('formsapp', 'Your answers have already arrived as you first sent them. What you changed after that was not sent.')
	}
	return reason === 'password_required'
		? t('formsapp', 'The password of the form was changed. Load this page again and write the new one.')
		: t('formsapp', 'Something went wrong on the server, and your answers were not sent. Try again in a few minutes.')
}
