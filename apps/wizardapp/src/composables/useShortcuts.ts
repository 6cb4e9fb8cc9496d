// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted } from 'vue'

/** Key combinations as `ctrl+z`, `ctrl+shift+z`, `?`; ctrl is also the Mac's command key. */
export type Shortcuts = Readonly<Record<string, () => void>>

/** Keys that work anywhere on the page but in fields, where they are letters, and in dialogs. */
export function useShortcuts(shortcuts: Shortcuts): void {
	function onKeydown(event: KeyboardEvent): void {
		const action = shortcuts[combination(event)]
		if (action !== undefined && !event.defaultPrevented && !event.isComposing && !isTyping(event.target) && document.querySelector('.modal-mask, [role="dialog"][aria-modal="true"]') === null) {
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
