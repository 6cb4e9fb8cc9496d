// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import { decimalOf } from '../values/decimal.ts'
import { isList, type Json, looseMembers, type Members, members } from '../values/json.ts'
import { characters, fold, isWellFormed, trim } from '../values/text.ts'
import type { Problems } from './fields.ts'
import { isName } from './ids.ts'
import { hasChoices, type Operator, operatorNamed, takesValue } from './names.ts'
import type { Condition, Leaf, Question } from './types.ts'

/** Reads conditions of both kinds into one: nested groups, and flat lists in which `and` binds before `or`. */
export class ConditionReader {
	readonly #questions: ReadonlyMap<string, Question>
	readonly #problems: Problems
	#count = 0

	constructor(questions: ReadonlyMap<string, Question>, problems: Problems) {
		this.#questions = questions
		this.#problems = problems
	}

	/** @param all - members of the question */
	read(at: string, all: Members): Condition | null {
		const showIf = all.get('showIf') ?? null
		if (showIf !== null && !(isList(showIf) && showIf.length === 0)) {
			return this.#nested(at, showIf, 1)
		}
		const flat = all.get('conditions') ?? []
		if (!isList(flat)) {
			this.#problems.add('bad_condition', at, 'conditions')
			return null
		}
		return this.#flat(at, flat)
	}

	/** @param all - members of a condition or a rule of a page */
	leaf(at: string, all: Members, field: string): Leaf | null {
		if (!this.#mayHaveMore(at, field)) {
			return null
		}
		const name = all.get('operator')
		const operator = typeof name === 'string' ? operatorNamed(name) : undefined
		const questionId = all.get('questionId')
		if (operator === undefined || typeof questionId !== 'string' || !isName(questionId)) {
			this.#problems.add('bad_condition', at, field)
			return null
		}
		if (!takesValue(operator)) {
			return { questionId, operator }
		}
		const value = valueOf(all.get('value') ?? '', operator)
		if (value === null) {
			this.#problems.add('bad_condition', at, field)
			return null
		}
		return { questionId, operator, value: meant(value, this.#questions.get(questionId)) }
	}

	#nested(at: string, value: Json, depth: number): Condition | null {
		const all = looseMembers(value)
		if (all === null) {
			this.#problems.add('bad_condition', at, 'showIf')
			return null
		}
		const items = all.get('conditions') ?? null
		if (items === null) {
			return this.leaf(at, all, 'showIf')
		}
		const operator = all.get('operator')
		if (!isList(items) || (operator !== 'and' && operator !== 'or')) {
			this.#problems.add('bad_condition', at, 'showIf')
			return null
		}
		if (depth > bounds.conditionDepth) {
			this.#problems.add('too_deep', at, 'showIf', { max: bounds.conditionDepth })
			return null
		}
		if (!this.#mayHaveMore(at, 'showIf')) {
			return null
		}
		const conditions: (Condition | null)[] = []
		for (const item of items) {
			if (this.#count > bounds.conditionsPerForm) {
				break
			}
			conditions.push(this.#nested(at, item, depth + 1))
		}
		return group(operator, conditions)
	}

	#flat(at: string, items: readonly Json[]): Condition | null {
		const alternatives: (Condition | null)[] = []
		let together: (Condition | null)[] = []
		for (const [place, item] of items.entries()) {
			if (this.#count > bounds.conditionsPerForm) {
				break
			}
			const all = members(item)
			const logic = all?.get('logic') ?? 'and'
			if (all === null || typeof logic !== 'string' || !['and', 'or'].includes(fold(logic))) {
				this.#problems.add('bad_condition', at, 'conditions')
				continue
			}
			if (place > 0 && fold(logic) === 'or') {
				alternatives.push(group('and', together))
				together = []
			}
			together.push(this.leaf(at, all, 'conditions'))
		}
		return group('or', [...alternatives, group('and', together)])
	}

	/** Counts a condition. */
	#mayHaveMore(at: string, field: string): boolean {
		this.#count++
		if (this.#count === bounds.conditionsPerForm + 1) {
			this.#problems.add('too_many_conditions', at, field, { max: bounds.conditionsPerForm })
		}
		return this.#count <= bounds.conditionsPerForm
	}
}

/** Those without a meaning are left out. */
function group(operator: 'and' | 'or', all: readonly (Condition | null)[]): Condition | null {
	const conditions = all.filter((condition) => condition !== null)
	return conditions.length > 1 ? { operator, conditions } : conditions[0] ?? null
}

/** @return null when it is none */
function valueOf(value: Json, operator: Operator): string | readonly string[] | null {
	if (!isList(value)) {
		const text = textOf(value)
		return text !== null && (operator === 'in' || operator === 'notIn') ? [text] : text
	}
	if (operator === 'greaterThan' || operator === 'lessThan' || value.length > bounds.valuesPerCondition) {
		return null
	}
	const texts = value.map(textOf)
	return texts.every((text) => text !== null) ? texts : null
}

function textOf(value: Json): string | null {
	const text = typeof value === 'string'
		? trim(value)
		: typeof value === 'number' ? decimalOf(value) : typeof value === 'boolean' ? String(value) : null
	return text !== null && isWellFormed(text) && characters(text) <= bounds.conditionCharacters ? text : null
}

/** With the ids of choices that it names otherwise. */
function meant(value: string | readonly string[], question: Question | undefined): string | readonly string[] {
	if (question === undefined || !hasChoices(question.type)) {
		return value
	}
	const id = (text: string): string => question.choices.meantId(text) ?? text
	return typeof value === 'string' ? id(value) : value.map(id)
}
