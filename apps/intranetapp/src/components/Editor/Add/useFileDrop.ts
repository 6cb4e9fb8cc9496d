// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { t } from '@nextcloud/l10n'
import { onBeforeUnmount, onMounted, type Ref } from 'vue'
import { useEditorStore } from '../../../stores/editorStore.ts'
import { addFiles, anchorAt } from './addFiles.ts'
import { dragged, widgetTarget } from '../Move/useDrag.ts'

/** Inserts dropped files as parts at the indicator line; a drop elsewhere is ignored, where the browser would otherwise open the file. */
export function useFileDrop(area: Readonly<Ref<HTMLElement | null>>): void {
	const editor = useEditorStore()

	const isOver = ({ target }: DragEvent) => target instanceof Node && area.value?.contains(target) === true
	function take(event: DragEvent): boolean {
		const isTaken = !event.defaultPrevented && event.dataTransfer?.types.includes('Files') === true
		if (isTaken) {
			event.preventDefault()
		}
		return isTaken
	}
	function onDragover(event: DragEvent): void {
		if (!take(event)) {
			return
		}
		event.dataTransfer!.dropEffect = isOver(event) ? 'copy' : 'none'
		dragged.value = !isOver(event) ? null : {
			kind: 'widget',
			key: '',
			name: t('intranetapp', 'Drop files here'),
			x: event.clientX,
			y: event.clientY,
			line: widgetTarget(event.clientX, event.clientY)?.line ?? null,
		}
	}
	function onDrop(event: DragEvent): void {
		dragged.value = null
		if (take(event) && isOver(event) && editor.state !== null) {
			const target = widgetTarget(event.clientX, event.clientY)
			void addFiles([...event.dataTransfer?.files ?? []], target === null ? null : anchorAt(editor.state, target.place))
		}
	}
	function onDragleave(event: DragEvent): void {
		if (event.relatedTarget === null) {
			dragged.value = null // the pointer left the window
		}
	}
	onMounted(() => {
		window.addEventListener('dragover', onDragover)
		window.addEventListener('drop', onDrop)
		window.addEventListener('dragleave', onDragleave)
	})
	onBeforeUnmount(() => {
		dragged.value = null
		window.removeEventListener('dragover', onDragover)
		window.removeEventListener('drop', onDrop)
		window.removeEventListener('dragleave', onDragleave)
	})
}
