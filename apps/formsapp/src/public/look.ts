// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ShownBranding } from '@suite/schema/forms/design/branding'
import { make } from './dom.ts'

/**
 * Gives the page the picture and colours of the form. The server has written them for a form that is open; behind a password they come
 * with the form. A style sheet that is made here needs no permission of the content security policy.
 */
export function showLook(root: HTMLElement, { headerImage, palette }: ShownBranding): void {
	const head = root.querySelector('header')
	const image = head?.querySelector('.head__image')
	if (headerImage === undefined) {
		image?.remove()
	} else if (image?.getAttribute('src') !== headerImage.url) {
		image?.remove()
		const { url, alt, layout, width, height } = headerImage
		const size = { width: width ?? undefined, height: height ?? undefined }
		head?.prepend(make('img', { class: `head__image head__image--${layout}`, src: url, alt, ...size }))
	}
	if (palette !== undefined) {
		const sheet = new CSSStyleSheet()
		sheet.replaceSync(`${rule(palette.light)}@media (prefers-color-scheme:dark){${rule(palette.dark)}}`)
		document.adoptedStyleSheets = [sheet]
	}
}

const rule = (shades: Readonly<Record<string, string>>): string =>
	`:root{${Object.entries(shades).map(([name, colour]) => `--${name}:${colour};`).join('')}}`
