// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { CheckedAnswers, Definition, Fault } from '../../rules/index.ts'
import type { Field } from '../fields/frame.ts'
import { mistakeWords } from '../words/mistakeWords.ts'
import type { AnswerMap } from './draft.ts'

/** What is wrong with one question. */
export interface Mistake {
	readonly id: string
	readonly title: string
	readonly sentence: string
	/** Absent when the control cannot be read at all. */
	readonly fault?: Fault
}

/** What the questions on the page are answered with. */
export function answersOf(fields: ReadonlyMap<string, Field>): AnswerMap {
	return Object.fromEntries([...fields].flatMap(([id, field]) => {
		const answer = field.answer()
		return answer === null ? [] : [[id, answer]]
	}))
}

/** What is wrong with questions that are shown, in the order given. */
export function mistakesOf(
	definition: Definition,
	checked: CheckedAnswers,
	fields: ReadonlyMap<string, Field>,
	ids: readonly string[],
): Mistake[] {
	return ids.flatMap((id) => {
		const question = definition.questions.get(id)
		if (question === undefined || !checked.visibility.shows(id)) {
			return []
		}
		const obstacle = fields.get(id)?.obstacle?.()
		const isComing = fields.get(id)?.busy?.() !== undefined
		const fault = obstacle === undefined && !isComing ? checked.faults.get(id) : undefined
		const sentence = obstacle ?? (fault === undefined ? undefined : mistakeWords(fault, question))
		return sentence === undefined ? [] : [{ id, title: question.title, sentence, ...(fault === undefined ? {} : { fault }) }]
	})
}
