// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Editor } from '@tiptap/core'

/** Turns the list at the cursor into a task list, or back into a plain list. */
export function toggleTaskList(editor: Editor): void {
	const isTask = editor.getAttributes('listItem').checked != null
	if (!editor.isActive('bulletList') && !editor.isActive('orderedList')) {
		editor.chain().focus().toggleBulletList().run()
	}
	editor.chain().focus().command(({ tr, state }) => {
		const { $from, to } = tr.selection
		const depth = Array.from({ length: $from.depth + 1 }, (_, index) => $from.depth - index).find((level) =>
			$from.node(level).type.name === 'listItem')
		const start = depth === undefined ? $from.start() : $from.before(depth)
		tr.doc.nodesBetween(start, Math.max(to, start), (node, position) => {
			if (node.type === state.schema.nodes.listItem) {
				tr.setNodeMarkup(position, undefined, { ...node.attrs, checked: isTask ? null : false })
			}
		})
		return true
	}).run()
}
