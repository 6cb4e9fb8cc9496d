// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { linkAddress } from './linkAddress.ts'
import type { Style } from './styles.ts'

/** How a piece of text looks, as far as a text of a page can show it. */
export interface Formats {
	readonly bold: boolean
	readonly italic: boolean
	readonly strike: boolean
	readonly underline: boolean
	readonly highlight: boolean
	readonly code: boolean
	readonly raised: 'sub' | 'sup' | null
	readonly href: string | null
}

export const plainText: Formats = Object.freeze({
	bold: false, italic: false, strike: false, underline: false, highlight: false, code: false, raised: null, href: null,
})

const byTag: Readonly<Record<string, Partial<Formats>>> = {
	b: { bold: true },
	strong: { bold: true },
	i: { italic: true },
	em: { italic: true },
	s: { strike: true },
	strike: { strike: true },
	del: { strike: true },
	u: { underline: true },
	mark: { highlight: true },
	code: { code: true },
	tt: { code: true },
	samp: { code: true },
	sub: { raised: 'sub' },
	sup: { raised: 'sup' },
}

/** The formats inside an element: its tag changes those around it, its style both. Google Docs wraps everything in a b that is not bold. */
export function formatsIn(element: Element, style: Style, around: Formats): Formats {
	const changes = {
		...byTag[element.localName],
		...(element.localName === 'a' ? linkOf(element) : {}),
		...(style.size === 0 ? {} : byStyle(style)),
	}
	return Object.keys(changes).length === 0 ? around : { ...around, ...changes }
}

function linkOf(element: Element): Partial<Formats> {
	const href = linkAddress(element.getAttribute('href') ?? '')
	return href === null ? {} : { href }
}

function byStyle(style: Style): Partial<Formats> {
	const weight = style.get('font-weight')?.toLowerCase()
	const slant = style.get('font-style')?.toLowerCase()
	const line = (style.get('text-decoration-line') ?? style.get('text-decoration'))?.toLowerCase()
	const raised = style.get('vertical-align')?.toLowerCase()
	return {
		...(weight === undefined ? {} : { bold: weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600 }),
		...(slant === undefined ? {} : { italic: slant === 'italic' || slant === 'oblique' }),
		...(line?.includes('line-through') ? { strike: true } : {}),
		...(line?.includes('underline') ? { underline: true } : line === 'none' ? { underline: false } : {}),
		...(raised === 'super' ? { raised: 'sup' as const } : raised === 'sub' ? { raised: 'sub' as const } : {}),
		...(style.has('mso-highlight') ? { highlight: true } : {}),
	}
}
