// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Shortcut } from '@suite/ui/keys/shortcuts'
import { t } from '@nextcloud/l10n'

/** Keys of the list. */
export const listShortcuts = Object.freeze({
	up: { keys: 'ArrowUp', does: () => t('metadataapp', 'Row above') },
	down: { keys: 'ArrowDown', does: () => t('metadataapp', 'Row below') },
	first: { keys: 'Home', does: () => t('metadataapp', 'First row') },
	last: { keys: 'End', does: () => t('metadataapp', 'Last row') },
	open: { keys: 'Enter', does: () => t('metadataapp', 'Open the folder, or the values of the file') },
	values: { keys: 'Space', does: () => t('metadataapp', 'Open the values of the file or folder') },
	above: { keys: 'Backspace', does: () => t('metadataapp', 'Go to the folder above') },
}) satisfies Readonly<Record<string, Shortcut>>

/** Keys of the form. */
export const formShortcuts = Object.freeze({
	save: { keys: 'Control S', alsoKeys: 'Control Enter', does: () => t('metadataapp', 'Save the values') },
	close: { keys: 'Escape', does: () => t('metadataapp', 'Close the values') },
}) satisfies Readonly<Record<string, Shortcut>>
