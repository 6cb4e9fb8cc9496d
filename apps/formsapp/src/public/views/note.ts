// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { make } from '../dom.ts'

/** A line of text with buttons, which is read out when it changes: so its place is there before. */
export interface Note {
	readonly element: HTMLElement
	say(text: string, ...buttons: readonly HTMLElement[]): void
	hide(): void
}

export function note(look: 'quiet' | 'plain'): Note {
	const text = make('p', { role: 'status' })
	const actions = make('div', { class: 'actions' })
	const element = make('div', { class: `note note--${look} note--empty` }, text, actions)
	return {
		element,
		say(words, ...buttons) {
			element.classList.remove('note--empty')
			text.textContent = words
			actions.replaceChildren(...buttons)
		},
		hide() {
			element.classList.add('note--empty')
			text.textContent = ''
			actions.replaceChildren()
		},
	}
}
