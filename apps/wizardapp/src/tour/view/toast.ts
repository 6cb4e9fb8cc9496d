// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { direction, languageTag } from '../language.ts'
import { createRoot, make } from './root.ts'

/** How long a sentence is shown, in milliseconds: about a second per three words, and never less than six. */
const duration = (message: string) => Math.max(6000, message.split(/\s+/).length * 350)

/** Shows a temporary message at the bottom of the page. */
export function showToast(message: string, language: string): HTMLElement {
	const { element, shadow } = createRoot('wizardapp-toast')
	const toast = make('div', { class: 'toast', role: 'status', lang: languageTag(language), dir: direction(language) })
	shadow.append(toast)
	document.body.append(element)
	// A status is announced when its text changes, not when it is present from the start.
	requestAnimationFrame(() => {
		toast.textContent = message
	})
	setTimeout(() => element.remove(), duration(message))
	return element
}
