// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ClosedState } from '../document.ts'
import { t } from '../l10n.ts'

/** The default of the server, in English; anything else is the author's own text. */
const full = 'This form takes no more responses.'

export interface StateWords {
	readonly heading: string
	readonly text: string
}

/**
 * What the page says when the form closed while it was open; what it says from the start is `PageTexts` in PHP, in the same words.
 *
 * @param message - of the server
 * @param isEmbedded - in a page of another website, where nobody can log in
 */
export function stateWords(state: ClosedState, message: string, isEmbedded = false): StateWords {
	switch (state) {
		case 'login_required': return {
			heading: t('formsapp', 'Log in to answer this form.'),
			text: isEmbedded
				? t('formsapp', 'Open the form in a new tab and log in there.')
				: t('formsapp', 'It is for people who have an account here.'),
		}
		case 'not_open': return {
			heading: t('formsapp', 'This form is not open yet.'),
			text: t('formsapp', 'Come back later: the same link will work.'),
		}
		case 'not_invited': return {
			heading: t('formsapp', 'This form is for other people.'),
			text: t('formsapp', 'Your account is not one of those that may answer it.'),
		}
		case 'expired': return {
			heading: t('formsapp', 'This form is closed.'),
			text: t('formsapp', 'The deadline has passed.'),
		}
		case 'full': return {
			heading: t('formsapp', 'This form takes no more responses.'),
			text: message === full || message === '' ? t('formsapp', 'This form has received all the answers it can take.') : message,
		}
		case 'unknown_link': return {
			heading: t('formsapp', 'There is no form at this address.'),
			text: t('formsapp', 'The link may have been switched off or replaced. Ask the person who sent it to you.'),
		}
		case 'already_answered': return {
			heading: t('formsapp', 'You have already answered this form.'),
			text: t('formsapp', 'It takes one response from each person.'),
		}
	}
}
