// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import { Fault } from './answers/fault.ts'
import { readHidden } from './answers/hidden.ts'
import { readAnswer, tooLittle } from './answers/read.ts'
import { isName } from './definition/ids.ts'
import type { Definition, Question } from './definition/types.ts'
import { type Score, scoreOf } from './score.ts'
import type { Json } from './values/json.ts'
import { type Visibility, visibilityOf } from './visibility/visibility.ts'

export interface CheckedAnswers {
	/** By question, those of hidden ones left out, and by the name of a hidden field. */
	readonly answers: ReadonlyMap<string, Json>
	/** By question or hidden field; below the empty name for names that cannot be a question's. */
	readonly faults: ReadonlyMap<string, Fault>
	/** Null when the form gives no points. */
	readonly score: Score | null
	readonly visibility: Visibility
}

/**
 * Decides about the answers of one respondent. Faults are reported for what is shown only. A faulty answer counts as none for
 * conditions.
 *
 * @param isPartial - whether answers may still be missing
 */
export function checkAnswers(definition: Definition, given: { readonly [id: string]: Json }, isPartial = false): CheckedAnswers {
	const raw = new Map(Object.entries(given))
	const values = new Map<string, Json>()
	const faulty = new Map<string, Fault>()
	for (const question of definition.questions.values()) {
		const read = readAnswer(question, raw.get(question.id) ?? null)
		if (read instanceof Fault) {
			faulty.set(question.id, read)
		} else if (read !== null) {
			values.set(question.id, read)
		}
	}
	const visibility = visibilityOf(definition, values)
	const shown = [...definition.questions.values()].filter(({ id }) => visibility.shows(id))
	const answers = new Map(shown.flatMap(({ id }) => values.has(id) ? [[id, values.get(id)!] as const] : []))
	const faults = new Map(shown.flatMap((question) => {
		const fault = faulty.get(question.id) ?? (isPartial ? null : missing(question, values.get(question.id) ?? null))
		return fault === null ? [] : [[question.id, fault] as const]
	}))
	for (const { name } of definition.hiddenFields) {
		const read = readHidden(raw.get(name) ?? null)
		if (read instanceof Fault) {
			faults.set(name, read)
		} else if (read !== null) {
			answers.set(name, read)
		}
	}
	for (const name of unknownNames(definition, raw)) {
		faults.set(name, new Fault('unknown_question'))
	}
	return { answers, faults, score: scoreOf(definition, visibility, answers), visibility }
}

function missing(question: Question, value: Json): Fault | null {
	return value === null ? (question.isRequired ? new Fault('required') : null) : tooLittle(question, value)
}

function unknownNames({ questions, hiddenFields }: Definition, raw: ReadonlyMap<string, Json>): readonly string[] {
	const hidden = new Set(hiddenFields.map(({ name }) => name))
	const unknown = [...raw.keys()].filter((name) => !questions.has(name) && !hidden.has(name))
	const names = new Set(unknown.map((name) => isName(name) ? name : ''))
	return [...names].sort().slice(0, bounds.unknownQuestionsPerAnswer)
}
