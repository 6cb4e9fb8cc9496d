// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { hasChoices, isMany, isMoment, isNumeric } from '../definition/names.ts'
import type { Condition, Leaf, Question } from '../definition/types.ts'
import { compareDecimals, readDecimal } from '../values/decimal.ts'
import { readBound, readDate, readTime } from '../values/moment.ts'
import { fold } from '../values/text.ts'

export interface Known {
	readonly question: Question
	/** What is answered. */
	readonly tokens: readonly string[]
}

/** @param known - by id; null for what cannot be known */
export function holds(condition: Condition, known: (id: string) => Known | null): boolean {
	if ('conditions' in condition) {
		const test = (part: Condition): boolean => holds(part, known)
		return condition.operator === 'and' ? condition.conditions.every(test) : condition.conditions.some(test)
	}
	const answered = known(condition.questionId)
	return answered !== null && decides(condition, answered)
}

function decides(leaf: Leaf, { question, tokens }: Known): boolean {
	const values = typeof leaf.value === 'string' ? [leaf.value] : leaf.value ?? []
	switch (leaf.operator) {
		case 'isEmpty': return tokens.length === 0
		case 'isNotEmpty': return tokens.length > 0
		case 'equals': return equals(question, tokens, leaf, values)
		case 'notEquals': return !equals(question, tokens, leaf, values)
		case 'contains': return contains(question, tokens, values)
		case 'notContains': return !contains(question, tokens, values)
		case 'in': return haveOne(question, tokens, values)
		case 'notIn': return !haveOne(question, tokens, values)
		case 'greaterThan': return tokens.some((token) => compare(question, token, values[0] ?? '') > 0)
		case 'lessThan': return tokens.some((token) => compare(question, token, values[0] ?? '') < 0)
	}
}

/** One value has to be among those that are answered; several have to be all of them. */
function equals(question: Question, tokens: readonly string[], leaf: Leaf, values: readonly string[]): boolean {
	if (typeof leaf.value === 'string') {
		return haveOne(question, tokens, values)
	}
	const answered = new Set(keys(question, tokens))
	const wanted = new Set(keys(question, values))
	return answered.size === wanted.size && [...answered].every((key) => wanted.has(key))
}

function contains(question: Question, tokens: readonly string[], values: readonly string[]): boolean {
	if (isMany(question.type) || hasChoices(question.type)) {
		return haveOne(question, tokens, values)
	}
	return values.some((value) => value !== '' && tokens.some((token) => fold(token).includes(fold(value))))
}

function haveOne(question: Question, tokens: readonly string[], values: readonly string[]): boolean {
	const wanted = new Set(keys(question, values))
	return keys(question, tokens).some((key) => wanted.has(key))
}

/** @return 0 also when they cannot be compared */
function compare(question: Question, token: string, value: string): number {
	if (isMoment(question.type)) {
		const bound = momentOf(question, value)
		return bound === null || token === bound ? 0 : token < bound ? -1 : 1
	}
	const [one, other] = [readDecimal(token), readDecimal(value)]
	return one === null || other === null ? 0 : compareDecimals(one, other)
}

/** Texts that are alike exactly when the values are the same. */
function keys(question: Question, texts: readonly string[]): readonly string[] {
	if (isNumeric(question.type)) {
		return texts.map((text) => readDecimal(text) ?? text)
	}
	return isMoment(question.type) ? texts.map((text) => momentOf(question, text) ?? text) : texts
}

function momentOf({ type }: Question, text: string): string | null {
	return type === 'date' ? readDate(text) : type === 'time' ? readTime(text) : readBound(text, false)
}
