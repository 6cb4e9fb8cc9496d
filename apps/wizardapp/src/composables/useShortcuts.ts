// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted } from 'vue'

/** Key combinations as `ctrl+z`, `ctrl+shift+z`, `?`; ctrl is also the Mac's command key. */
export type Shortcuts = Readonly<Record<string, () => void>>

/**
 * Keys that work anywhere on the page but in dialogs.
 *
 * @param shortcuts - not in fields, where the keys write something or take back what was written
 * @param everywhere - in fields too
 */
export function useShortcuts(shortcuts: Shortcuts, everywhere: Shortcuts = {}): void {
	function onKeydown(event: KeyboardEvent): void {
		const action = everywhere[combination(event)] ?? (isTyping(event.target) ? undefined : shortcuts[combination(event)])
		if (action !== undefined && !event.defaultPrevented && !event.isComposing && document.querySelector('.modal-mask, [role="dialog"][aria-modal="true"]') === null) {
			event.preventDefault()
			action()
		}
	}
	onMounted(() => document.addEventListener('keydown', onKeydown))
	onBeforeUnmount(() => document.removeEventListener('keydown', onKeydown))
}

function combination({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent): string {
	const isLetter = /^\p{L}$/u.test(key)
	return [ctrlKey || metaKey ? 'ctrl' : '', altKey ? 'alt' : '', shiftKey && isLetter ? 'shift' : '', key.toLowerCase()].filter((part) => part !== '').join('+')
}

/** In these a key writes something. */
export function isTyping(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && (target.isContentEditable || (target.matches('input, textarea, select') && !target.matches('[type="checkbox"], [type="radio"], [type="button"]')))
}
