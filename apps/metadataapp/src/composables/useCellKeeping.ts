// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { useLeaveGuard } from '@suite/ui/changes/useLeaveGuard'
import { onBeforeUnmount, onMounted } from 'vue'
import { useCellStore } from '../stores/cellStore.ts'

/**
 * Loses no value of a cell, whichever screen is open: what could not be sent is sent when the browser is online again, and the browser
 * asks before it leaves with values that are not saved.
 */
export function useCellKeeping(): void {
	const cells = useCellStore()
	function send(): void {
		void cells.retry(cells.unsavedCells.filter(({ isPassing }) => isPassing))
	}
	useLeaveGuard(() => cells.unsavedCells.length > 0 || cells.savingCount > 0, () => void cells.release(true))
	onMounted(() => window.addEventListener('online', send))
	onBeforeUnmount(() => window.removeEventListener('online', send))
}
