// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { pressedName, type Shortcut } from '@suite/ui/keys/shortcuts'
import { t } from '@nextcloud/l10n'
import { onBeforeUnmount, onMounted, type Ref } from 'vue'
import { useEditorDraftStore } from '../../stores/editorDraftStore.ts'
import { useEditorStore } from '../../stores/editorStore.ts'

/** Shortcuts that work wherever the focus is in the editor. */
export const editorShortcuts = Object.freeze({
	undo: { keys: 'Control Z', does: () => t('intranetapp', 'Undo') },
	redo: { keys: 'Control Shift Z', alsoKeys: 'Control Y', does: () => t('intranetapp', 'Redo') },
	keep: { keys: 'Control S', does: () => t('intranetapp', 'Save draft now') },
}) satisfies Readonly<Record<string, Shortcut>>

/** Undo, redo and saving, wherever the focus is in the editor. Fields of dialogs and sheets keep their own undo. */
export function useEditorKeys(area: Readonly<Ref<HTMLElement | null>>): void {
	const editor = useEditorStore()
	const draft = useEditorDraftStore()

	const actions = { undo: editor.undo, redo: editor.redo, keep: () => void draft.send() }

	function onKeydown(event: KeyboardEvent): void {
		const target = event.target instanceof HTMLElement ? event.target : null
		const isElsewhere = target !== null && target !== document.body && !area.value?.contains(target)
		if (isElsewhere || target?.matches('input, textarea') === true) {
			return
		}
		const name = pressedName(event, editorShortcuts)
		if (name !== undefined) {
			event.preventDefault()
			event.stopPropagation()
			actions[name]()
		}
	}
	onMounted(() => document.addEventListener('keydown', onKeydown, true))
	onBeforeUnmount(() => document.removeEventListener('keydown', onKeydown, true))
}
