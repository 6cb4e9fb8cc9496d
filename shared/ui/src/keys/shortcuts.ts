// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * Keys and what they do. They are named as browsers name them, with a space between: `Control Shift Z`; the Mac has Command for Control.
 */
export interface Shortcut {
	readonly keys: string
	/** Keys that do the same. */
	readonly alsoKeys?: string
	/** In a few words, in the language of the reader. */
	readonly does: () => string
}

export interface ShortcutGroup {
	/** Where they work. */
	readonly name: string
	readonly shortcuts: readonly Shortcut[]
}

/** Whether an event is that of these keys. Signs that need Shift on some keyboards are the same with and without. */
export function isPressed(event: KeyboardEvent, { keys, alsoKeys }: Pick<Shortcut, 'keys' | 'alsoKeys'>): boolean {
	return [keys, alsoKeys].some((combination) => combination !== undefined && matches(event, combination))
}

/** The name of the shortcut whose keys an event is; undefined for any other key. */
export function pressedName<S extends Readonly<Record<string, Shortcut>>>(event: KeyboardEvent, shortcuts: S): Extract<keyof S, string>
	| undefined {
	for (const name in shortcuts) {
		const shortcut = shortcuts[name]
		if (shortcut !== undefined && isPressed(event, shortcut)) {
			return name
		}
	}
	return undefined
}

function matches({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, combination: string): boolean {
	const parts = combination.split(' ')
	const wanted = parts.at(-1) === 'Space' ? ' ' : parts.at(-1) ?? ''
	const isSign = wanted.length === 1 && wanted.toLowerCase() === wanted.toUpperCase() && wanted !== ' '
	return key.toLowerCase() === wanted.toLowerCase() && (ctrlKey || metaKey) === parts.includes('Control')
		&& altKey === parts.includes('Alt')
		&& (isSign || shiftKey === parts.includes('Shift'))
}

/** In these a key writes something. */
export function isTyping(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && (target.isContentEditable
		|| (target.matches('input, textarea, select') && !target.matches('[type="checkbox"], [type="radio"], [type="button"]')))
}

/** A dialog is open, which has the keys for itself. */
export function isDialogOpen(): boolean {
	return document.querySelector('.modal-mask, [role="dialog"][aria-modal="true"]') !== null
}
