// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import type { ShortcutGroup } from '@suite/ui/keys/shortcuts'
import { formatShortcuts, textShortcuts } from './Text/textKeys.ts'
import { handleShortcuts, moveShortcuts } from './Move/useCarry.ts'
import { editorShortcuts } from './useEditorKeys.ts'
import { widgetShortcuts } from './Widgets/widgetKeys.ts'

/** All shortcuts of the editor, for the list. */
export function shortcutsOfEditor(): readonly ShortcutGroup[] {
	return [
		{ name: t('intranetapp', 'Entire page'), shortcuts: Object.values(editorShortcuts) },
		{ name: t('intranetapp', 'On a widget'), shortcuts: [...Object.values(widgetShortcuts), ...moveShortcuts] },
		{ name: t('intranetapp', 'On the handle of a widget or row'), shortcuts: handleShortcuts },
		{ name: t('intranetapp', 'In text'), shortcuts: [...Object.values(textShortcuts), ...formatShortcuts] },
	]
}
