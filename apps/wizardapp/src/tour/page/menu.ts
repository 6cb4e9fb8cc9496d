// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { findTarget } from './target.ts'

/** A menu that a step opened and has to close again. */
export interface OpenedMenu { close(): void }

/**
 * Clicks what a step wants clicked first, unless its target is there already.
 *
 * @param opener - from the step's `opens`
 * @param attachTo - the step's target, to know whether the menu is still open later
 */
export function openMenu(opener: HTMLElement, attachTo: string): OpenedMenu {
	opener.click()
	return {
		close() {
			// The person, or the page, may have closed it meanwhile: a second click would open it again.
			const state = opener.closest('[aria-expanded]') ?? opener.querySelector('[aria-expanded]')
			const isOpen = state ? state.getAttribute('aria-expanded') === 'true' : findTarget(attachTo) !== null
			if (opener.isConnected && isOpen) {
				opener.click()
			}
		},
	}
}
