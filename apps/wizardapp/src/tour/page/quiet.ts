// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { isVisible } from './target.ts'

/** How long the page must stay unchanged, in milliseconds. */
const stillness = 600
/** A page that never settles counts as quiet after this time, in milliseconds. */
const mostRestless = 5000
/** Time after a key press that still counts as typing, in milliseconds. */
const typingPause = 3000

const dialogs = ':is([role="dialog"], [role="alertdialog"], dialog[open], .modal-mask)'
const editable =
	'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable=""], '
		+ '[contenteditable="true"]'

/** Whether a dialog of the page is open that does not contain the given element. */
export function hasOpenDialog(around: Element | null = null): boolean {
	return [...document.querySelectorAll(dialogs)].some((dialog) => !(around && dialog.contains(around)) && isVisible(dialog))
}

/**
 * Resolves when the page is loaded and idle, in the foreground, without a dialog, and the user is not typing.
 *
 * @param now - in milliseconds, with any origin
 */
export function whenQuiet(now: () => number = () => performance.now()): Promise<void> {
	const begun = now()
	let changed = begun
	let typed = -Infinity
	const observer = new MutationObserver(() => {
		changed = now()
	})
	observer.observe(document.body, { childList: true, subtree: true })
	const onKey = (event: Event) => {
		typed = isEditable(event.composedPath()[0]) ? now() : typed
	}
	document.addEventListener('keydown', onKey, true)
	const isQuiet = () => document.readyState === 'complete'
		&& document.visibilityState === 'visible'
		&& (now() - changed >= stillness || now() - begun >= mostRestless)
		&& now() - typed >= typingPause
		&& !isWriting()
		&& !hasOpenDialog()
	return new Promise((resolve) => {
		const look = () => {
			if (!isQuiet()) {
				setTimeout(look, stillness / 2)
				return
			}
			observer.disconnect()
			document.removeEventListener('keydown', onKey, true)
			resolve()
		}
		look()
	})
}

/**
 * Calls back once when a dialog of the page opens; returns a function that stops watching.
 *
 * @param target - the dialog that contains this element, such as a menu opened by the tour itself, does not count
 */
export function onDialog(callback: () => void, target: () => Element | null): () => void {
	const observer = new MutationObserver(() => {
		if (hasOpenDialog(target())) {
			observer.disconnect()
			callback()
		}
	})
	observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'role', 'style', 'class'] })
	return () => observer.disconnect()
}

/** Focus is in a field that has content: a draft, even when no key was pressed for a while. */
function isWriting(): boolean {
	const field = document.activeElement
	return isEditable(field) && Boolean('value' in field ? field.value : field.textContent)
}

function isEditable(target: unknown): target is Element {
	return target instanceof Element && target.matches(editable)
}
