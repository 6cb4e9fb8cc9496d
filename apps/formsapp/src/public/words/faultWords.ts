// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Fault, Question } from '../../rules/index.ts'
import { currentLanguage, n, t } from '../l10n.ts'
import { boundWords } from '../model/moments.ts'

/** What to do about an answer that is not right. */
export function faultWords(fault: Fault, question: Question): string {
	const { row, column } = fault.parameters
	if (typeof row !== 'number') {
		return sentence(fault, question, question.type)
	}
	const cell = question.columns.find(({ id }) => id === column)
	const text = sentence(fault, question, cell?.inputType ?? question.type)
	return cell === undefined
		? t('formsapp', 'Row {row}: {text}', { row, text })
		: t('formsapp', 'Row {row}, {column}: {text}', { row, column: cell.label, text })
}

/** @param type - of the question, or of the cell */
function sentence({ code, parameters }: Fault, question: Question, type: string): string {
	const [min, max] = [bound(parameters.min, type), bound(parameters.max, type)]
	const count = (name: 'min' | 'max' | 'missing') => Number(parameters[name] ?? 0)
	switch (code) {
		case 'required': return missing(question)
		case 'incomplete':
			return n('formsapp', 'One row has no answer yet.', '%n rows have no answer yet.', count('missing'))
		case 'bad_characters': return t('formsapp', 'Remove the characters that cannot be read.')
		case 'too_long': return n('formsapp', 'Write at most %n character.', 'Write at most %n characters.', count('max'))
		case 'not_an_email': return t('formsapp', 'Write an e-mail address, such as name@example.org.')
		case 'no_match':
			return typeof parameters.message === 'string' ? parameters.message : t('formsapp', 'Write this in the form that is asked for.')
		case 'not_a_number': return t('formsapp', 'Write a number.')
		case 'not_whole': return t('formsapp', 'Write a whole number.')
		case 'too_many_digits': return n('formsapp', 'Write at most %n digit.', 'Write at most %n digits.', count('max'))
		case 'too_small': return t('formsapp', 'Write {min} or more.', { min })
		case 'too_large': return t('formsapp', 'Write {max} or less.', { max })
		case 'not_a_choice': return t('formsapp', 'Choose one of the options.')
		case 'too_few':
			return type === 'table'
				? n('formsapp', 'Fill in at least %n row.', 'Fill in at least %n rows.', count('min'))
				: n('formsapp', 'Choose at least %n option.', 'Choose at least %n options.', count('min'))
		case 'too_many':
			return type === 'table'
				? n('formsapp', 'Fill in at most %n row.', 'Fill in at most %n rows.', count('max'))
				: n('formsapp', 'Choose at most %n option.', 'Choose at most %n options.', count('max'))
		case 'not_a_date': return t('formsapp', 'Write a whole date.')
		case 'not_a_time': return t('formsapp', 'Write a whole time.')
		case 'too_early': return t('formsapp', 'Choose {min} or later.', { min })
		case 'too_late': return t('formsapp', 'Choose {max} or earlier.', { max })
		default: return t('formsapp', 'Answer this question once more.')
	}
}

function missing({ type }: Question): string {
	switch (type) {
		case 'single_choice':
		case 'dropdown':
		case 'linear_scale':
		case 'rating': return t('formsapp', 'Choose an option.')
		case 'multiple_choice': return t('formsapp', 'Choose at least one option.')
		case 'matrix': return t('formsapp', 'Choose an option in each row.')
		case 'table': return t('formsapp', 'Fill in a row.')
		case 'file': return t('formsapp', 'This form asks for a file, and files cannot be sent yet. Tell whoever sent you the link.')
		default: return t('formsapp', 'Answer this question.')
	}
}

function bound(value: number | string | undefined, type: string): string {
	if (typeof value === 'number') {
		return value.toLocaleString(currentLanguage(), { maximumFractionDigits: 20 })
	}
	return value === undefined ? '' : boundWords(value, type)
}
