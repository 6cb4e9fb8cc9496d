// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { questionTypes, type QuestionType } from '@suite/schema/forms/types'

const otherTypes = new Map<string, QuestionType>([
	['short', 'text'], ['long', 'textarea'], ['choice', 'single_choice'], ['multiple_unique', 'single_choice'],
	['multiple', 'multiple_choice'], ['scale', 'linear_scale'], ['linearscale', 'linear_scale'], ['grid', 'matrix'],
])

/** By our name or by one of other form apps. */
export function typeNamed(name: string): QuestionType | undefined {
	return otherTypes.get(name) ?? questionTypes.find((type) => type === name)
}

export const hasChoices = (type: QuestionType): boolean =>
	type === 'single_choice' || type === 'multiple_choice' || type === 'dropdown'
export const isNumeric = (type: QuestionType): boolean => type === 'number' || type === 'linear_scale' || type === 'rating'
export const isMoment = (type: QuestionType): boolean => type === 'date' || type === 'datetime' || type === 'time'
/** Whether an answer may consist of several values, each of which a condition may ask for. */
export const isMany = (type: QuestionType): boolean =>
	type === 'multiple_choice' || type === 'matrix' || type === 'table' || type === 'file'

export const operators = Object.freeze([
	'equals', 'notEquals', 'contains', 'notContains', 'isEmpty', 'isNotEmpty', 'greaterThan', 'lessThan', 'in', 'notIn',
] as const)
export type Operator = typeof operators[number]

const otherOperators = new Map<string, Operator>([
	['not_equals', 'notEquals'], ['not_contains', 'notContains'], ['is_empty', 'isEmpty'], ['is_not_empty', 'isNotEmpty'],
	['greater_than', 'greaterThan'], ['less_than', 'lessThan'], ['not_in', 'notIn'],
])

export function operatorNamed(name: string): Operator | undefined {
	return otherOperators.get(name) ?? operators.find((operator) => operator === name)
}

export const takesValue = (operator: Operator): boolean => operator !== 'isEmpty' && operator !== 'isNotEmpty'
