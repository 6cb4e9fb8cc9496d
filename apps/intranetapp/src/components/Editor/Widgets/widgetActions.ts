// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { nextTick } from 'vue'
import { duplicateRow, duplicateWidget, removeRow, removeWidget } from '../../../editor/operations.ts'
import { columnsOf, findWidget, newKey } from '../../../editor/pageState.ts'
import { useEditorStore } from '../../../stores/editorStore.ts'

/** Deletes the selected widget; focus moves to its neighbour. */
export function deleteSelected(): void {
	const editor = useEditorStore()
	const found = editor.state === null || editor.selected === null ? null : findWidget(editor.state, editor.selected)
	if (editor.state === null || found === null) {
		return
	}
	const beside = columnsOf(found.holder)[found.column - 1]!
	const next = beside[found.index + 1] ?? beside[found.index - 1]
	editor.change('delete', found.widget.data.type, found.widget.key, removeWidget(editor.state, found.widget.key))
	void focusOn(next === undefined
		? `[data-holder="${found.holder.key}"][data-column="${found.column}"] .insert, .empty-page button`
		: `[data-widget="${next.key}"]`)
}

export function duplicateSelected(): void {
	const editor = useEditorStore()
	const widget = editor.selectedWidget
	if (editor.state !== null && widget !== null) {
		const key = newKey()
		editor.change('duplicate', widget.data.type, key, duplicateWidget(editor.state, widget.key, key))
		void focusOn(`[data-widget="${key}"]`)
	}
}

export function deleteRow(key: string): void {
	const editor = useEditorStore()
	if (editor.state !== null) {
		const index = editor.state.rows.findIndex((row) => row.key === key)
		const next = editor.state.rows[index + 1] ?? editor.state.rows[index - 1]
		editor.change('deleteRow', '', key, removeRow(editor.state, key))
		void focusOn(next === undefined ? '.empty-page button' : `[data-row="${next.key}"]`)
	}
}

export function copyRow(key: string): void {
	const editor = useEditorStore()
	if (editor.state !== null) {
		const copy = newKey()
		editor.change('duplicateRow', '', copy, duplicateRow(editor.state, key, copy))
		editor.select(copy)
		void focusOn(`[data-row="${copy}"]`)
	}
}

export async function focusOn(selector: string): Promise<void> {
	await nextTick()
	const element = document.querySelector<HTMLElement>(selector)
	element?.focus({ preventScroll: true })
	element?.scrollIntoView({ block: 'nearest' })
}
