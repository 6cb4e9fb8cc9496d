// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Definition, Page } from '../definition/types.ts'
import type { Json } from '../values/json.ts'
import { holds } from './evaluator.ts'
import { type Known, knownOf } from './known.ts'
import { tokensOf } from './tokens.ts'

export interface Visibility {
	/** Ids, by page and in the order of each page. */
	readonly questions: readonly string[]
	/** Ids of those that are reached; none when the form has no pages. */
	readonly pages: readonly string[]
	shows(questionId: string): boolean
}

/**
 * What a respondent sees. Conditions see the answers to questions that are shown on the same page or an earlier one that was reached: a
 * hidden question counts as not answered, and what is asked of an unknown question or one on a later page does not hold.
 *
 * @param values - checked answers by question
 */
export function visibilityOf(definition: Definition, values: ReadonlyMap<string, Json>): Visibility {
	const { questions } = definition
	const pages: readonly Page[] = definition.pages ?? [{ id: '', title: '', questions: [...questions.keys()], routes: [], rest: {} }]
	const pageOf = new Map(pages.flatMap((page, place) => page.questions.map((id) => [id, place] as const)))
	const places = new Map(pages.map(({ id }, place) => [id, place]))
	const shown = new Map<string, boolean>()
	const sections = new Map<string, boolean>()
	const answered = new Map<string, Known>()
	let current = 0

	const decide = (id: string): boolean => {
		const decided = shown.get(id)
		if (decided !== undefined) {
			return decided
		}
		const { sectionId, showIf } = questions.get(id)!
		const isShown = (sectionId === null || isOpen(sectionId)) && (showIf === null || holds(showIf, known))
		shown.set(id, isShown)
		return isShown
	}
	/** Seen from the page that is decided: a section may stand on another one than what belongs to it. */
	const isOpen = (sectionId: string): boolean => {
		const key = `${current} ${sectionId}`
		const condition = questions.get(sectionId)!.showIf
		const isHeld = sections.get(key) ?? (condition === null || holds(condition, known))
		sections.set(key, isHeld)
		return isHeld
	}
	const known = (id: string): Known | null => {
		const question = questions.get(id)
		const page = pageOf.get(id) ?? Infinity
		if (question === undefined || page > current) {
			return null
		}
		const isShown = page === current ? decide(id) : shown.get(id) ?? false
		if (!isShown) {
			return knownOf(question, [])
		}
		const answer = answered.get(id) ?? knownOf(question, tokensOf(question, values.get(id) ?? null))
		answered.set(id, answer)
		return answer
	}

	const reached: string[] = []
	while (current < pages.length) {
		const page = pages[current]!
		reached.push(page.id)
		page.questions.forEach(decide)
		const route = page.routes.find((one) => holds(one.when, known))
		current = route === undefined ? current + 1 : places.get(route.targetPageId)!
	}
	const shows = (id: string): boolean => shown.get(id) ?? false
	return {
		shows,
		questions: pages.flatMap((page) => page.questions.filter(shows)),
		pages: definition.pages === null ? [] : reached,
	}
}
