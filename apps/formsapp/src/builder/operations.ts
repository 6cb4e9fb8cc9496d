// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { QuestionType } from '@suite/schema/forms/question'
import { leavesOf, renamed, withoutQuestions } from './conditions.ts'
import { newId, questionIds } from './ids.ts'
import { patched, questionOf, tidy, type BuilderForm, type Question } from './form.ts'
import { blockOf, lanesOf, withLanes } from './places.ts'
import { newQuestion } from './types.ts'

/** Where something is added: after a question, at the end of a page, or at the end of the form. */
export interface Spot {
	readonly afterId?: string | undefined
	readonly pageId?: string | null | undefined
}

type Change<T> = { readonly [K in keyof T]?: T[K] | undefined }

export function changed(form: BuilderForm, id: string, change: Change<Question>): BuilderForm {
	return { ...form, questions: form.questions.map((question) => question.id === id ? patched(question, change) : question) }
}

/** @return the form with a new question and its id. After a section it is the first in it, after a question of a section in it too. */
export function added(form: BuilderForm, type: QuestionType, spot: Spot = {}): [BuilderForm, string] {
	const id = newId('q', questionIds(form))
	const after = spot.afterId === undefined ? undefined : questionOf(form, spot.afterId)
	const sectionId = type === 'section' ? undefined : after?.type === 'section' ? after.id : after?.sectionId
	const question = patched(newQuestion(id, type), { sectionId })
	return [inserted(form, [question], type === 'section' ? { ...spot, afterId: endOfSection(form, after) } : spot), id]
}

/** The last question of the section that a question stands in: a section goes into no other. */
function endOfSection(form: BuilderForm, question: Question | undefined): string | undefined {
	const section = question?.type === 'section' ? question.id : question?.sectionId
	return section === undefined ? question?.id : blockOf(form, section).at(-1) ?? question?.id
}

/** Questions that are new, in this order. */
export function inserted(form: BuilderForm, questions: readonly Question[], { afterId, pageId }: Spot): BuilderForm {
	const lanes = lanesOf(form)
	const ids = questions.map(({ id }) => id)
	const lane = afterId === undefined
		? lanes.find((one) => one.pageId === pageId) ?? lanes.at(-1)
		: lanes.find((one) => one.ids.includes(afterId)) ?? lanes.at(-1)
	const at = lane === undefined || afterId === undefined ? -1 : lane.ids.indexOf(afterId)
	const end = lane?.ids.length ?? 0
	const place = at < 0 ? end : at + 1
	return withLanes(
		{ ...form, questions: [...form.questions, ...questions] },
		lanes.map((one) => one === lane ? { ...one, ids: [...one.ids.slice(0, place), ...ids, ...one.ids.slice(place)] } : one),
	)
}

/** @return the form with a copy behind a question, and the copy's id. A section is copied with what belongs to it. */
export function duplicated(form: BuilderForm, id: string): [BuilderForm, string] {
	const block = blockOf(form, id)
	const taken = questionIds(form)
	const ids = new Map<string, string>()
	for (const one of block) {
		const copy = newId('q', taken)
		taken.add(copy)
		ids.set(one, copy)
	}
	const copies = block.flatMap((one) => {
		const question = questionOf(form, one)
		return question === undefined ? [] : [patched(question, {
			id: ids.get(one)!,
			sectionId: question.sectionId === undefined ? undefined : ids.get(question.sectionId) ?? question.sectionId,
			showIf: question.showIf === undefined ? undefined : renamed(question.showIf, ids),
		})]
	})
	return [inserted(form, copies, { afterId: block.at(-1) }), ids.get(id) ?? id]
}

/** A form without a question: nothing depends on it any more, and what was in a section stays without one. */
export function removed(form: BuilderForm, id: string): BuilderForm {
	const gone = new Set([id])
	const questions = form.questions.filter((question) => question.id !== id).map((question) => patched(question, {
		showIf: withoutQuestions(question.showIf, gone),
		sectionId: question.sectionId === id ? undefined : question.sectionId,
	}))
	const pages = form.pages?.map((page) => ({
		...page,
		questions: page.questions.filter((one) => one !== id),
		routing: page.routing.filter(({ questionId }) => questionId !== id),
	})) ?? null
	return tidy({ ...form, questions, pages })
}

/** How many conditions and rules of pages depend on a question. */
export function dependents(form: BuilderForm, id: string): number {
	const shown = form.questions.filter(({ showIf }) => leavesOf(showIf).some(({ questionId }) => questionId === id)).length
	return shown + (form.pages ?? []).flatMap(({ routing }) => routing).filter(({ questionId }) => questionId === id).length
}
