// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/**
 * Everything a page loads while a tour is pending: the rest is fetched once the page has loaded and is idle.
 * Pages in a frame have no tour: they are parts of other pages, or in the element picker of the admin settings.
 */
function load(): void {
	const fetchTour = () => import('./tour/run.ts')
		.then(({ run }) => run())
		.catch((error: unknown) => console.warn('wizardapp: the tour could not start.', error))
	// Safari has no idle callback.
	window.requestIdleCallback?.(fetchTour, { timeout: 3000 }) ?? setTimeout(fetchTour, 500)
}

if (window.top === window) {
	if (document.readyState === 'complete') {
		load()
	} else {
		window.addEventListener('load', load, { once: true })
	}
}
