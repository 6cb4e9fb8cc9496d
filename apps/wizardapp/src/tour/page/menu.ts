// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { findTarget } from './target.ts'

/** A menu that a step opened and must close again. */
export interface OpenedMenu { close(): void }

/**
 * Clicks the element a step needs clicked first, unless its target already exists.
 *
 * @param opener - from the step's `opens`
 * @param attachTo - the step's target, to check later whether the menu is still open
 */
export function openMenu(opener: HTMLElement, attachTo: string): OpenedMenu {
	opener.click()
	return {
		close() {
			// The user, or the page, may have closed it in the meantime: a second click would reopen it.
			const state = opener.closest('[aria-expanded]') ?? opener.querySelector('[aria-expanded]')
			const isOpen = state ? state.getAttribute('aria-expanded') === 'true' : findTarget(attachTo) !== null
			if (opener.isConnected && isOpen) {
				opener.click()
			}
		},
	}
}
