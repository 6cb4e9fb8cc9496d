// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Definition } from '../../rules/index.ts'
import { make } from '../dom.ts'
import { fieldOf } from '../fields/field.ts'
import { type Field, idOf } from '../fields/frame.ts'
import type { FileRoom } from '../model/fileRoom.ts'

/** A page of the form, with its questions. */
export interface PageView {
	readonly id: string
	readonly title: string
	readonly element: HTMLElement
	/** Null when the form is one page. */
	readonly heading: HTMLElement | null
	readonly questions: readonly string[]
}

export interface PageViews {
	readonly pages: readonly PageView[]
	/** By question, in the order of the pages. */
	readonly fields: ReadonlyMap<string, Field>
	/** Shows of each page what is to be seen. */
	arrange(shows: (questionId: string) => boolean): void
}

export function pageViews(definition: Definition, seed: number, room: FileRoom): PageViews {
	const fields = new Map<string, Field>()
	const groups: { readonly element: HTMLElement, readonly questions: readonly string[] }[] = []
	const lists = definition.pages ?? [{ id: '', title: '', questions: [...definition.questions.keys()] }]
	const pages = lists.map(({ id, title, questions }): PageView => {
		const heading = definition.pages === null ? null : make('h2', { class: 'page__title', tabindex: '-1' })
		const element = make('div', { class: 'page', hidden: true }, heading)
		for (const part of parts(definition, questions)) {
			const made = part.questions.flatMap((questionId) => {
				const question = definition.questions.get(questionId)
				if (question === undefined) {
					return []
				}
				const field = fieldOf(question, seed, heading === null ? 'h2' : 'h3', room)
				field.element.setAttribute('data-question', questionId)
				fields.set(questionId, field)
				return [field.element]
			})
			if (part.section === null) {
				element.append(...made)
			} else {
				const group = make('div', { class: 'group', role: 'group', 'aria-labelledby': `${idOf(part.section)}-title` }, ...made)
				groups.push({ element: group, questions: part.questions })
				element.append(group)
			}
		}
		return { id, title, element, heading, questions }
	})
	return {
		pages,
		fields,
		arrange(shows) {
			for (const [id, { element }] of fields) {
				element.hidden = !shows(id)
			}
			for (const { element, questions } of groups) {
				element.hidden = !questions.some(shows)
			}
		},
	}
}

/** Questions that follow one another in the same section stand together, with the heading of the section if that comes right before. */
function parts(definition: Definition, ids: readonly string[]): { section: string | null, questions: string[] }[] {
	const found: { section: string | null, questions: string[] }[] = []
	for (const id of ids) {
		const question = definition.questions.get(id)
		const section = question?.type === 'section' ? id : question?.sectionId ?? null
		const last = found.at(-1)
		if (last !== undefined && last.section === section) {
			last.questions.push(id)
		} else {
			found.push({ section, questions: [id] })
		}
	}
	return found
}
