// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export type KeyAction = 'next' | 'back' | 'pause'

/** The meaning of a key for the tour; arrows follow the reading direction. */
export function keyAction(event: KeyboardEvent, direction: 'ltr' | 'rtl'): KeyAction | null {
	if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) {
		return null
	}
	switch (event.key) {
		case 'Escape': return 'pause'
		case 'ArrowRight': return direction === 'ltr' ? 'next' : 'back'
		case 'ArrowLeft': return direction === 'ltr' ? 'back' : 'next'
		default: return null
	}
}

/**
 * Listens for the tour's keys until the signal aborts, ahead of the page's own shortcuts. Arrows pressed in a usable
 * target belong to the target.
 */
export function createKeyboard(
	root: HTMLElement,
	bubble: HTMLElement,
	direction: 'ltr' | 'rtl',
	signal: AbortSignal,
	actions: Readonly<Record<KeyAction, () => void>>,
): void {
	document.addEventListener('keydown', (event) => {
		const action = keyAction(event, direction)
		const path = event.composedPath()
		const isElsewhere = !path.includes(bubble) && path[0] !== document.body
		if (action && !(isElsewhere && action !== 'pause')) {
			event.preventDefault()
			event.stopPropagation()
			actions[action]()
		}
	}, { capture: true, signal })
	// The page's shortcuts must not react to keys typed in the bubble.
	for (const type of ['keydown', 'keyup', 'keypress'] as const) {
		root.addEventListener(type, (event) => event.stopPropagation(), { signal })
	}
}
