// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { nextTick } from 'vue'
import { newWidget } from '../../editor/newWidgets.ts'
import { addWidget } from '../../editor/operations.ts'
import { findWidget, newKey } from '../../editor/pageState.ts'
import { useEditorStore } from '../../stores/editorStore.ts'
import { useMediaStore } from '../../stores/editorMediaStore.ts'

/** Uploads pictures and puts each into a part of its own below a widget. */
export async function addPictures(files: readonly File[], belowKey: string): Promise<void> {
	const editor = useEditorStore()
	const media = useMediaStore()
	const pageId = editor.page?.id
	let below = belowKey
	for (const file of files) {
		const uploaded = pageId === undefined ? null : await media.upload(pageId, file)
		const found = editor.state === null ? null : findWidget(editor.state, below)
		if (uploaded === null || editor.state === null || found === null) {
			return
		}
		const key = newKey()
		const data = { ...newWidget('image'), src: uploaded.name, ...uploaded.size }
		editor.change('add', 'image', key, addWidget(editor.state, data, { holder: found.holder.key, column: found.column, index: found.index + 1 }, key))
		below = key
	}
	await nextTick()
	editor.select(below)
	editor.sheet = 'widget'
}
