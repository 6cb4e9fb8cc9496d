// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TourLabels } from '@suite/schema/wizard/values'
import type { Bubble } from './types.ts'
import { buildBubble } from './view/bubble.ts'
import { createRoot } from './view/root.ts'

/**
 * The actual bubble of the tour as a static image inside a page: it can be neither focused nor clicked.
 *
 * @param language - language of the steps, as named by the host
 */
export function createBubble(labels: TourLabels, language: string): Bubble {
	const { element, shadow } = createRoot('wizardapp-preview')
	const view = buildBubble(labels, language)
	view.element.dataset.inline = ''
	view.element.inert = true
	shadow.append(view.element)
	return {
		element,
		show: view.show,
		setTheme(theme) {
			// The host ships every theme as rules for these attributes, on any element.
			element.toggleAttribute('data-theme-light', theme === 'light')
			element.toggleAttribute('data-theme-dark', theme === 'dark')
		},
		destroy: () => element.remove(),
	}
}
