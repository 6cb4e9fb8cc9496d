// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { patched, questionOf, tidy, type BuilderForm, type Question } from './form.ts'

/** Where a question stands or goes: on a page, before another question of it or at its end. */
export interface Place {
	readonly pageId: string | null
	readonly beforeId: string | null
}

interface Lane {
	readonly pageId: string | null
	readonly ids: readonly string[]
}

export function lanesOf(form: BuilderForm): readonly Lane[] {
	return form.pages === null
		? [{ pageId: null, ids: form.questions.map(({ id }) => id) }]
		: form.pages.map(({ id, questions }) => ({ pageId: id, ids: questions }))
}

const laneOf = (form: BuilderForm, id: string): Lane | undefined => lanesOf(form).find(({ ids }) => ids.includes(id))

/** A question and, of a section, what follows it and belongs to it: this moves together. */
export function blockOf(form: BuilderForm, id: string): readonly string[] {
	const ids = laneOf(form, id)?.ids ?? []
	const from = ids.indexOf(id)
	let end = from + 1
	while (questionOf(form, id)?.type === 'section' && end < ids.length && questionOf(form, ids[end]!)?.sectionId === id) {
		end++
	}
	return from < 0 ? [] : ids.slice(from, end)
}

/** The section that a question stands in, or is. */
const sectionAt = (question: Question | undefined): string | undefined => question?.type === 'section' ? question.id : question?.sectionId

/** Puts a question, or a section with what belongs to it, to a place. Between two questions of a section it becomes a part of it. */
export function moved(form: BuilderForm, id: string, place: Place): BuilderForm {
	const block = blockOf(form, id)
	if (block.length === 0 || (place.beforeId !== null && block.includes(place.beforeId))) {
		return form
	}
	const lanes = lanesOf(form).map(({ pageId, ids }) => ({ pageId, ids: ids.filter((one) => !block.includes(one)) }))
	const lane = lanes.find(({ pageId }) => pageId === place.pageId)
	if (lane === undefined) {
		return form
	}
	const at = place.beforeId === null ? lane.ids.length : lane.ids.indexOf(place.beforeId)
	const index = at < 0 ? lane.ids.length : at
	const [previous, next] = [questionOf(form, lane.ids[index - 1] ?? ''), questionOf(form, lane.ids[index] ?? '')]
	lane.ids.splice(index, 0, ...block)
	return withLanes(withSection(form, id, sectionBetween(questionOf(form, id), previous, next)), lanes)
}

function sectionBetween(question: Question | undefined, previous: Question | undefined, next: Question | undefined): string | undefined {
	const section = sectionAt(previous)
	const isInside = section !== undefined && (next?.sectionId === section || question?.sectionId === section)
	return question?.type !== 'section' && isInside ? section : undefined
}

export function withSection(form: BuilderForm, id: string, sectionId: string | undefined): BuilderForm {
	const question = questionOf(form, id)
	return question === undefined || question.sectionId === sectionId
		? form
		: { ...form, questions: form.questions.map((one) => one.id === id ? patched(one, { sectionId }) : one) }
}

export function withLanes(form: BuilderForm, lanes: readonly Lane[]): BuilderForm {
	if (form.pages === null) {
		const byId = new Map(form.questions.map((question) => [question.id, question]))
		return { ...form, questions: (lanes[0]?.ids ?? []).flatMap((id) => byId.get(id) ?? []) }
	}
	const idsOf = (id: string) => lanes.find(({ pageId }) => pageId === id)?.ids ?? []
	return tidy({ ...form, pages: form.pages.map((page) => ({ ...page, questions: idsOf(page.id) })) })
}

/** The place one step up or down, also across pages; null at the ends. */
export function stepPlace(form: BuilderForm, id: string, step: -1 | 1): Place | null {
	const lanes = lanesOf(form)
	const lane = lanes.findIndex(({ ids }) => ids.includes(id))
	const here = lanes[lane]
	if (here === undefined) {
		return null
	}
	const block = blockOf(form, id)
	const isSection = questionOf(form, id)?.type === 'section'
	const from = here.ids.indexOf(id)
	const neighbour = here.ids[step < 0 ? from - 1 : from + block.length]
	if (neighbour === undefined) {
		const other = lanes[lane + step]
		return other === undefined ? null : { pageId: other.pageId, beforeId: step < 0 ? null : other.ids[0] ?? null }
	}
	if (step < 0) {
		return { pageId: here.pageId, beforeId: isSection ? wholeOf(form, here, neighbour)[0] ?? neighbour : neighbour }
	}
	const passed = isSection ? wholeOf(form, here, neighbour).at(-1) ?? neighbour : neighbour
	return { pageId: here.pageId, beforeId: here.ids[here.ids.indexOf(passed) + 1] ?? null }
}

/** The section that a question stands in with all that belongs to it: a section does not go into another one. */
function wholeOf(form: BuilderForm, lane: Lane, id: string): readonly string[] {
	const section = sectionAt(questionOf(form, id))
	return section === undefined || !lane.ids.includes(section) || !blockOf(form, section).includes(id) ? [id] : blockOf(form, section)
}

/** The section right above a question that it can be put into; null when there is none. */
export function sectionAbove(form: BuilderForm, id: string): Question | null {
	const ids = laneOf(form, id)?.ids ?? []
	const question = questionOf(form, id)
	const section = sectionAt(questionOf(form, ids[ids.indexOf(id) - 1] ?? ''))
	const isPossible = question !== undefined && question.type !== 'section' && section !== undefined && question.sectionId !== section
	return isPossible ? questionOf(form, section) ?? null : null
}

/** Takes a question out of its section: it comes after all that stays in it. */
export function outOfSection(form: BuilderForm, id: string): BuilderForm {
	const section = questionOf(form, id)?.sectionId
	const lane = laneOf(form, id)
	if (section === undefined || lane === undefined) {
		return form
	}
	const block = blockOf(form, section)
	const last = block.includes(id) ? block.at(-1)! : id
	const beforeId = lane.ids[lane.ids.indexOf(last) + 1] ?? null
	return withSection(beforeId === id ? form : moved(form, id, { pageId: lane.pageId, beforeId }), id, undefined)
}

/** Number of a question among those that are answered, from 1; null for a section. */
export function numbersOf(form: BuilderForm): ReadonlyMap<string, number> {
	return new Map(form.questions.filter(({ type }) => type !== 'section').map(({ id }, index) => [id, index + 1]))
}

/** All places that a question can be put to, in their order; the one where it stands is among them. */
export function placesFor(form: BuilderForm, id: string): readonly Place[] {
	const block = blockOf(form, id)
	const isSection = questionOf(form, id)?.type === 'section'
	return lanesOf(form).flatMap((lane) => {
		const ids = lane.ids.filter((one) => !block.includes(one))
		const mayStand = (one: string) => !isSection || (wholeOf(form, lane, one)[0] ?? one) === one
		return [...ids.filter(mayStand), null].map((beforeId) => ({ pageId: lane.pageId, beforeId }))
	})
}
