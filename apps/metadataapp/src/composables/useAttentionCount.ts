// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TeamFolder } from '@suite/schema/metadata/folder'
import { computed, onBeforeUnmount, onMounted, watch } from 'vue'
import { useAssignedStore } from '../stores/assignedStore.ts'
import { useTableStore } from '../stores/tableStore.ts'
import { useViewStore } from '../stores/viewStore.ts'
import { canNeedAttention } from '../values/columns.ts'

/** Milliseconds between two counts while values change: each looks at the whole team folder. */
const pause = 10_000
/** What of the table changes values, by the names of its actions. */
const changing = new Set(['put', 'putCells', 'reload'])

/** Keeps the number of files that need attention as it is while values change, without asking for each of them. */
export function useAttentionCount(folder: () => TeamFolder): void {
	const views = useViewStore()
	const assigned = useAssignedStore()
	let timer: ReturnType<typeof setTimeout> | undefined
	/** Whether any file can need attention; null while the fields are not known. */
	const isPossible = computed(() => views.folderId !== folder().id || assigned.fields === null
		? null
		: assigned.ofFiles.some((field) => canNeedAttention(field, folder().required)))

	function count(): void {
		if (isPossible.value === true && !document.hidden) {
			void views.countAttention()
		}
	}
	function soon(): void {
		timer ??= setTimeout(() => {
			timer = undefined
			count()
		}, pause)
	}
	useTableStore().$onAction(({ name, after }) => {
		if (changing.has(name)) {
			after(soon)
		}
	})
	watch([isPossible, () => folder().id], ([possible]) => {
		if (possible === false) {
			views.needNone()
		} else {
			count()
		}
	}, { immediate: true })
	onMounted(() => document.addEventListener('visibilitychange', soon))
	onBeforeUnmount(() => {
		document.removeEventListener('visibilitychange', soon)
		clearTimeout(timer)
	})
}
