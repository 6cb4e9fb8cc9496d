// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * Keys and what they do. Keys have their browser names, separated by a space: `Control Shift Z`; a Mac uses Command for Control.
 */
export interface Shortcut {
	readonly keys: string
	/** Alternative keys for the same action. */
	readonly alsoKeys?: string
	/** A short description in the user's language. */
	readonly does: () => string
}

export interface ShortcutGroup {
	/** Where they work. */
	readonly name: string
	readonly shortcuts: readonly Shortcut[]
}

/** Whether an event matches these keys. Characters that need Shift on some keyboards match with or without it. */
export function isPressed(event: KeyboardEvent, { keys, alsoKeys }: Pick<Shortcut, 'keys' | 'alsoKeys'>): boolean {
	return [keys, alsoKeys].some((combination) => combination !== undefined && matches(event, combination))
}

/** The name of the shortcut that an event matches; undefined for any other key. */
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

/** Whether a key press in this element types text. */
export function isTyping(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && (target.isContentEditable
		|| (target.matches('input, textarea, select') && !target.matches('[type="checkbox"], [type="radio"], [type="button"]')))
}

/** Whether a dialog is open; it then handles all keys itself. */
export function isDialogOpen(): boolean {
	return document.querySelector('.modal-mask, [role="dialog"][aria-modal="true"]') !== null
}
