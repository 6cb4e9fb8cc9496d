// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '../../rules/index.ts'
import type { Json } from '../../rules/values/json.ts'
import { markdownNodes } from '../../markdown/nodes.ts'
import { make, setAll } from '../dom.ts'
import { t } from '../l10n.ts'

/** A question on the page. */
export interface Field {
	readonly element: HTMLElement
	/** As it is sent; null for none. */
	answer(): Json
	/** Shows an answer that was kept, as far as it fits. */
	show(answer: Json): void
	/** What is entered but cannot be read as an answer, such as half a date. */
	obstacle?(): string | undefined
	/** Something is on its way that will be a part of the answer; undefined when nothing is. */
	busy?(): Promise<void> | undefined
	/** Says what is wrong, or no longer does. */
	mark(sentence: string | undefined, cell?: { readonly row?: number | string, readonly column?: number | string }): void
	/** Focuses the first control, or the one that is marked. */
	focus(): void
}

/** What all questions have around their controls. */
export interface Frame {
	readonly element: HTMLElement
	/** Of the title. */
	readonly titleId: string
	/** Of the hints and of what is wrong, for `aria-describedby`. */
	readonly describedBy: string
	/** Shows what is wrong beside the question. */
	say(sentence: string | undefined): void
}

/** Prefix of the ids of a question's elements. */
export const idOf = (questionId: string): string => `formsapp-${questionId}`

/**
 * The frame of a question.
 *
 * @param kind - one control, or several that belong together; of radio buttons it is known as a whole whether they are right
 * @param hint - of the kind of question, beside the author's own description
 */
export function frame(question: Question, kind: 'control' | 'group' | 'radiogroup', hint = ''): Frame {
	const id = idOf(question.id)
	const isOne = kind === 'control'
	const mark = question.isRequired && make('span', { class: 'required' }, ` (${t('formsapp', 'required')})`)
	const title = question.title.trim() === '' ? t('formsapp', 'Question without a title') : question.title
	const heading = isOne
		? make('label', { id: `${id}-title`, class: 'title', for: `${id}-control` }, title, mark)
		: make('legend', { id: `${id}-title`, class: 'title' }, title, mark)
	const fault = make('p', { id: `${id}-fault`, class: 'fault', hidden: true })
	const hints = [
		...question.description === null ? [] : [make('div', { class: 'hint marked' }, ...markdownNodes(question.description))],
		make('p', { class: 'hint' }, hint),
	].filter(({ textContent }) => textContent?.trim() !== '')
	hints.forEach((element, place) => setAll(element, { id: `${id}-hint${place}` }))
	const describedBy = [...hints.map((_, place) => `${id}-hint${place}`), `${id}-fault`].join(' ')
	const element = make(isOne ? 'div' : 'fieldset', {
		id,
		class: 'question',
		'data-type': question.type,
		'aria-describedby': isOne ? undefined : describedBy,
		role: kind === 'radiogroup' && 'radiogroup',
		'aria-required': kind === 'radiogroup' && question.isRequired ? 'true' : undefined,
	}, heading, ...hints, fault)
	return {
		element,
		titleId: `${id}-title`,
		describedBy,
		say(sentence) {
			fault.textContent = sentence ?? ''
			fault.hidden = sentence === undefined
			element.classList.toggle('question--faulty', sentence !== undefined)
			if (kind === 'radiogroup') {
				setAll(element, { 'aria-invalid': sentence === undefined ? undefined : 'true' })
			}
		},
	}
}
