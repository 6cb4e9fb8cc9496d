// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import { linesOf, type Lines } from '../grid/lines.ts'
import { useTableStore } from '../stores/tableStore.ts'

export interface GridLines {
	readonly lines: ComputedRef<Lines>
	/** Keys of groups whose rows are not shown. */
	readonly closed: Readonly<Ref<ReadonlySet<string>>>
	toggle(key: string, isOpen?: boolean): void
}

/** The rows of the table with the heads of their groups. In another list all groups are open. */
export function useGridLines(): GridLines {
	const table = useTableStore()
	const closed = shallowRef<ReadonlySet<string>>(new Set())
	watch([() => table.folderId, () => table.shown.groupBy], () => {
		closed.value = new Set()
	})
	return {
		lines: computed(() => linesOf(table.count, table.groups, closed.value)),
		closed,
		toggle(key, isOpen = closed.value.has(key)) {
			const next = new Set(closed.value)
			if (isOpen) {
				next.delete(key)
			} else {
				next.add(key)
			}
			closed.value = next
		},
	}
}
