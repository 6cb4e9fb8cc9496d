// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Editor } from '@tiptap/core'
import { openText } from '../../../editor/text/markdown.ts'
import { isAddress } from '../../../editor/text/address.ts'
import { addFiles } from '../Add/addFiles.ts'

/**
 * Handles what is pasted or dropped into a text: images become image parts below it, an address pasted on selected words
 * becomes their link, plain text that looks like markdown is parsed as markdown. TipTap itself handles formatted text.
 */
export function useTextPaste(editor: Editor, widgetKey: () => string): {
	paste(event: ClipboardEvent): boolean
	drop(event: DragEvent): boolean
} {
	function files(list: FileList | undefined): File[] {
		return [...list ?? []].filter(({ type }) => type.startsWith('image/'))
	}
	return {
		paste(event) {
			const pictures = files(event.clipboardData?.files)
			const text = event.clipboardData?.getData('text/plain').trim() ?? ''
			const html = event.clipboardData?.getData('text/html') ?? ''
			if (pictures.length > 0 && html === '') {
				void addFiles(pictures, { below: widgetKey() })
				return true
			}
			if (isAddress(text) && !editor.state.selection.empty) {
				editor.chain().setLink({ href: text }).run()
				return true
			}
			if (html === '' && looksLikeMarkdown(text) && !editor.isActive('codeBlock')) {
				editor.chain().insertContent(openText(text, editor.schema).document.toJSON().content).run()
				return true
			}
			return false
		},
		drop(event) {
			const pictures = files(event.dataTransfer?.files)
			if (pictures.length > 0) {
				event.preventDefault()
				void addFiles(pictures, { below: widgetKey() })
				return true
			}
			return false
		},
	}
}

function looksLikeMarkdown(text: string): boolean {
	return /^(?:#{1,6} |[-*+] |\d{1,3}[.)] |> |```|\|.*\|$)/m.test(text) || /\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*/.test(text)
}
