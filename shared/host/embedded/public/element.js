// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * Makes an element.
 *
 * @param {string} name
 * @param {Record<string, string | boolean | ((event: Event) => void)>} [attributes] - a function listens to the event of its name
 * @param {...(Node | string)} children
 * @return {HTMLElement}
 */
export function element(name, attributes = {}, ...children) {
	const made = document.createElement(name)
	for (const [key, value] of Object.entries(attributes)) {
		if (typeof value === 'function') {
			made.addEventListener(key, value)
		} else if (value !== false) {
			made.setAttribute(key, value === true ? '' : value)
		}
	}
	made.append(...children)
	return made
}

/**
 * An icon of the host, or any picture by its address, in the colour of the text around it.
 *
 * @param {string} name
 */
export function icon(name) {
	return element('span', {
		class: 'host-icon',
		'aria-hidden': 'true',
		style: `--icon:url('${name.startsWith('/') ? name : `/core/img/${name}.svg`}')`,
	})
}
