// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Shortcut, ShortcutGroup } from '@suite/ui/keys/shortcuts'
import { t } from '@nextcloud/l10n'

/** Shortcuts for the whole list of steps. */
export const listKeys = Object.freeze({
	undo: { keys: 'Control Z', does: () => t('wizardapp', 'Undo') },
	redo: { keys: 'Control Shift Z', alsoKeys: 'Control Y', does: () => t('wizardapp', 'Redo') },
	keep: { keys: 'Control S', does: () => t('wizardapp', 'Save draft now') },
}) satisfies Readonly<Record<string, Shortcut>>

/** Shortcuts of a focused step. */
export const stepKeys = Object.freeze({
	next: { keys: 'ArrowDown', does: () => t('wizardapp', 'Next step') },
	previous: { keys: 'ArrowUp', does: () => t('wizardapp', 'Previous step') },
	rename: { keys: 'F2', does: () => t('wizardapp', 'Rename') },
	down: { keys: 'Alt ArrowDown', does: () => t('wizardapp', 'Move down') },
	up: { keys: 'Alt ArrowUp', does: () => t('wizardapp', 'Move up') },
	remove: { keys: 'Delete', does: () => t('wizardapp', 'Delete') },
}) satisfies Readonly<Record<string, Shortcut>>

export const textKeys = Object.freeze({
	bold: { keys: 'Control B', does: () => t('wizardapp', 'Bold') },
	italic: { keys: 'Control I', does: () => t('wizardapp', 'Italic') },
	link: { keys: 'Control K', does: () => t('wizardapp', 'Link') },
}) satisfies Readonly<Record<string, Shortcut>>

const handleKeys: readonly Shortcut[] = Object.freeze([
	{ keys: 'Space', does: () => t('wizardapp', 'Pick up or drop') },
	{ keys: 'ArrowUp ArrowDown', does: () => t('wizardapp', 'Move') },
	{ keys: 'Escape', does: () => t('wizardapp', 'Cancel move') },
])

/** All shortcuts of the panel, for the list. */
export function adminShortcuts(): readonly ShortcutGroup[] {
	return [
		{ name: t('wizardapp', 'In the step list'), shortcuts: Object.values(listKeys) },
		{ name: t('wizardapp', 'On a step'), shortcuts: Object.values(stepKeys) },
		{ name: t('wizardapp', 'On the handle of a step'), shortcuts: handleKeys },
		{ name: t('wizardapp', 'In the text'), shortcuts: Object.values(textKeys) },
	]
}
