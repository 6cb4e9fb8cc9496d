// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>
type Child = Node | string | null | undefined | false

/** Makes an element. True makes an attribute without a value; false and undefined make none. */
export function make<K extends keyof HTMLElementTagNameMap>(
	tag: K,
	attributes: Attributes = {},
	...children: readonly Child[]
): HTMLElementTagNameMap[K] {
	const element = document.createElement(tag)
	setAll(element, attributes)
	element.append(...children.filter((child) => typeof child === 'string' || child instanceof Node))
	return element
}

export function setAll(element: Element, attributes: Attributes): void {
	for (const [name, value] of Object.entries(attributes)) {
		if (value === undefined || value === false) {
			element.removeAttribute(name)
		} else {
			element.setAttribute(name, value === true ? '' : String(value))
		}
	}
}

export function button(label: string, look: 'first' | 'second' | 'quiet', press: () => void): HTMLButtonElement {
	const element = make('button', { type: 'button', class: `button button--${look}` }, label)
	element.addEventListener('click', press)
	return element
}

/** Moves the focus to something that is no control, such as a heading. */
export function focusOn(element: HTMLElement): void {
	if (!element.matches('a, button, input, select, textarea')) {
		element.tabIndex = -1
	}
	element.focus()
}
