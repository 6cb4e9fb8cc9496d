// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import {
	choicesOf, columnsOf, isGroup, patched, rowsOf,
	type BuilderForm, type Condition, type Leaf, type Operator, type Page, type Question, type Route,
} from './form.ts'

/** The conditions of single answers in a condition. */
export function leavesOf(condition: Condition | undefined): readonly Leaf[] {
	return condition === undefined ? [] : isGroup(condition) ? condition.conditions.flatMap(leavesOf) : [condition]
}

/** As it is stored: groups of one are that one, empty ones are none. */
export function simplified(condition: Condition | undefined): Condition | undefined {
	if (condition === undefined || !isGroup(condition)) {
		return condition
	}
	const conditions = condition.conditions.flatMap((part) => simplified(part) ?? [])
	return conditions.length > 1 ? { ...condition, conditions } : conditions[0]
}

/** Without what it says of some questions. */
export function withoutQuestions(condition: Condition | undefined, ids: ReadonlySet<string>): Condition | undefined {
	if (condition === undefined) {
		return undefined
	}
	if (isGroup(condition)) {
		return simplified({ ...condition, conditions: condition.conditions.flatMap((part) => withoutQuestions(part, ids) ?? []) })
	}
	return ids.has(condition.questionId) ? undefined : condition
}

/** With other ids of questions, for what was copied together. */
export function renamed<T extends Condition>(condition: T, ids: ReadonlyMap<string, string>): T {
	return isGroup(condition)
		? { ...condition, conditions: condition.conditions.map((part) => renamed(part, ids)) }
		: { ...condition, questionId: ids.get((condition as Leaf).questionId) ?? (condition as Leaf).questionId }
}

export const takesValue = (operator: Operator): boolean => operator !== 'isEmpty' && operator !== 'isNotEmpty'

/** What can be asked of the answers to a type. */
export function operatorsFor(question: Pick<Question, 'type'> | undefined): readonly Operator[] {
	switch (question?.type) {
		case 'single_choice':
		case 'dropdown': return ['equals', 'notEquals', 'in', 'notIn', 'isNotEmpty', 'isEmpty']
		case 'multiple_choice': return ['contains', 'notContains', 'isNotEmpty', 'isEmpty']
		case 'number':
		case 'linear_scale':
		case 'rating': return ['equals', 'notEquals', 'greaterThan', 'lessThan', 'isNotEmpty', 'isEmpty']
		case 'date':
		case 'time':
		case 'datetime': return ['equals', 'notEquals', 'lessThan', 'greaterThan', 'isNotEmpty', 'isEmpty']
		case 'matrix': return ['contains', 'notContains', 'isNotEmpty', 'isEmpty']
		case 'table': return ['isNotEmpty', 'isEmpty']
		case 'file': return ['isNotEmpty', 'isEmpty']
		default: return ['equals', 'notEquals', 'contains', 'notContains', 'isNotEmpty', 'isEmpty']
	}
}

/** The questions that a condition of a question may ask for: those above it. */
export function askable(form: BuilderForm, id: string): readonly Question[] {
	const at = form.questions.findIndex((question) => question.id === id)
	return form.questions.slice(0, Math.max(0, at)).filter(({ type }) => type !== 'section')
}

/** The questions that a rule of a page may ask for: those of the page and of pages before it. */
export function askableAfter(form: BuilderForm, pageId: string): readonly Question[] {
	const pages = form.pages ?? []
	const seen = new Set(pages.slice(0, pages.findIndex(({ id }) => id === pageId) + 1).flatMap(({ questions }) => questions))
	return form.questions.filter(({ id, type }) => seen.has(id) && type !== 'section')
}

/** A first condition on a question: one that is complete, so that it can be saved at once. */
export function newLeaf(question: Question): Leaf {
	const operator = operatorsFor(question)[0]!
	return withOperator({ questionId: question.id, operator }, operator, question)
}

/** With another operator and a value that fits it. */
export function withOperator<T extends Leaf>(leaf: T, operator: Operator, question: Question | undefined): T {
	if (!takesValue(operator)) {
		return patched<Leaf>(leaf, { operator, value: undefined }) as T
	}
	const isMany = operator === 'in' || operator === 'notIn'
	const values = typeof leaf.value === 'string' ? [leaf.value] : [...leaf.value ?? []]
	const first = values[0] ?? firstValue(question)
	return { ...leaf, operator, value: isMany ? (values.length > 0 ? values : [first]) : first }
}

/** About another question, with what can be asked of it. */
export function withQuestion<T extends Leaf>(leaf: T, question: Question): T {
	const { operator, value } = newLeaf(question)
	const isKept = operatorsFor(question).includes(leaf.operator)
	const asked = patched<Leaf>(leaf, { questionId: question.id, operator, value }) as T
	return isKept ? withOperator(asked, leaf.operator, question) : asked
}

function firstValue(question: Question | undefined): string {
	if (question === undefined) {
		return ''
	}
	switch (question.type) {
		case 'single_choice':
		case 'multiple_choice':
		case 'dropdown': return choicesOf(question)[0]?.id ?? ''
		case 'matrix': return `${rowsOf(question)[0]?.id ?? ''}:${columnsOf(question)[0]?.id ?? ''}`
		case 'linear_scale': return String(question.options?.max ?? 5)
		case 'rating': return '1'
		case 'number': return '0'
		default: return ''
	}
}

/** Whether it is asked about a text, number or date that is not there yet. */
export function isUnfinished({ operator, value }: Leaf): boolean {
	const values = typeof value === 'string' ? [value] : value ?? []
	return takesValue(operator) && values.every((one) => one === '')
}

/** The pages that a rule may lead to: those after its own. */
export function targetsOf(pages: readonly Page[], pageId: string): readonly Page[] {
	const at = pages.findIndex(({ id }) => id === pageId)
	return at < 0 ? [] : pages.slice(at + 1)
}

export const newRoute = (id: string, question: Question, targetPageId: string): Route => ({ id, ...newLeaf(question), targetPageId })
