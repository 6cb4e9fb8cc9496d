// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted, watch } from 'vue'
import { useTableStore } from '../stores/tableStore.ts'
import { useViewStore } from '../stores/viewStore.ts'

/** Milliseconds between two counts while values change. */
const pause = 4_000
/** What of the table changes values, by the names of its actions. */
const changing = new Set(['put', 'putCells', 'reload'])

/** Keeps the number of files that need attention as it is while values change, without asking for each of them. */
export function useAttentionCount(folderId: () => number): void {
	const views = useViewStore()
	let timer: ReturnType<typeof setTimeout> | undefined

	function soon(): void {
		timer ??= setTimeout(() => {
			timer = undefined
			if (!document.hidden) {
				void views.countAttention()
			}
		}, pause)
	}
	function onVisible(): void {
		if (!document.hidden) {
			soon()
		}
	}
	useTableStore().$onAction(({ name, after }) => {
		if (changing.has(name)) {
			after(soon)
		}
	})
	watch([folderId, () => views.folderId], ([wanted, known]) => {
		if (wanted === known) {
			void views.countAttention()
		}
	}, { immediate: true })
	onMounted(() => document.addEventListener('visibilitychange', onVisible))
	onBeforeUnmount(() => {
		document.removeEventListener('visibilitychange', onVisible)
		clearTimeout(timer)
	})
}
