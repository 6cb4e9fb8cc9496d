// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TourLabels } from '@suite/schema/wizard/values'
import type { Step } from '@suite/schema/wizard/step'
import type { Place } from './place.ts'
import { isCounted, progressMarks } from './dots.ts'
import { direction, languageTag } from '../language.ts'
import { make } from './root.ts'
import { cleanHtml } from '@suite/ui/text/html'

/** Actions of the buttons; a preview has none. */
export interface BubbleActions {
	next(): void
	back(): void
	skip(): void
	pause(): void
}

/** The bubble's elements. */
export interface BubbleView {
	readonly element: HTMLElement
	readonly nextButton: HTMLButtonElement
	/** @param index - from 0 */
	show(step: Step, index: number, total: number): void
	/** Null places it in the flow of the page. */
	stand(place: Place): void
	/** Makes the text focusable by keyboard if it scrolls. */
	settle(): void
}

const closeIcon =
	'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 '
		+ '17.59 19 19 17.59 13.41 12z"/></svg>'

/** Builds the bubble; it is the same in the tour and in the preview. */
export function buildBubble(labels: TourLabels, language: string, actions?: BubbleActions): BubbleView {
	const name = make('span', { id: 'name', class: 'unseen' }, labels.tour)
	const title = make('h2', { id: 'title' })
	const close = make('button', { type: 'button', class: 'close', 'aria-label': labels.close, title: labels.close })
	close.innerHTML = closeIcon
	const text = make('div', { id: 'text', class: 'text' })
	const progress = make('div', { class: 'progress' })
	const skip = make('button', { type: 'button', class: 'skip' }, labels.skip)
	const back = make('button', { type: 'button', class: 'back' }, labels.back)
	const next = make('button', { type: 'button', class: 'next' })
	const news = make('div', { class: 'unseen', 'aria-live': 'polite' })
	const arrow = make('span', { class: 'arrow', hidden: '' })
	const element = make('section', { class: 'bubble', lang: languageTag(language), dir: direction(language) },
		name, make('div', { class: 'head' }, title, close), text, progress,
		make('div', { class: 'foot' }, skip, make('div', { class: 'moves' }, back, next)), news, arrow)
	if (actions) {
		next.addEventListener('click', actions.next)
		back.addEventListener('click', actions.back)
		skip.addEventListener('click', actions.skip)
		close.addEventListener('click', actions.pause)
	}
	let shown: Step | undefined

	return {
		element,
		nextButton: next,
		show(step, index, total) {
			const isLast = index === total - 1
			const count = labels.progress.replace('{current}', String(index + 1)).replace('{total}', String(total))
			title.textContent = step.title
			text.innerHTML = cleanHtml(step.text, 'tour')
			text.scrollTop = 0
			progress.replaceChildren(make('span', isCounted(total) ? {} : { class: 'unseen' }, count), ...progressMarks(index, total))
			back.hidden = index === 0
			skip.hidden = isLast
			next.textContent = isLast ? labels.finish : labels.next
			// Screen readers announce a dialog when it opens; later steps must be announced explicitly.
			if (shown && shown.id !== step.id) {
				news.textContent = `${count}. ${step.title}. ${text.textContent}`
			}
			shown = step
		},
		stand(place) {
			Object.assign(element.style, { left: `${place.left}px`, top: `${place.top}px`, maxHeight: `${place.maxHeight}px` })
			element.dataset.side = place.side
			arrow.hidden = place.arrow === null
			const isBeside = place.side === 'left' || place.side === 'right'
			Object.assign(arrow.style, { left: isBeside ? '' : `${place.arrow}px`, top: isBeside ? `${place.arrow}px` : '' })
		},
		settle() {
			text.toggleAttribute('tabindex', false)
			if (text.scrollHeight > text.clientHeight + 1) {
				text.tabIndex = 0
			}
		},
	}
}
