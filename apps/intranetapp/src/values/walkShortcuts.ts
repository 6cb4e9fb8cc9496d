// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Shortcut } from '@suite/ui/keys/shortcuts'
import { t } from '@nextcloud/l10n'

/** Shortcuts for moving through a list from top to bottom. */
export const walkShortcuts: readonly Shortcut[] = Object.freeze([
	{ keys: 'ArrowDown', does: () => t('intranetapp', 'Next result') },
	{ keys: 'ArrowUp', does: () => t('intranetapp', 'Previous result') },
	{ keys: 'Enter', does: () => t('intranetapp', 'Open result') },
])
