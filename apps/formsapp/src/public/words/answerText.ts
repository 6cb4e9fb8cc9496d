// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { other } from '../../rules/answers/choice.ts'
import { choiceList } from '../../rules/definition/choices.ts'
import type { Question } from '../../rules/index.ts'
import { isList, type Json } from '../../rules/values/json.ts'
import { currentLanguage, t } from '../l10n.ts'
import { boundWords } from '../model/moments.ts'

/** An answer as people read it: labels for ids, dates and numbers as the reader writes them. Empty where there is none. */
export function answerText(question: Question, answer: Json): string {
	if (answer === null) {
		return ''
	}
	switch (question.type) {
		case 'single_choice':
		case 'multiple_choice':
		case 'dropdown': return listed(listOf(answer).map((id) => labelOf(question.choices, id)))
		case 'date':
		case 'datetime':
		case 'time': return boundWords(String(answer), question.type)
		case 'rating': return t('formsapp', '{count} of {most} stars', { count: plain(answer), most: plain(question.settings.max ?? 5) })
		case 'matrix': return Object.entries(answer).map(([row, chosen]: [string, Json]) =>
			`${labelOf(question.rows, row)}: ${listed(listOf(chosen).map((id) => labelOf(question.choices, id)))}`).join('\n')
		case 'table': return listOf(answer).map((row) => rowText(question, row)).join('\n')
		default: return listed(listOf(answer).map(plain))
	}
}

const listOf = (value: Json): readonly Json[] => isList(value) ? value : [value]
const listed = (words: readonly string[]): string => new Intl.ListFormat(currentLanguage()).format(words)

function plain(value: Json): string {
	return typeof value === 'number' ? value.toLocaleString(currentLanguage(), { maximumFractionDigits: 15 }) : String(value ?? '')
}

function labelOf(choices: Question['choices'], id: Json): string {
	const text = String(id)
	const label = choices.find(text)?.label.trim()
	return label === undefined || label === '' ? (text.startsWith(other) ? text.slice(other.length) : text) : label
}

function rowText({ columns }: Question, row: Json): string {
	const cells = new Map(Object.entries(row as Record<string, Json>))
	return columns.flatMap(({ id, label, inputType, choices }) => {
		const value = cells.get(id) ?? null
		if (value === null) {
			return []
		}
		const words = inputType === 'dropdown'
			? labelOf(choiceList(choices), value)
			: inputType === 'date' ? boundWords(String(value), 'date') : plain(value)
		return [`${label}: ${words}`]
	}).join(', ')
}
