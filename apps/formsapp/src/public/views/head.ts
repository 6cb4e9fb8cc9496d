// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { make } from '../dom.ts'

/** The part of the page that the server has written: title and text of the form, or why there is none. */
export function showHead(root: HTMLElement, heading: string, text: HTMLElement): HTMLElement {
	const head = root.querySelector('header') ?? root.appendChild(make('header', { class: 'head' }))
	const title = make('h1', { tabindex: '-1' }, heading)
	// The picture that the server or `showLook` put there stays.
	const images = head.querySelectorAll('.head__image')
	head.replaceChildren(...images, title, ...(text.textContent?.trim() === '' ? [] : [text]))
	document.title = heading
	return title
}

/** Puts a view below the head, in the place of the one before. */
export function showBelowHead(root: HTMLElement, ...elements: readonly HTMLElement[]): void {
	root.querySelectorAll(':scope > :not(header)').forEach((element) => element.remove())
	root.append(...elements)
}
