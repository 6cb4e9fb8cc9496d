// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Fault, type Question } from '../../rules/index.ts'
import { faultWords } from '../../words/faultWords.ts'
import { currentLanguage, n, t } from '../l10n.ts'
import { boundWords } from '../model/moments.ts'

/** What to do about an answer: the words for the fault, more exact where the question is at hand. */
export function mistakeWords(fault: Fault, question: Question): string {
	const { row, column, ...parameters } = fault.parameters
	if (row === undefined) {
		return sentence(new Fault(fault.code, parameters), question, question.type)
	}
	const cell = question.columns.find(({ id }) => id === column)
	const text = sentence(new Fault(fault.code, parameters), question, cell?.inputType ?? question.type)
	return cell === undefined
		? t('formsapp', 'Row {row}: {sentence}', { row, sentence: text })
		: t('formsapp', 'Row {row}, {column}: {sentence}', { row, column: cell.label, sentence: text })
}

/** @param type - of the question, or of the cell */
function sentence({ code, parameters }: Fault, question: Question, type: string): string {
	const { min, max, missing } = parameters
	switch (code) {
		case 'required': return missingWords(question)
		case 'incomplete': return n('formsapp', 'One row has no answer yet.', '%n rows have no answer yet.', Number(missing))
		case 'too_long': return n('formsapp', 'Use at most %n character.', 'Use at most %n characters.', Number(max))
		case 'too_few':
			return type === 'table'
				? n('formsapp', 'Fill in at least %n row.', 'Fill in at least %n rows.', Number(min))
				: n('formsapp', 'Choose at least %n option.', 'Choose at least %n options.', Number(min))
		case 'too_many':
			return type === 'table'
				? n('formsapp', 'Fill in at most %n row.', 'Fill in at most %n rows.', Number(max))
				: type === 'file'
					? n('formsapp', 'At most %n file can be sent.', 'At most %n files can be sent.', Number(max))
					: n('formsapp', 'Choose at most %n option.', 'Choose at most %n options.', Number(max))
		case 'no_match': return faultWords({ code, parameters }, t)
		default: return faultWords({ code, parameters: readable(parameters, type) }, t)
	}
}

/** Bounds as people write them. */
function readable(parameters: Fault['parameters'], type: string): Fault['parameters'] {
	return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, typeof value === 'string'
		? boundWords(value, type)
		: value.toLocaleString(currentLanguage(), { maximumFractionDigits: 15 })]))
}

function missingWords({ type }: Question): string {
	switch (type) {
		case 'single_choice':
		case 'dropdown':
		case 'linear_scale':
		case 'rating': return t('formsapp', 'Choose an option.')
		case 'multiple_choice': return t('formsapp', 'Choose at least one option.')
		case 'matrix': return t('formsapp', 'Choose an option in each row.')
		case 'table': return t('formsapp', 'Fill in a row.')
		case 'file': return t('formsapp', 'Choose a file.')
		default: return t('formsapp', 'Answer this question.')
	}
}
