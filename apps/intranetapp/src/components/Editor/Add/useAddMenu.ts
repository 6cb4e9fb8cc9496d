// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { nextTick, shallowRef } from 'vue'
import { newWidget, type WidgetType } from '../../../editor/newWidgets.ts'
import { addRow, addWidget, type Place } from '../../../editor/operations.ts'
import { newKey } from '../../../editor/pageState.ts'
import { useEditorStore } from '../../../stores/editorStore.ts'

/** A place inside a row, or the index of a row to be created. */
export type AddPlace = Place | { readonly row: number }

interface Menu { readonly anchor: HTMLElement, readonly place: AddPlace }

/** The open menu of parts and the place where the part is inserted. */
export const addMenu = shallowRef<Menu | null>(null)

export function openAddMenu(anchor: HTMLElement, place: AddPlace): void {
	addMenu.value = { anchor, place }
}

export function closeAddMenu(): void {
	const menu = addMenu.value
	addMenu.value = null
	menu?.anchor.focus({ preventScroll: true })
}

/** Inserts a part where the menu was opened, then starts text editing or opens the part's settings. */
export async function addPart(type: WidgetType, place: AddPlace): Promise<void> {
	const editor = useEditorStore()
	if (editor.state === null) {
		return
	}
	addMenu.value = null
	const key = newKey()
	const rowKey = newKey()
	const [state, target] = 'row' in place
		? [addRow(editor.state, place.row, { columns: 1 }, rowKey), { holder: rowKey, column: 1, index: 0 }]
		: [editor.state, place]
	editor.change('add', type, key, addWidget(state, newWidget(type), target, key))
	editor.select(key)
	await nextTick()
	document.querySelector<HTMLElement>(`[data-widget="${key}"]`)?.focus()
	if (type === 'text' || type === 'heading') {
		editor.writing = key
	} else if (type !== 'divider') {
		editor.sheet = 'widget'
	}
}

export async function addEmptyRow(columns: number, index: number): Promise<void> {
	const editor = useEditorStore()
	if (editor.state !== null) {
		addMenu.value = null
		const key = newKey()
		editor.change('addRow', '', key, addRow(editor.state, index, { columns }, key))
		editor.select(key)
		await nextTick()
		document.querySelector<HTMLElement>(`[data-row="${key}"] .insert`)?.focus()
	}
}
