// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createLocalDrafts } from '@suite/ui/changes/localDrafts'
import { useLeaveGuard } from '@suite/ui/changes/useLeaveGuard'
import { onBeforeUnmount, onMounted, watch } from 'vue'
import { isKeptCell, keptId, keptOf } from '../cells/keptCells.ts'
import { useCellStore } from '../stores/cellStore.ts'
import { useSessionStore } from '../stores/sessionStore.ts'

/**
 * Loses no value of a cell, whichever screen is open: what could not be sent is sent when the browser is online again, the browser asks
 * before it leaves with values that are not saved, and keeps them for when the page is opened again. Others may edit a cell as soon as
 * the page is gone.
 */
export function useCellKeeping(): void {
	const cells = useCellStore()
	const drafts = createLocalDrafts(useSessionStore().user.id, isKeptCell)

	function send(): void {
		void cells.retry(cells.unsavedCells.filter(({ isPassing }) => isPassing))
	}
	function free(): void {
		void cells.release(true)
	}
	cells.bring(drafts.ids().flatMap((id) => drafts.read(id) ?? []))
	watch(() => cells.unsavedCells, (now, before = []) => {
		const known = new Set(before)
		const ids = new Set(now.map(keptId))
		before.map(keptId).filter((id) => !ids.has(id)).forEach((id) => drafts.remove(id))
		// without room for it in the browser, it is kept as long as the page is open
		now.filter((one) => !known.has(one)).forEach((one) => drafts.write(keptId(one), keptOf(one)))
	}, { immediate: true })
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
