// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Editor } from '@tiptap/core'
import { toast } from '@suite/ui/dialog/toast'
import { n } from '@nextcloud/l10n'
import { openText } from '../../../editor/text/markdown.ts'
import { isAddress } from '../../../editor/text/address.ts'
import { cleanPaste, isOwnHtml } from '../../../editor/text/paste/clean.ts'
import { addFiles } from '../Add/addFiles.ts'

/** What a text needs to paste into it. */
interface Target {
	readonly editor: Editor
	readonly widgetKey: () => string
	/** Receives an address that is pasted alone, without a selection. */
	readonly insertAddress: (address: string) => void
}

/**
 * Handles what is pasted or dropped into a text: images become image parts below it, an address pasted on selected words
 * becomes their link, formatted text is cleaned, plain text that looks like markdown is parsed as markdown.
 */
export function useTextPaste({ editor, widgetKey, insertAddress }: Target): {
	paste(event: ClipboardEvent): boolean
	drop(event: DragEvent): boolean
} {
	function files(list: FileList | undefined): File[] {
		return [...list ?? []].filter(({ type }) => type.startsWith('image/'))
	}
	function pasteAddress(text: string): boolean {
		if (!isAddress(text)) {
			return false
		}
		if (!editor.state.selection.empty) {
			editor.chain().setLink({ href: text }).run()
			return true
		}
		if (/^https?:/i.test(text)) {
			insertAddress(text)
			return true
		}
		return false
	}
	function pasteHtml(html: string, rtf: string, pictures: readonly File[]): boolean {
		const clean = cleanPaste(html, rtf)
		const hasWords = clean.html.replace(/<[^>]*>/g, '').trim() !== ''
		if (!hasWords && pictures.length > 0) {
			void addFiles(pictures, { below: widgetKey() }) // an image copied from a page
			return true
		}
		if (clean.html !== '') {
			editor.view.pasteHTML(clean.html)
		}
		if (clean.files.length > 0) {
			void addFiles(clean.files, { below: widgetKey() }, { isSelected: false })
		}
		if (clean.missing > 0) {
			void toast('error', n(
				'intranetapp',
				'%n image was not in the clipboard. Copy it on its own, or upload it.',
				'%n images were not in the clipboard. Copy each on its own, or upload them.',
				clean.missing,
			))
		}
		return clean.html !== '' || clean.files.length > 0 || clean.missing > 0
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
			if (editor.isActive('codeBlock')) {
				return false
			}
			if ((html === '' || wordsOf(html) === text) && pasteAddress(text)) {
				return true
			}
			if (html !== '' && !isOwnHtml(html)) {
				return pasteHtml(html, event.clipboardData?.getData('text/rtf') ?? '', pictures)
			}
			if (html === '' && looksLikeMarkdown(text)) {
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

function wordsOf(html: string): string {
	return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? ''
}

function looksLikeMarkdown(text: string): boolean {
	return /^(?:#{1,6} |[-*+] |\d{1,3}[.)] |> |```|\|.*\|$)/m.test(text) || /\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*/.test(text)
}
