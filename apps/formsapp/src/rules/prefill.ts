// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { other } from './answers/choice.ts'
import { Fault } from './answers/fault.ts'
import { readHidden } from './answers/hidden.ts'
import { readAnswer } from './answers/read.ts'
import type { Definition, Question } from './definition/types.ts'
import type { Json } from './values/json.ts'
import { trim } from './values/text.ts'

type AnswerMap = Readonly<Record<string, Json>>

/** What the address of the page brings. */
export interface Prefill {
	/** By question. */
	readonly answers: AnswerMap
	/** By the name of a hidden field. */
	readonly hidden: Readonly<Record<string, string>>
}

/** Types whose answers fit into an address. */
export const isPrefillable = ({ type }: Pick<Question, 'type'>): boolean =>
	type !== 'matrix' && type !== 'table' && type !== 'file' && type !== 'section'

/**
 * Reads what a link fills in: `?q1=Ann&q2=c1&source=mail`. Whatever the rules refuse counts as not there.
 *
 * @param search - of the address
 */
export function prefillOf({ questions, hiddenFields }: Definition, search: string): Prefill {
	const parameters = new URLSearchParams(search)
	const answers = [...new Set(parameters.keys())].flatMap((id): [string, Json][] => {
		const question = questions.get(id)
		const answer = question === undefined || !isPrefillable(question) ? null : answerOf(question, parameters.getAll(id))
		return answer === null ? [] : [[id, answer]]
	})
	const hidden = hiddenFields.flatMap(({ name }): [string, string][] => {
		const value = readHidden(parameters.get(name))
		return typeof value === 'string' ? [[name, value]] : []
	})
	return { answers: Object.fromEntries(answers), hidden: Object.fromEntries(hidden) }
}

function answerOf(question: Question, values: readonly string[]): Json {
	const answer = readAnswer(question, meant(question, values))
	return answer instanceof Fault ? null : answer
}

function meant({ type, choices }: Question, values: readonly string[]): Json {
	const idOf = (text: string) => choices.meantId(text) ?? (text.startsWith(other) ? text : undefined)
	switch (type) {
		case 'single_choice':
		case 'dropdown': return idOf(values[0] ?? '') ?? null
		// A label may have a comma itself.
		case 'multiple_choice': return values.flatMap((value) =>
			idOf(value) ?? value.split(',').flatMap((part) => idOf(trim(part)) ?? []))
		default: return values[0] ?? null
	}
}

/** The parameters of an address that fills these in. */
export function parametersOf(answers: AnswerMap, hidden: Readonly<Record<string, string>>): URLSearchParams {
	const parameters = new URLSearchParams()
	for (const [id, answer] of Object.entries(answers)) {
		for (const value of Array.isArray(answer) ? answer as readonly Json[] : [answer]) {
			parameters.append(id, String(value))
		}
	}
	for (const [name, value] of Object.entries(hidden)) {
		parameters.append(name, value)
	}
	return parameters
}
