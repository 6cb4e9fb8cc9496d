// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted } from 'vue'

/** Calls when the page is left or hidden: a phone may end a page that is hidden without any further event. */
export function useDeparture(call: () => void): void {
	const onHide = () => {
		if (document.hidden) {
			call()
		}
	}
	onMounted(() => {
		window.addEventListener('pagehide', call)
		document.addEventListener('visibilitychange', onHide)
	})
	onBeforeUnmount(() => {
		window.removeEventListener('pagehide', call)
		document.removeEventListener('visibilitychange', onHide)
	})
}
