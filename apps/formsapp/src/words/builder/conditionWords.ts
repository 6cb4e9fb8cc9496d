// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { day, moment } from '@suite/ui/words/formats'
import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'
import {
	choicesOf, columnsOf, hasChoices, isGroup, questionOf, rowsOf,
	type BuilderForm, type Condition, type Leaf, type Operator, type Question,
} from '../../builder/form.ts'
import { takesValue } from '../../builder/conditions.ts'

/** How a question is called in sentences. */
export function questionName(question: Pick<Question, 'title'> | undefined): string {
	if (question === undefined) {
		return t('formsapp', 'deleted question')
	}
	const title = question.title.trim().replace(/\s+/g, ' ')
	return title === '' ? t('formsapp', 'question without a title') : title.length > 80 ? `${title.slice(0, 79)}…` : title
}

/** What is asked of an answer, between the question and the value. */
export function operatorName(operator: Operator, question: Pick<Question, 'type'> | undefined): string {
	const type = question?.type
	const isMoment = type === 'date' || type === 'time' || type === 'datetime'
	const isList = type === 'multiple_choice' || type === 'matrix'
	switch (operator) {
		case 'equals': return t('formsapp', 'is')
		case 'notEquals': return t('formsapp', 'is not')
		case 'contains': return isList ? t('formsapp', 'includes') : t('formsapp', 'contains')
		case 'notContains': return isList ? t('formsapp', 'does not include') : t('formsapp', 'does not contain')
		case 'isEmpty': return t('formsapp', 'is not answered')
		case 'isNotEmpty': return t('formsapp', 'is answered')
		case 'greaterThan': return isMoment ? t('formsapp', 'is after') : t('formsapp', 'is greater than')
		case 'lessThan': return isMoment ? t('formsapp', 'is before') : t('formsapp', 'is less than')
		case 'in': return t('formsapp', 'is one of')
		case 'notIn': return t('formsapp', 'is none of')
	}
}

/** A value as people read it: labels of choices instead of ids. */
export function valueName(value: string, question: Question | undefined): string {
	if (question === undefined) {
		return value
	}
	const labelOf = (list: readonly { readonly id: string, readonly label: string }[], id: string) => {
		const label = list.find((one) => one.id === id)?.label.trim()
		return label === undefined ? t('formsapp', 'deleted choice') : label === '' ? t('formsapp', 'choice without a name') : label
	}
	if (hasChoices(question)) {
		return value === 'other:' ? t('formsapp', 'Other') : labelOf(choicesOf(question), value)
	}
	if (question.type === 'matrix') {
		const [row = '', column = ''] = value.split(':')
		return `${labelOf(rowsOf(question), row)}: ${labelOf(columnsOf(question), column)}`
	}
	const time = new Date(question.type === 'date' ? `${value}T00:00` : value)
	if (Number.isNaN(time.getTime()) || (question.type !== 'date' && question.type !== 'datetime')) {
		return value
	}
	return question.type === 'date' ? day(time) : moment(time)
}

/** “Color” is “Red”. */
export function leafWords(form: BuilderForm, leaf: Leaf): string {
	const question = questionOf(form, leaf.questionId)
	const values = typeof leaf.value === 'string' ? [leaf.value] : leaf.value ?? []
	const value = values.map((one) => valueName(one, question)).join('”, “')
	const words = { question: questionName(question), operator: operatorName(leaf.operator, question), value }
	return takesValue(leaf.operator)
		? t('formsapp', '“{question}” {operator} “{value}”', words, plain)
		: t('formsapp', '“{question}” {operator}', words, plain)
}

export const joint = (operator: 'and' | 'or'): string => operator === 'and' ? t('formsapp', 'and') : t('formsapp', 'or')

function partWords(form: BuilderForm, condition: Condition): string {
	if (!isGroup(condition)) {
		return leafWords(form, condition)
	}
	const parts = condition.conditions.map((part) => isGroup(part) ? `(${partWords(form, part)})` : leafWords(form, part))
	return parts.join(` ${joint(condition.operator)} `)
}

/** When something is shown, as a sentence. */
export function conditionWords(form: BuilderForm, condition: Condition): string {
	return t('formsapp', 'Show when {condition}', { condition: partWords(form, condition) }, plain)
}
