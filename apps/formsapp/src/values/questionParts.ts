// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '@suite/schema/forms/question'
import type { AnsweredFile } from '@suite/schema/forms/upload'

/** The files in an answer to a question of type file. */
export function filesIn({ type }: Pick<Question, 'type'>, answer: unknown): readonly AnsweredFile[] {
	return type === 'file' && Array.isArray(answer)
		? answer.filter((one): one is AnsweredFile => isObject(one) && typeof one.id === 'string' && typeof one.name === 'string')
		: []
}

/** A choice, row or column of a question. */
export interface Part {
	readonly id: string
	readonly label: string
}

/** The parts of a question by the name of their list; whatever else a file may hold there is left out. */
export function partsOf(question: Pick<Question, 'options'>, list: 'choices' | 'rows' | 'columns'): Part[] {
	return partsIn(question.options, list)
}

function partsIn(options: unknown, list: string): Part[] {
	const parts = isObject(options) ? options[list] : undefined
	return (Array.isArray(parts) ? parts : []).filter(isObject).flatMap(({ id, label }) =>
		typeof id === 'string' ? [{ id, label: typeof label === 'string' ? label : id }] : [])
}

/** The choices of a column of a table. */
export function choicesOfColumn(question: Pick<Question, 'options'>, column: string): Part[] {
	const columns = isObject(question.options) ? (question.options as Record<string, unknown>).columns : undefined
	return partsIn((Array.isArray(columns) ? columns : []).filter(isObject).find(({ id }) => id === column), 'choices')
}

/** A number among the options of a question. */
export function numberIn(question: Pick<Question, 'options'>, name: string): number | null {
	const value = isObject(question.options) ? (question.options as Record<string, unknown>)[name] : undefined
	return typeof value === 'number' ? value : null
}

/** A text among the options of a question. */
export function textIn(question: Pick<Question, 'options'>, name: string): string {
	const value = isObject(question.options) ? (question.options as Record<string, unknown>)[name] : undefined
	return typeof value === 'string' ? value : ''
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value)
