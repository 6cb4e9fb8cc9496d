// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted } from 'vue'

/**
 * Keeps unpublished work when the page is left or its tab closed.
 *
 * @param mustAsk - whether something would be lost; the browser then asks first
 * @param flush - keeps what is not kept yet, in any case
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
