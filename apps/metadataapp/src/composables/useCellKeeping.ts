// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { useLeaveGuard } from '@suite/ui/changes/useLeaveGuard'
import { onBeforeUnmount, onMounted } from 'vue'
import { useCellStore } from '../stores/cellStore.ts'

/**
 * Loses no value of a cell, whichever screen is open: what could not be sent is sent when the browser is online again, and the browser
 * asks before it leaves with values that are not saved. Others may edit a cell as soon as the page is gone.
 */
export function useCellKeeping(): void {
	const cells = useCellStore()
	function send(): void {
		void cells.retry(cells.unsavedCells.filter(({ isPassing }) => isPassing))
	}
	function free(): void {
		void cells.release(true)
	}
	useLeaveGuard(() => cells.unsavedCells.length > 0 || cells.savingCount > 0, () => undefined)
	onMounted(() => {
		window.addEventListener('online', send)
		window.addEventListener('pagehide', free)
	})
	onBeforeUnmount(() => {
		window.removeEventListener('online', send)
		window.removeEventListener('pagehide', free)
	})
}
