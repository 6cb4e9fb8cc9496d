// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Shortcut } from '@suite/ui/keys/shortcuts'
import { t } from '@nextcloud/l10n'

/** Keys that go to another cell. Left and right are as seen on the screen. */
export const moveShortcuts = Object.freeze({
	up: { keys: 'ArrowUp', does: () => t('metadataapp', 'Cell above') },
	down: { keys: 'ArrowDown', does: () => t('metadataapp', 'Cell below') },
	left: { keys: 'ArrowLeft', does: () => t('metadataapp', 'Cell on the left') },
	right: { keys: 'ArrowRight', does: () => t('metadataapp', 'Cell on the right') },
	start: { keys: 'Home', does: () => t('metadataapp', 'First cell of the row') },
	end: { keys: 'End', does: () => t('metadataapp', 'Last cell of the row') },
	pageUp: { keys: 'PageUp', does: () => t('metadataapp', 'One screen up') },
	pageDown: { keys: 'PageDown', does: () => t('metadataapp', 'One screen down') },
	top: { keys: 'Control ArrowUp', does: () => t('metadataapp', 'First row') },
	bottom: { keys: 'Control ArrowDown', does: () => t('metadataapp', 'Last row') },
	first: { keys: 'Control Home', does: () => t('metadataapp', 'First cell of the table') },
	last: { keys: 'Control End', does: () => t('metadataapp', 'Last cell of the table') },
}) satisfies Readonly<Record<string, Shortcut>>

/** Keys that make the block of selected cells larger or smaller. */
export const blockShortcuts = Object.freeze({
	up: { keys: 'Shift ArrowUp', does: () => t('metadataapp', 'Select one more row above') },
	down: { keys: 'Shift ArrowDown', does: () => t('metadataapp', 'Select one more row below') },
	left: { keys: 'Shift ArrowLeft', does: () => t('metadataapp', 'Select one more column on the left') },
	right: { keys: 'Shift ArrowRight', does: () => t('metadataapp', 'Select one more column on the right') },
	start: { keys: 'Shift Home', does: () => t('metadataapp', 'Select to the first column') },
	end: { keys: 'Shift End', does: () => t('metadataapp', 'Select to the last column') },
	pageUp: { keys: 'Shift PageUp', does: () => t('metadataapp', 'Select one more screen above') },
	pageDown: { keys: 'Shift PageDown', does: () => t('metadataapp', 'Select one more screen below') },
	top: { keys: 'Control Shift ArrowUp', does: () => t('metadataapp', 'Select to the first row') },
	bottom: { keys: 'Control Shift ArrowDown', does: () => t('metadataapp', 'Select to the last row') },
	first: { keys: 'Control Shift Home', does: () => t('metadataapp', 'Select to the first cell of the table') },
	last: { keys: 'Control Shift End', does: () => t('metadataapp', 'Select to the last cell of the table') },
}) satisfies Readonly<Record<string, Shortcut>>

/** What else keys do in the table. */
export const gridShortcuts = Object.freeze({
	edit: { keys: 'Enter', alsoKeys: 'F2', does: () => t('metadataapp', 'Edit the cell, or show all values of the file') },
	clear: { keys: 'Delete', alsoKeys: 'Backspace', does: () => t('metadataapp', 'Empty the selected cells') },
	all: { keys: 'Control A', does: () => t('metadataapp', 'Select all cells') },
	tick: { keys: 'Space', does: () => t('metadataapp', 'Select the file') },
	tickRange: { keys: 'Shift Space', does: () => t('metadataapp', 'Select all files from the last one to this one') },
	wider: { keys: 'Alt Shift ArrowRight', does: () => t('metadataapp', 'Make the column wider') },
	narrower: { keys: 'Alt Shift ArrowLeft', does: () => t('metadataapp', 'Make the column narrower') },
	leave: { keys: 'Escape', does: () => t('metadataapp', 'Clear the selection') },
}) satisfies Readonly<Record<string, Shortcut>>

/** A way to go from one cell to another. */
export type Way = keyof typeof moveShortcuts
