// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Refused } from '@suite/api/forms/public-client'
import type { OwnResponse } from '@suite/schema/forms/response'
import { make } from '../../dom.ts'
import { t } from '../../l10n.ts'
import { instantWords } from '../../model/moments.ts'
import { showBelowHead, showHead } from '../head.ts'

/** What the form says while somebody changes answers. */
export const changeWords = ({ submitted, changed }: OwnResponse['response']) => ({
	begin: changed === null
		? t('formsapp', 'These are the answers that you sent on {date}.', { date: instantWords(submitted) })
		: t('formsapp', 'These are your answers as you last changed them on {date}.', { date: instantWords(changed) }),
	send: t('formsapp', 'Save changes'),
})

/** Whether a reason says that there is nothing to change by this link. */
export const cannotChange = (reason: string): boolean => reason === 'no_corrections' || reason === 'unknown_response'

/** Says why nothing can be changed. */
export function showCannotChange(root: HTMLElement, { reason }: Pick<Refused, 'reason'>): void {
	const text = reason === 'no_corrections'
		? t('formsapp', 'Answers to this form can no longer be changed.')
		: t('formsapp', 'The link is incomplete, the answers have been deleted, or they belong to another account.')
	showHead(root, t('formsapp', 'These answers cannot be changed'), make('p', { class: 'text' }, text)).focus()
	showBelowHead(root)
}
