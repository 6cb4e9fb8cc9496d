// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * Shows the apps side by side where there is room for all of them, and behind one button where there is not.
 *
 * @param {HTMLElement} menu
 */
export function followAppMenu(menu) {
	const list = menu.querySelector('.app-menu__list')
	const measure = () => {
		menu.classList.remove('app-menu--narrow')
		menu.classList.toggle('app-menu--narrow', list.scrollWidth > list.clientWidth)
	}
	new ResizeObserver(measure).observe(menu.closest('header'))
}
