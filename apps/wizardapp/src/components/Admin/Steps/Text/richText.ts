// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'

const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Returns whether this is an allowed link target: http, https, mailto, tel, or a path on this server. */
export function isAllowedAddress(address: string): boolean {
	const text = address.trim()
	if (text === '' || /[\s\p{Cc}]/u.test(text)) {
		return false
	}
	const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(text)?.[1]?.toLowerCase()
	if (scheme === undefined) {
		return !text.startsWith('//') && !text.startsWith('\\')
	}
	return schemes.has(scheme)
		&& (scheme.startsWith('http') ? /^https?:\/\/[^/]/i.test(text) && isParsed(text) : text.length > scheme.length)
}

function isParsed(address: string): boolean {
	try {
		return new URL(address).host !== ''
	} catch {
		return false
	}
}

/** Only paragraphs, bold, italic, lists, line breaks and links: what the server keeps. */
export function richTextExtensions(): Extensions {
	return [StarterKit.configure({
		blockquote: false,
		code: false,
		codeBlock: false,
		heading: false,
		horizontalRule: false,
		strike: false,
		underline: false,
		trailingNode: false,
		link: {
			openOnClick: false,
			autolink: true,
			defaultProtocol: 'https',
			protocols: ['mailto', 'tel'],
			isAllowedUri: (address) => isAllowedAddress(address),
			HTMLAttributes: { target: null, rel: null, class: null },
		},
	})]
}

/** The editor's HTML in stored form: no paragraph in a list item with only one, empty for empty text. */
export function storedHtml(html: string): string {
	const body = new DOMParser().parseFromString(html, 'text/html').body
	for (const item of body.querySelectorAll('li')) {
		const paragraphs = [...item.children].filter((child) => child.localName === 'p')
		if (paragraphs.length === 1) {
			paragraphs[0]!.replaceWith(...paragraphs[0]!.childNodes)
		}
	}
	while (body.lastElementChild?.localName === 'p' && body.lastElementChild.childNodes.length === 0) {
		body.lastElementChild.remove()
	}
	return body.innerHTML
}
