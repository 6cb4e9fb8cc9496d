// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Shortcut } from '@suite/ui/keys/shortcuts'
import { t } from '@nextcloud/l10n'

/** Keys that change cells of the table. Browsers tell of those for the clipboard in their own way. */
export const editShortcuts = Object.freeze({
	copy: { keys: 'Control C', does: () => t('metadataapp', 'Copy the selected cells') },
	cut: { keys: 'Control X', does: () => t('metadataapp', 'Cut the selected cells') },
	paste: { keys: 'Control V', does: () => t('metadataapp', 'Paste cells, from a spreadsheet too') },
	fill: { keys: 'Control D', does: () => t('metadataapp', 'Fill the selected cells with the first row, or a cell with the one above') },
	undo: { keys: 'Control Z', does: () => t('metadataapp', 'Undo') },
	redo: { keys: 'Control Shift Z', alsoKeys: 'Control Y', does: () => t('metadataapp', 'Redo') },
}) satisfies Readonly<Record<string, Shortcut>>

/** Keys while a cell is edited. */
export const cellShortcuts = Object.freeze({
	save: { keys: 'Enter', does: () => t('metadataapp', 'Save and go to the cell below') },
	saveUp: { keys: 'Shift Enter', does: () => t('metadataapp', 'Save and go to the cell above') },
	saveRight: { keys: 'Tab', does: () => t('metadataapp', 'Save and go to the next cell') },
	saveLeft: { keys: 'Shift Tab', does: () => t('metadataapp', 'Save and go to the cell before') },
	line: { keys: 'Alt Enter', does: () => t('metadataapp', 'New line in a long text') },
	giveUp: { keys: 'Escape', does: () => t('metadataapp', 'Keep the former value') },
}) satisfies Readonly<Record<string, Shortcut>>
