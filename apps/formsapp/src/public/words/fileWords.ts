// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Refused } from '@suite/api/forms/public-client'
import type { Question } from '../../rules/index.ts'
import { fileSize, megabyte } from '../../values/fileSize.ts'
import { currentLanguage, n, t } from '../l10n.ts'
import { closedState } from '../views/closedView.ts'
import { refusedWords } from './refusedWords.ts'
import { stateWords } from './stateWords.ts'

export const sizeWords = (bytes: number): string => fileSize(bytes, currentLanguage())

/** What may be sent for a question. */
export function fileHint({ settings: { maxFiles = 1, maxFileSize = 0, allowedTypes = [] } }: Question): string {
	const size = sizeWords(maxFileSize * megabyte)
	const amount = n('formsapp', 'At most %n file of {size}.', 'At most %n files of {size} each.', maxFiles, { size })
	if (allowedTypes.length === 0) {
		return amount
	}
	const types = allowedTypes.map((one) => one === 'image/*' ? t('formsapp', 'pictures') : one.replace(/^\./, '').toUpperCase())
	return `${amount} ${t('formsapp', 'Allowed types: {types}.', { types: types.join(', ') })}`
}

/** Why a file was not sent, and what to do. */
export function fileWords(refused: Pick<Refused, 'status' | 'reason'>, { settings }: Question): string {
	switch (refused.reason) {
		case 'empty_file': return t('formsapp', 'The file is empty. Choose another one.')
		case 'wrong_type': return t('formsapp', 'Files of this type are not accepted. Choose another one.')
		case 'uploads_full': return t('formsapp', 'This form has no room for more files. Tell the person who sent you the link.')
		case 'not_for_files': return t('formsapp', 'The form has changed. Reload it: your answers are kept on this device.')
	}
	const state = closedState(refused.reason)
	if (state !== undefined) {
		return stateWords(state, '').heading
	}
	if (refused.status === 413) {
		const size = sizeWords((settings.maxFileSize ?? 0) * megabyte)
		return t('formsapp', 'The file is too large. It may have at most {size}.', { size })
	}
	return refused.status === 429 || refused.reason === 'password_required'
		? refusedWords(refused)
		: t('formsapp', 'The file could not be sent. Try again in a few minutes.')
}
