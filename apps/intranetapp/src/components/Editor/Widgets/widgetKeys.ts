// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import { pressedName, type Shortcut } from '@suite/ui/keys/shortcuts'

/** Shortcuts of a focused part. */
export const widgetShortcuts = Object.freeze({
	open: { keys: 'Enter', does: () => t('intranetapp', 'Edit text, or open settings') },
	duplicate: { keys: 'Control D', does: () => t('intranetapp', 'Duplicate') },
	remove: { keys: 'Delete', alsoKeys: 'Backspace', does: () => t('intranetapp', 'Delete') },
	leave: { keys: 'Escape', does: () => t('intranetapp', 'Clear selection') },
}) satisfies Readonly<Record<string, Shortcut>>

type WidgetAction = keyof typeof widgetShortcuts

/** The action of a key on the part; undefined for keys without one. */
export function widgetAction(event: KeyboardEvent): WidgetAction | undefined {
	return pressedName(event, widgetShortcuts)
}
