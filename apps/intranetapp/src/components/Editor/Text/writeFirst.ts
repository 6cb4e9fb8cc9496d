// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { addPart } from '../Add/useAddMenu.ts'
import { columnsOf } from '../../../editor/pageState.ts'
import { useEditorStore } from '../../../stores/editorStore.ts'

/** Puts the cursor into the first text of the page; a page without one gets it at the top. */
export function writeFirst(): void {
	const editor = useEditorStore()
	const rows = editor.state?.rows ?? []
	const text = rows.flatMap((row) => columnsOf(row).flat()).find(({ data }) => data.type === 'text')
	const [top] = rows
	if (text !== undefined) {
		editor.write(text.key, 'start')
	} else {
		void addPart('text', top?.widgets.length === 0 ? { holder: top.key, column: 1, index: 0 } : { row: 0 })
	}
}
