// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Form } from '@suite/schema/forms/form'
import type { QuestionType } from '@suite/schema/forms/question'

/** An option of a choice, or a row or column of a matrix. */
export interface Choice {
	readonly id: string
	readonly label: string
	/** Points in a quiz. */
	readonly score?: number
	/** How often it may be chosen in all. */
	readonly seats?: number
}

export const inputTypes = Object.freeze(['text', 'number', 'date', 'dropdown'] as const)

/** A column of a table that respondents fill row by row. */
export interface Column extends Choice {
	readonly inputType: typeof inputTypes[number]
	/** Of a dropdown. */
	readonly choices?: readonly Choice[]
}

export const operators = Object.freeze([
	'equals', 'notEquals', 'contains', 'notContains', 'isEmpty', 'isNotEmpty', 'greaterThan', 'lessThan', 'in', 'notIn',
] as const)
export type Operator = typeof operators[number]

/** What is asked of one answer. */
export interface Leaf {
	readonly questionId: string
	readonly operator: Operator
	/** None for isEmpty and isNotEmpty; ids of choices where the question has some. */
	readonly value?: string | readonly string[]
}

export interface Group {
	readonly operator: 'and' | 'or'
	readonly conditions: readonly Condition[]
}

export type Condition = Leaf | Group

/** What a type of question has; members of other programs are kept. */
export interface Options {
	readonly placeholder?: string
	readonly maxLength?: number
	/** Lines of a long text, or the rows of a matrix. */
	readonly rows?: number | readonly Choice[]
	readonly pattern?: string
	readonly patternMessage?: string
	/** A number, or a date or time as text. */
	readonly min?: number | string
	readonly max?: number | string
	readonly minLabel?: string
	readonly maxLabel?: string
	readonly choices?: readonly Choice[]
	readonly allowOther?: boolean
	readonly randomize?: boolean
	readonly minSelections?: number
	readonly maxSelections?: number
	/** Of a matrix or a table. */
	readonly columns?: readonly Column[] | readonly Choice[]
	readonly multiplePerRow?: boolean
	readonly minRows?: number
	readonly maxRows?: number
	readonly allowedTypes?: readonly string[]
	readonly maxFileSize?: number
	readonly maxFiles?: number
}

export interface Question {
	readonly id: string
	readonly type: QuestionType
	readonly title: string
	readonly description?: string
	readonly required: boolean
	readonly options?: Options
	readonly showIf?: Condition
	/** The section it belongs to. */
	readonly sectionId?: string
}

/** Where to go after a page, when an answer is so. */
export interface Route extends Leaf {
	readonly id: string
	readonly targetPageId: string
}

export interface Page {
	readonly id: string
	readonly title: string
	/** Ids in their order. */
	readonly questions: readonly string[]
	/** The first that fits decides; the next page otherwise. */
	readonly routing: readonly Route[]
}

/** What the builder edits of a form. With pages, questions stand in the order of the pages. */
export interface BuilderForm {
	readonly title: string
	readonly description: string
	readonly questions: readonly Question[]
	/** Null when everything is on one page. */
	readonly pages: readonly Page[] | null
}

/** The part of a form as the API answers it that the builder edits. */
export function builderForm(form: Pick<Form, 'title' | 'description' | 'questions' | 'pages'>): BuilderForm {
	return tidy({
		title: form.title,
		description: form.description,
		questions: form.questions as unknown as readonly Question[],
		pages: form.pages as unknown as readonly Page[] | null,
	})
}

/** Each question once, on one page, and all in the order of the pages. */
export function tidy(form: BuilderForm): BuilderForm {
	if (form.pages === null || form.pages.length === 0) {
		return form.pages === null ? form : { ...form, pages: null }
	}
	const byId = new Map(form.questions.map((question) => [question.id, question]))
	const left = new Set(byId.keys())
	const pages = form.pages.map((page) => ({ ...page, questions: page.questions.filter((id) => left.delete(id)) }))
	const last = pages.length - 1
	const whole = left.size === 0
		? pages
		: pages.map((page, index) => index === last ? { ...page, questions: [...page.questions, ...left] } : page)
	return { ...form, pages: whole, questions: whole.flatMap((page) => page.questions.flatMap((id) => byId.get(id) ?? [])) }
}

export const questionOf = (form: BuilderForm, id: string): Question | undefined => form.questions.find((question) => question.id === id)

export const choicesOf = (question: Question): readonly Choice[] => question.options?.choices ?? []
export const columnsOf = (question: Question): readonly Column[] => (question.options?.columns ?? []) as readonly Column[]
export function rowsOf(question: Question): readonly Choice[] {
	const rows = question.options?.rows
	return typeof rows === 'object' ? rows : []
}

export const hasChoices = ({ type }: Pick<Question, 'type'>): boolean =>
	type === 'single_choice' || type === 'multiple_choice' || type === 'dropdown'

/** Whether a choice gives points. */
export const hasPoints = (form: BuilderForm): boolean =>
	form.questions.some((question) => hasChoices(question) && choicesOf(question).some(({ score }) => score !== undefined))

export const isGroup = (condition: Condition): condition is Group => 'conditions' in condition

/** Whether two values are alike in content; an absent member counts as one that is undefined. */
export function same(one: unknown, other: unknown): boolean {
	if (Object.is(one, other)) {
		return true
	}
	if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
		return false
	}
	if (Array.isArray(one) !== Array.isArray(other)) {
		return false
	}
	const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>]
	const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
	return [...names].every((name) => same(mine[name], theirs[name]))
}

/** With some members changed; those that are undefined are taken away. */
export function patched<T extends object>(value: T, change: { readonly [K in keyof T]?: T[K] | undefined }): T {
	const members = Object.entries({ ...value, ...change }).filter(([, member]) => member !== undefined)
	return Object.fromEntries(members) as T
}
