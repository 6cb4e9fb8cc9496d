// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted } from 'vue'

/**
 * Protects unpublished work when the user leaves the page or closes its tab.
 *
 * @param mustAsk - whether anything would be lost; if so, the browser asks first
 * @param flush - saves whatever is not saved yet, in any case
 */
export function useLeaveGuard(mustAsk: () => boolean, flush: () => void): void {
	function onBeforeUnload(event: BeforeUnloadEvent): void {
		flush()
		if (mustAsk()) {
			event.preventDefault()
		}
	}
	onMounted(() => {
		window.addEventListener('beforeunload', onBeforeUnload)
		window.addEventListener('pagehide', flush)
	})
	onBeforeUnmount(() => {
		window.removeEventListener('beforeunload', onBeforeUnload)
		window.removeEventListener('pagehide', flush)
	})
}
