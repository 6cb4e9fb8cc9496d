// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { isDialogOpen, isTyping } from '@suite/ui/keys/shortcuts'
import { useCellStore } from '../stores/cellStore.ts'
import { useTableStore } from '../stores/tableStore.ts'
import type { Ground } from '../values/paste.ts'

/** Rows that are copied, pasted into or filled at once. */
export const mostRows = 5_000
/** Cells of them. */
export const mostCells = 50_000

/** The table that is open, as what fills its cells sees it. */
export function useGround(): Ground {
	const table = useTableStore()
	const cells = useCellStore()
	return {
		get columns() {
			return table.columns
		},
		get count() {
			return table.count
		},
		at: (row) => table.at(row),
		valueOf: ({ id, metadata }, { field_name: name }) => cells.shown(id, name, metadata[name] ?? null),
	}
}

/** Whether what somebody does is meant for the cells of a grid: the focus is in a row of a file, and nobody types in it. */
export function isForCells(grid: HTMLElement | null): boolean {
	const { activeElement } = document
	return grid !== null && activeElement instanceof HTMLElement && grid.contains(activeElement) && !isDialogOpen()
		&& !isTyping(activeElement) && activeElement.closest('[data-entry]') !== null
		&& activeElement.closest('[data-editor], [data-own-press]') === null
}
