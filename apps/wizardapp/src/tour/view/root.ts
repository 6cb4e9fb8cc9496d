// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import css from './tour.css?inline'

let sheet: CSSStyleSheet | undefined

/** An element with an open shadow root that contains our styles: neither the host's rules nor ours affect the other side. */
export function createRoot(className: string): { element: HTMLElement, shadow: ShadowRoot } {
	const element = document.createElement('div')
	element.className = className
	const shadow = element.attachShadow({ mode: 'open' })
	if (!sheet) {
		sheet = new CSSStyleSheet()
		sheet.replaceSync(css)
	}
	shadow.adoptedStyleSheets = [sheet]
	return { element, shadow }
}

/** A new element with attributes and content. */
export function make<K extends keyof HTMLElementTagNameMap>(
	tag: K,
	attributes: Readonly<Record<string, string>> = {},
	...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
	const element = document.createElement(tag)
	for (const [name, value] of Object.entries(attributes)) {
		element.setAttribute(name, value)
	}
	element.append(...content)
	return element
}
