// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted } from 'vue'

/** Asks before the page is left while there is unpublished work, and lets the draft be written in any case. */
export function useLeaveGuard(hasWork: () => boolean, flush: () => void): void {
	function onBeforeUnload(event: BeforeUnloadEvent): void {
		flush()
		if (hasWork()) {
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
