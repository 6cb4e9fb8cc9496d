// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { QuestionType } from '@suite/schema/forms/question'
import { choicesOf, hasChoices, patched, type Options, type Question } from './form.ts'
import { newId } from './ids.ts'

/** Types that can be added, in the groups of the menu. */
export const typeGroups = Object.freeze([
	['single_choice', 'multiple_choice', 'dropdown'],
	['text', 'textarea', 'email', 'number'],
	['date', 'time', 'datetime'],
	['linear_scale', 'rating', 'matrix', 'table', 'file'],
	['section'],
] as const satisfies readonly (readonly QuestionType[])[])

export const isText = (type: QuestionType): boolean => type === 'text' || type === 'textarea' || type === 'email'

/** What a new question of a type begins with. */
export function defaultOptions(type: QuestionType): Options {
	switch (type) {
		case 'single_choice':
		case 'multiple_choice':
		case 'dropdown':
			return { choices: [{ id: newId('c'), label: '' }] }
		case 'linear_scale': return { min: 1, max: 5 }
		case 'rating': return { max: 5 }
		case 'matrix': return { rows: [{ id: newId('r'), label: '' }], columns: [{ id: newId('c'), label: '' }] }
		case 'table': return { columns: [{ id: newId('c'), label: '', inputType: 'text' }] }
		case 'file': return { allowedTypes: [], maxFileSize: 10, maxFiles: 1 }
		default: return {}
	}
}

export const newQuestion = (id: string, type: QuestionType): Question =>
	({ id, type, title: '', required: false, options: defaultOptions(type) })

/** Options that mean the same for both types. */
function kept(question: Question, type: QuestionType): Options {
	const options = question.options ?? {}
	if (hasChoices(question) && hasChoices({ type })) {
		const isMany = type === 'multiple_choice'
		return patched(options, {
			...isMany ? {} : { minSelections: undefined, maxSelections: undefined },
			...type === 'dropdown' ? {} : { placeholder: undefined },
		})
	}
	if (isText(question.type) && isText(type)) {
		return patched(options, type === 'textarea' ? {} : { rows: undefined })
	}
	return {}
}

/** A question of another type. What the new type has no place for is left out; undoing brings it back. */
export function retyped(question: Question, type: QuestionType): Question {
	const options = { ...defaultOptions(type), ...kept(question, type) }
	return patched(question, { type, options, required: type === 'section' ? false : question.required })
}

/** Whether changing the type loses something that was written. */
export function losesText(question: Question, type: QuestionType): boolean {
	return hasChoices(question) && !hasChoices({ type }) && choicesOf(question).some(({ label }) => label.trim() !== '')
}

/** Whether nothing was written into a question yet. */
export function isUntouched(question: Question): boolean {
	return question.title === '' && question.description === undefined && question.showIf === undefined
		&& choicesOf(question).every(({ label }) => label === '') && question.type !== 'section' && question.type !== 'matrix'
		&& question.type !== 'table'
}
