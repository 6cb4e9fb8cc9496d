// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createFocusTrap } from 'focus-trap'
import type { BubbleView } from './bubble.ts'

/** The host's components keep their focus traps in this list, so that only the newest one is active. */
declare global {
	interface Window { _nc_focus_trap?: ReturnType<typeof createFocusTrap>[] }
}

/** The target is usually a button itself, not a container of one. */
const tabbableOptions = { getShadowRoot: true, includeContainer: true }

/** Keeps keyboard focus inside the bubble, and inside the target if it may be used. */
export interface FocusKeeper {
	/** @param usableTarget - also part of the focus cycle */
	hold(usableTarget: HTMLElement | null): void
	/** Lets the page move the focus, for example when a menu opens. */
	release(): void
	/** Returns focus to where it came from. */
	restore(): void
}

export function createFocusKeeper(bubble: BubbleView): FocusKeeper {
	const origin = focused()
	const trap = createFocusTrap(bubble.element, {
		allowOutsideClick: true,
		escapeDeactivates: false,
		returnFocusOnDeactivate: false,
		preventScroll: true,
		initialFocus: () => isWithin(bubble.element) ? undefined : bubble.nextButton,
		fallbackFocus: bubble.element,
		tabbableOptions,
		trapStack: window._nc_focus_trap ??= [],
	})
	return {
		hold(usableTarget) {
			trap.updateContainerElements(usableTarget ? [bubble.element, usableTarget] : bubble.element)
			trap.activate()
			// The focused button may have been removed with the previous step.
			if (!usableTarget && !isWithin(bubble.element)) {
				bubble.nextButton.focus({ preventScroll: true })
			}
		},
		release: () => void trap.deactivate(),
		restore() {
			trap.deactivate()
			if (origin?.isConnected) {
				origin.focus({ preventScroll: true })
			}
		},
	}
}

function isWithin(bubble: HTMLElement): boolean {
	const element = focused()
	return element !== null && bubble.contains(element) && !element.hidden
}

/** The focused element, looking into open shadow roots. */
export function focused(): HTMLElement | null {
	let element = document.activeElement
	while (element?.shadowRoot?.activeElement) {
		element = element.shadowRoot.activeElement
	}
	return element instanceof HTMLElement && element !== document.body ? element : null
}
