// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Fault } from '../rules/index.ts'
import { decimalOf } from '../rules/values/decimal.ts'

/** As of `@nextcloud/l10n`, which the page of a link does without. */
export type Translate = (app: string, text: string) => string

/** What is wrong with an answer; the server has the same in `FaultSentences.php`. */
export function faultWords(fault: Pick<Fault, 'code' | 'parameters'>, t: Translate): string {
	const { row } = fault.parameters
	const filled = fill(sentence(fault, t), fault.parameters)
	return row === undefined ? filled : fill(t('formsapp', 'Row {row}: {sentence}'), { row, sentence: filled })
}

function sentence({ code, parameters: { message } }: Pick<Fault, 'code' | 'parameters'>, t: Translate): string {
	switch (code) {
		case 'required': return t('formsapp', 'Answer this question.')
		case 'incomplete': return t('formsapp', 'Answer every row. Rows that are missing: {missing}.')
		case 'bad_characters': return t('formsapp', 'The answer has characters that cannot be stored. Type it again.')
		case 'too_long': return t('formsapp', 'The answer is too long. Use at most {max} characters.')
		case 'not_an_email': return t('formsapp', 'Enter an email address, such as ann@example.org.')
		case 'no_match':
			return typeof message === 'string' && message !== '' ? message : t('formsapp', 'This answer does not fit the question.')
		case 'not_a_number': return t('formsapp', 'Enter a number.')
		case 'not_whole': return t('formsapp', 'Choose a whole number.')
		case 'too_many_digits': return t('formsapp', 'Enter a number with at most {max} digits.')
		case 'too_small': return t('formsapp', 'The lowest possible value is {min}.')
		case 'too_large': return t('formsapp', 'The highest possible value is {max}.')
		case 'not_a_choice': return t('formsapp', 'Choose one of the choices.')
		case 'too_few': return t('formsapp', 'Enter {min} or more.')
		case 'too_many': return t('formsapp', 'Enter {max} or less.')
		case 'not_a_date': return t('formsapp', 'This day does not exist. Choose a date.')
		case 'not_a_time': return t('formsapp', 'Enter a time, such as 09:30.')
		case 'too_early': return t('formsapp', 'The earliest possible value is {min}.')
		case 'too_late': return t('formsapp', 'The latest possible value is {max}.')
		case 'unknown_question': return t('formsapp', 'The form no longer asks this.')
		case 'unknown_row': return t('formsapp', 'The question no longer has this row.')
		case 'unknown_column': return t('formsapp', 'The question no longer has this column.')
		case 'wrong_shape': return t('formsapp', 'This is not an answer to this question.')
	}
}

function fill(text: string, values: Fault['parameters']): string {
	return text.replace(/\{(\w+)\}/g, (place, name: string) => {
		const value = Object.hasOwn(values, name) ? values[name] : undefined
		return value === undefined ? place : typeof value === 'string' ? value : decimalOf(value) ?? ''
	})
}
