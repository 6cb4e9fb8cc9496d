// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import type { Shortcut } from '@suite/ui/keys/shortcuts'

/** Shortcuts while editing a text, in addition to those of every field. */
export const textShortcuts = Object.freeze({
	parts: { keys: '/', does: () => t('intranetapp', 'Add widget (at the start of a line)') },
	link: { keys: 'Control K', does: () => t('intranetapp', 'Link') },
	tools: { keys: 'Alt F10', does: () => t('intranetapp', 'Go to text formatting') },
	end: { keys: 'Escape', does: () => t('intranetapp', 'Exit text editing') },
}) satisfies Readonly<Record<string, Shortcut>>

/** Shortcuts built into the text editor. */
export const formatShortcuts: readonly Shortcut[] = Object.freeze([
	{ keys: 'Control B', does: () => t('intranetapp', 'Bold') },
	{ keys: 'Control I', does: () => t('intranetapp', 'Italic') },
	{ keys: 'Control Shift S', does: () => t('intranetapp', 'Strikethrough') },
	{ keys: 'Control E', does: () => t('intranetapp', 'Code') },
	{ keys: 'Control Alt 2', does: () => t('intranetapp', 'Heading 2') },
	{ keys: 'Control Shift 8', does: () => t('intranetapp', 'Bulleted list') },
	{ keys: 'Control Shift 7', does: () => t('intranetapp', 'Numbered list') },
])
