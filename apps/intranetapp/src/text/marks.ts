// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** The text of a search hit in pieces; none of it is put on the page as HTML. */
export function marksOf(html: string): readonly { readonly text: string, readonly isMatch: boolean }[] {
	const { body } = new DOMParser().parseFromString(html, 'text/html')
	return [...body.childNodes]
		.map((node) => ({ text: node.textContent ?? '', isMatch: node.nodeName === 'MARK' }))
		.filter(({ text }) => text !== '')
}
