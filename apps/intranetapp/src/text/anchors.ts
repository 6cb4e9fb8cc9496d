// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

const prefix = 'section-'

/** The name of a heading in addresses: its words in lower case, joined by hyphens; empty if it has none. */
export function anchorOf(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '').slice(
		0,
		80,
	)
}

/** The id in the document; prefixed, because the host uses ids of its own, such as "content". */
export function anchorId(anchor: string): string {
	return prefix + anchor
}

/** The anchor of an element, if it has one. */
export function anchorFrom(id: string): string | null {
	return id.startsWith(prefix) ? id.slice(prefix.length) : null
}
