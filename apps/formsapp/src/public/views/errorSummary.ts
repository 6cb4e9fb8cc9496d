// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { focusOn, make } from '../dom.ts'
import { n, t } from '../l10n.ts'
import type { Mistake } from '../model/check.ts'

/** What keeps a page from being left, above its questions. */
export interface ErrorSummary {
	readonly element: HTMLElement
	show(mistakes: readonly Mistake[]): void
	/** One of them is put right. */
	drop(id: string): void
	hide(): void
}

/** @param open - focuses a question */
export function errorSummary(open: (id: string) => void): ErrorSummary {
	const heading = make('h2', { id: 'formsapp-errors-title', class: 'errors__title' })
	const list = make('ul')
	const element = make('section', { class: 'errors', 'aria-labelledby': heading.id, hidden: true }, heading, list)
	const hide = () => {
		element.hidden = true
		list.replaceChildren()
	}
	return {
		element,
		show(mistakes) {
			heading.textContent = n('formsapp', 'One answer is not right yet', '%n answers are not right yet', mistakes.length)
			list.replaceChildren(...mistakes.map(({ id, title, sentence }) => {
				const text = title.trim() === '' ? sentence : t('formsapp', '{title}: {sentence}', { title, sentence })
				const link = make('a', { href: `#formsapp-${id}` }, text)
				link.addEventListener('click', (event) => {
					event.preventDefault()
					open(id)
				})
				return make('li', { 'data-question': id }, link)
			}))
			element.hidden = false
			focusOn(element)
		},
		drop(id) {
			[...list.children].find((line) => line.getAttribute('data-question') === id)?.remove()
			if (list.children.length === 0) {
				hide()
			}
		},
		hide,
	}
}
