// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted, type Ref } from 'vue'
import { useEditorDraftStore } from '../../stores/editorDraftStore.ts'
import { useEditorStore } from '../../stores/editorStore.ts'

/** Undo, redo and keeping, wherever in the editor the focus is. Fields of dialogs and sheets keep their own undo. */
export function useEditorKeys(area: Readonly<Ref<HTMLElement | null>>): void {
	const editor = useEditorStore()
	const draft = useEditorDraftStore()

	function onKeydown(event: KeyboardEvent): void {
		const target = event.target instanceof HTMLElement ? event.target : null
		const isElsewhere = target !== null && target !== document.body && !area.value?.contains(target)
		if (isElsewhere || !(event.ctrlKey || event.metaKey) || event.altKey || target?.matches('input, textarea') === true) {
			return
		}
		const key = event.key.toLowerCase()
		const action = key === 'z' ? event.shiftKey ? editor.redo : editor.undo : key === 'y' ? editor.redo : key === 's' ? () => void draft.send() : undefined
		if (action !== undefined) {
			event.preventDefault()
			event.stopPropagation()
			action()
		}
	}
	onMounted(() => document.addEventListener('keydown', onKeydown, true))
	onBeforeUnmount(() => document.removeEventListener('keydown', onKeydown, true))
}
