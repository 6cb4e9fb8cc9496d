// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { isUnfinished, leavesOf, takesValue } from './conditions.ts'
import { pipedIds } from '../rules/piping.ts'
import { choicesOf, columnsOf, hasChoices, questionOf, rowsOf, type BuilderForm, type Choice, type Leaf, type Question } from './form.ts'

export const warningCodes = Object.freeze([
	'noTitle', 'noChoices', 'oneChoice', 'emptyChoice', 'doubleChoice', 'noRows', 'noColumns', 'emptySection', 'conditionGone',
	'conditionLater', 'conditionBelow', 'conditionChoiceGone', 'conditionUnfinished', 'emptyPage', 'routeLater', 'routeGone',
	'answerGone', 'answerLater', 'answerOwn', 'notEmail',
] as const)

/** Something that a respondent would stumble over; it can be saved all the same. */
export interface Warning {
	readonly code: typeof warningCodes[number]
	/** Id of the question or page. */
	readonly at: string
	/** Id of another question that it is about. */
	readonly about?: string
}

/**
 * What in a form is not ready for respondents, in its order.
 *
 * @param hidden - names of its hidden fields
 * @param mailTo - id of the question whose answers are the addresses of confirmations
 */
export function warningsOf(
	form: BuilderForm, hidden: ReadonlySet<string> = new Set(), mailTo: string | null = null,
): readonly Warning[] {
	const pageOf = new Map((form.pages ?? []).flatMap((page, index) => page.questions.map((id) => [id, index] as const)))
	const placeOf = new Map(form.questions.map(({ id }, index) => [id, index]))
	const inSection = new Set(form.questions.map(({ sectionId }) => sectionId))
	const ofCondition = (question: Question, leaf: Leaf): Warning[] => {
		const { code } = problemOf(form, leaf) ?? {}
		const { questionId: about } = leaf
		if (code !== undefined) {
			return [{ code, at: question.id, about }]
		}
		const isLater = (pageOf.get(about) ?? 0) > (pageOf.get(question.id) ?? 0)
		const isBelow = !isLater && placeOf.get(about)! > placeOf.get(question.id)!
		return isLater || isBelow ? [{ code: isLater ? 'conditionLater' : 'conditionBelow', at: question.id, about }] : []
	}
	const ofText = (text: string, at: string, place: number): Warning[] => pipedIds(text).flatMap((about): Warning[] => {
		const asked = placeOf.get(about)
		if (hidden.has(about)) {
			return []
		}
		if (about === at) {
			return [{ code: 'answerOwn', at }]
		}
		return asked === undefined ? [{ code: 'answerGone', at }] : asked > place ? [{ code: 'answerLater', at, about }] : []
	})
	return [
		...form.questions.flatMap((question, place) => [
			...own(question, inSection.has(question.id)).map((code) => ({ code, at: question.id })),
			...question.id === mailTo && question.type !== 'email' ? [{ code: 'notEmail' as const, at: question.id }] : [],
			...distinct(ofText(`${question.title} ${question.description ?? ''}`, question.id, place)),
			...distinct(leavesOf(question.showIf).flatMap((leaf) => ofCondition(question, leaf))),
		]),
		...(form.pages ?? []).flatMap((page, index) => [
			...page.questions.length === 0 ? [{ code: 'emptyPage' as const, at: page.id }] : [],
			// Nothing on a page is answered when it opens.
			...distinct(ofText(page.title, page.id, (placeOf.get(page.questions[0] ?? '') ?? form.questions.length) - 1)),
			...distinct(page.routing.flatMap((rule): Warning[] => {
				const problem = problemOf(form, rule)
				if (problem !== null) {
					return [{ code: problem.code === 'conditionGone' ? 'routeGone' : problem.code, at: page.id, about: rule.questionId }]
				}
				return (pageOf.get(rule.questionId) ?? 0) > index ? [{ code: 'routeLater', at: page.id, about: rule.questionId }] : []
			})),
		]),
	]
}

/** What is to be said, by the question or page that it is about. */
export function byPlace<T extends { readonly at: string }>(list: readonly T[]): ReadonlyMap<string, readonly T[]> {
	const places = new Map<string, T[]>()
	for (const one of list) {
		places.set(one.at, [...places.get(one.at) ?? [], one])
	}
	return places
}

function distinct(warnings: readonly Warning[]): readonly Warning[] {
	return [...new Map(warnings.map((warning) => [`${warning.code} ${warning.about}`, warning])).values()]
}

function own(question: Question, hasQuestions: boolean): Warning['code'][] {
	const isBlank = ({ label }: Choice) => label.trim() === ''
	const codes: Warning['code'][] = question.title.trim() === '' && question.type !== 'section' ? ['noTitle'] : []
	if (hasChoices(question)) {
		const named = choicesOf(question).filter((choice) => !isBlank(choice))
		const isOpen = question.options?.allowOther === true
		const isOne = named.length === 1 && !isOpen && question.type !== 'multiple_choice'
		codes.push(...named.length === 0 && !isOpen ? ['noChoices' as const] : isOne ? ['oneChoice' as const] : [])
		codes.push(...named.length > 0 && named.length < choicesOf(question).length ? ['emptyChoice' as const] : [])
		codes.push(...new Set(named.map(({ label }) => label.trim())).size < named.length ? ['doubleChoice' as const] : [])
	}
	if (question.type === 'matrix' && rowsOf(question).every(isBlank)) {
		codes.push('noRows')
	}
	if ((question.type === 'matrix' || question.type === 'table') && columnsOf(question).every(isBlank)) {
		codes.push('noColumns')
	}
	if (question.type === 'section' && !hasQuestions) {
		codes.push('emptySection')
	}
	return codes
}

function problemOf(form: BuilderForm, leaf: Leaf): { readonly code: Warning['code'] } | null {
	const asked = questionOf(form, leaf.questionId)
	if (asked === undefined || asked.type === 'section') {
		return { code: 'conditionGone' }
	}
	if (isUnfinished(leaf)) {
		return { code: 'conditionUnfinished' }
	}
	const values = typeof leaf.value === 'string' ? [leaf.value] : leaf.value ?? []
	return takesValue(leaf.operator) && values.some((value) => !isPossible(asked, value)) ? { code: 'conditionChoiceGone' } : null
}

/** Whether an answer can be this, as far as it is chosen from a list. */
function isPossible(question: Question, value: string): boolean {
	if (hasChoices(question)) {
		const names = ({ id, ...more }: Choice) => [id, (more as { readonly value?: string }).value]
		return value === 'other:' || choicesOf(question).some((choice) => names(choice).includes(value))
	}
	if (question.type === 'matrix') {
		const [row, column] = [value.slice(0, value.indexOf(':')), value.slice(value.indexOf(':') + 1)]
		return rowsOf(question).some(({ id }) => id === row) && columnsOf(question).some(({ id }) => id === column)
	}
	return true
}
