// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Shortcut } from '@suite/ui/keys/shortcuts'
import { t } from '@nextcloud/l10n'

/** Keys of the grid. */
export const gridShortcuts: readonly Shortcut[] = Object.freeze([
	{ keys: 'ArrowLeft', does: () => t('roomsapp', 'Earlier time, or move the grabbed booking') },
	{ keys: 'ArrowRight', does: () => t('roomsapp', 'Later time, or move the grabbed booking') },
	{ keys: 'ArrowUp', does: () => t('roomsapp', 'Row above') },
	{ keys: 'ArrowDown', does: () => t('roomsapp', 'Row below') },
	{ keys: 'Enter', does: () => t('roomsapp', 'Book this time, or open the booking') },
	{ keys: 'Space', does: () => t('roomsapp', 'Grab a booking') },
	{ keys: 'Shift ArrowRight', does: () => t('roomsapp', 'Grabbed: end later') },
	{ keys: 'Shift ArrowLeft', does: () => t('roomsapp', 'Grabbed: end earlier') },
	{ keys: 'Escape', does: () => t('roomsapp', 'Put back') },
])
