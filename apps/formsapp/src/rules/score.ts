// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { isQuiz } from './definition/definition.ts'
import { hasChoices } from './definition/names.ts'
import type { Choice, Definition, Question } from './definition/types.ts'
import { isList, type Json } from './values/json.ts'
import type { Visibility } from './visibility/visibility.ts'

export interface Score {
	readonly total: number
	readonly max: number
	readonly byQuestion: Readonly<Record<string, number>>
}

/**
 * Points of the chosen options, and what the questions that were shown could have given.
 *
 * @param answers - checked ones
 * @return null when no choice has a score
 */
export function scoreOf(definition: Definition, visibility: Visibility, answers: ReadonlyMap<string, Json>): Score | null {
	if (!isQuiz(definition)) {
		return null
	}
	let [total, max] = [0, 0]
	const byQuestion: Record<string, number> = {}
	for (const question of definition.questions.values()) {
		if (!visibility.shows(question.id) || !counts(question)) {
			continue
		}
		const answer = answers.get(question.id) ?? []
		const points = (isList(answer) ? answer : [answer])
			.reduce<number>((sum, id) => sum + hundredths(typeof id === 'string' ? question.choices.find(id) : undefined), 0)
		total += points
		max += most(question)
		byQuestion[question.id] = points / 100
	}
	return { total: total / 100, max: max / 100, byQuestion }
}

function counts({ type, choices }: Question): boolean {
	return hasChoices(type) && choices.all.some((choice) => choice.score !== undefined)
}

/** Of several choices, all that give points may be chosen; of one, the best. */
function most({ type, choices }: Question): number {
	const points = choices.all.map((choice) => Math.max(0, hundredths(choice)))
	return type === 'multiple_choice' ? points.reduce((sum, one) => sum + one, 0) : Math.max(...points)
}

/** Sums of decimals are exact in whole hundredths only. */
function hundredths(choice: Choice | undefined): number {
	return Math.round(100 * (choice?.score ?? 0))
}
