// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '@suite/schema/forms/question'
import type { AnsweredFile } from '@suite/schema/forms/upload'
import { getCanonicalLocale, t } from '@nextcloud/l10n'
import { day, number } from '@suite/ui/words/formats'
import { plain } from '@suite/ui/words/plain'
import { fileSize } from '../values/fileSize.ts'
import { choicesOfColumn, filesIn, isObject, numberIn, partsOf, type Part } from '../values/questionParts.ts'

/** What stands before a text that somebody wrote instead of choosing. */
const other = 'other:'

/** An answer as people read it: labels for ids, dates and numbers as the reader writes them. Empty where there is none. */
export function answerText(question: Question, answer: unknown): string {
	if (answer === null || answer === undefined || answer === '') {
		return ''
	}
	switch (question.type) {
		case 'single_choice':
		case 'multiple_choice':
		case 'dropdown': return listOf(answer).map((id) => chosen(partsOf(question, 'choices'), id)).join(', ')
		case 'rating': return typeof answer === 'number'
			? t('formsapp', '{stars} of {most}', { stars: number(answer), most: number(numberIn(question, 'max') ?? 5) }, plain)
			: asText(answer)
		case 'date': return typeof answer === 'string' ? dayText(answer) : asText(answer)
		case 'datetime': return typeof answer === 'string' ? momentText(answer) : asText(answer)
		case 'matrix': return matrixText(question, answer)
		case 'table': return listOf(answer).map((row) => rowText(question, row)).join('\n')
		case 'file': return filesIn(question, answer).map(({ name }) => name).join(', ')
		default: return asText(answer)
	}
}

const listOf = (value: unknown): readonly unknown[] => Array.isArray(value) ? value : [value]

function chosen(parts: readonly Part[], id: unknown): string {
	if (typeof id !== 'string') {
		return asText(id)
	}
	return parts.find((part) => part.id === id)?.label ?? (id.startsWith(other) ? id.slice(other.length).trim() : id)
}

function matrixText(question: Question, answer: unknown): string {
	const columns = partsOf(question, 'columns')
	const rows = new Map(partsOf(question, 'rows').map(({ id, label }) => [id, label]))
	return Object.entries(isObject(answer) ? answer : {})
		.map(([row, cells]) => `${rows.get(row) ?? row}: ${listOf(cells).map((id) => chosen(columns, id)).join(', ')}`)
		.join('\n')
}

function rowText(question: Question, row: unknown): string {
	const columns = new Map(partsOf(question, 'columns').map(({ id, label }) => [id, label]))
	return Object.entries(isObject(row) ? row : {})
		.map(([column, value]) => [columns.get(column) ?? column, chosen(choicesOfColumn(question, column), value)])
		.filter(([, text]) => text !== '')
		.map(([label, text]) => `${label}: ${text}`)
		.join(', ')
}

/** A file and its size, such as `plan.pdf (1.4 MB)`. */
export const fileText = ({ name, size }: AnsweredFile): string =>
	t('formsapp', '{name} ({size})', { name, size: fileSize(size, getCanonicalLocale()) }, plain)

/** A day on nobody's clock. */
function dayText(text: string): string {
	const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T12:00:00`) : null
	return date === null || Number.isNaN(date.getTime()) ? text : day(date)
}

/** A time without an offset stays as it was chosen; one with an offset is shown on the clock of the reader. */
function momentText(text: string): string {
	const date = new Date(text)
	return Number.isNaN(date.getTime())
		? text
		: date.toLocaleString(getCanonicalLocale(), { dateStyle: 'medium', timeStyle: 'short' })
}

function asText(value: unknown): string {
	switch (typeof value) {
		case 'string': return value
		case 'number': return number(value)
		case 'boolean': return value ? t('formsapp', 'Yes') : t('formsapp', 'No')
		default: return value === null || value === undefined
			? ''
			// Files are told by their names, also those of a question that is gone.
			: listOf(value).map((one) => !isObject(one) ? asText(one) : typeof one.name === 'string' ? one.name : '…').join(', ')
	}
}
