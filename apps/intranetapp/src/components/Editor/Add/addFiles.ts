// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Widget } from '@suite/schema/intranet/layout'
import { nextTick } from 'vue'
import { newWidget } from '../../../editor/newWidgets.ts'
import { addRow, addWidget, type Place } from '../../../editor/operations.ts'
import { columnsOf, findHolder, findWidget, newKey, type PageState } from '../../../editor/pageState.ts'
import { useEditorStore } from '../../../stores/editorStore.ts'
import { useMediaStore, type UploadedFile } from '../../../stores/editorMediaStore.ts'

/** Where files are inserted: below a widget, or at the top of a column. The page may change during the upload. */
export type FileAnchor = { readonly below: string } | { readonly holder: string, readonly column: number }

/** The anchor of a place on the current page; null where there is no row. */
export function anchorAt(state: PageState, { holder, column, index }: Place): FileAnchor | null {
	const row = findHolder(state, holder)
	const before = row === null ? undefined : columnsOf(row)[column - 1]?.[index - 1]
	return row === null ? null : before === undefined ? { holder, column } : { below: before.key }
}

/**
 * Uploads images and videos and inserts each as a part of its own, one below the other; reports why a file is refused.
 *
 * @param options.isSelected - selects the last one and opens its settings
 */
export async function addFiles(files: readonly File[], anchor: FileAnchor | null, { isSelected = true } = {}): Promise<void> {
	const editor = useEditorStore()
	const media = useMediaStore()
	let place = anchor
	let last: string | null = null
	for (const file of files) {
		const { page } = editor
		const uploaded = page === null ? null : await media.upload(page.id, file)
		if (uploaded === null || editor.state === null || editor.page?.id !== page?.id) {
			continue
		}
		const key = newKey()
		const data = partOf(file, uploaded)
		const [state, target] = targetOf(editor.state, place)
		editor.change('add', data.type, key, addWidget(state, data, target, key))
		place = { below: key }
		last = key
	}
	if (last !== null && isSelected) {
		await nextTick()
		editor.select(last)
		editor.sheet = 'widget'
	}
}

function partOf(file: File, { name, size }: UploadedFile): Widget {
	return file.type.startsWith('video/') ? { ...newWidget('video'), url: name } : { ...newWidget('image'), src: name, ...size }
}

/** The place of an anchor; a new row at the end if the anchor no longer exists. */
function targetOf(state: PageState, anchor: FileAnchor | null): readonly [PageState, Place] {
	const found = anchor !== null && 'below' in anchor ? findWidget(state, anchor.below) : null
	if (found !== null) {
		return [state, { holder: found.holder.key, column: found.column, index: found.index + 1 }]
	}
	if (anchor !== null && 'holder' in anchor && findHolder(state, anchor.holder) !== null) {
		return [state, { ...anchor, index: 0 }]
	}
	const holder = newKey()
	return [addRow(state, state.rows.length, { columns: 1 }, holder), { holder, column: 1, index: 0 }]
}
