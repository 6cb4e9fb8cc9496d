// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { isTextSelection, type Editor } from '@tiptap/core'
import { shallowRef, type ShallowRef } from 'vue'
import { completeAddress } from './address.ts'

interface Link { readonly address: string, readonly words: string, readonly asksForWords: boolean }

/** The link dialog and its effect on the text. */
export function useTextLink(
	editor: Editor,
): { link: ShallowRef<Link | null>, open(): void, set(address: string, words: string): void, remove(): void, close(): void } {
	const link = shallowRef<Link | null>(null)
	return {
		link,
		open() {
			takeSelection(editor)
			editor.chain().extendMarkRange('link').run()
			const { from, to, empty } = editor.state.selection
			link.value = {
				address: String(editor.getAttributes('link').href ?? ''),
				words: editor.state.doc.textBetween(from, to, ' '),
				asksForWords: empty,
			}
		},
		set(address, words) {
			const href = completeAddress(address)
			if (link.value?.asksForWords) {
				editor.chain()
					.focus()
					.insertContent([{ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }, { type: 'text', text: ' ' }])
					.run()
			} else {
				editor.chain().focus().setLink({ href }).run()
			}
			link.value = null
		},
		remove() {
			editor.chain().focus().unsetLink().run()
			link.value = null
		},
		close() {
			link.value = null
			editor.commands.focus()
		},
	}
}

/**
 * Tells the editor what is selected right now: the browser reports a selection only with its next frame, and the dialog
 * takes the focus before that when keys follow each other quickly.
 */
function takeSelection({ view, state, commands }: Editor): void {
	const { anchorNode = null, anchorOffset = 0, focusNode = null, focusOffset = 0 } = view.dom.ownerDocument.getSelection() ?? {}
	const isInside = [anchorNode, focusNode].every((node) => node !== null && view.dom.contains(node))
	if (!isInside || !isTextSelection(state.selection)) {
		return
	}
	const ends = [view.posAtDOM(anchorNode as Node, anchorOffset), view.posAtDOM(focusNode as Node, focusOffset)] as const
	if (ends[0] !== state.selection.anchor || ends[1] !== state.selection.head) {
		commands.setTextSelection({ from: Math.min(...ends), to: Math.max(...ends) })
	}
}
