// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { computed, nextTick, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { Lines } from '../grid/lines.ts'
import type { Ground, Spot } from '../grid/moves.ts'
import { useSelectionStore } from '../stores/selectionStore.ts'
import type { GridView } from './useGridView.ts'

/** Which line has the focus: that of the columns, of a row, of the sums, or the head of the group with this key. */
export type Zone = 'head' | 'row' | 'foot' | { readonly group: string }

export interface GridFocus {
	readonly zone: Readonly<Ref<Zone>>
	/** The line with the focus, as keys count them. */
	readonly line: ComputedRef<number>
	readonly ground: ComputedRef<Ground>
	/** Goes to a place, scrolls there and gives it the focus. */
	go(spot: Spot): Promise<void>
	/** Goes to the beginning of another list, in the same column; the names of the columns keep the focus. */
	restart(): void
	/** Selects from the current cell to another one; the focus stays, and the screen follows the corner. */
	reach(row: number, column: number): void
	/** Gives the focus to the place that Tab reaches. */
	focus(): Promise<void>
	/** Follows the focus when it is given by other means. */
	onFocusin(event: FocusEvent): void
	onFocusout(event: FocusEvent): void
}

interface Shape {
	readonly lines: () => Lines
	/** Fields and the name. */
	readonly columns: () => number
	readonly hasFoot: () => boolean
	readonly isRightToLeft: () => boolean
}

/**
 * One place in a grid that Tab reaches, and from which keys go on. Elements that can have it carry `data-spot` with their line, and
 * `data-column`.
 */
export function useGridFocus(scroller: Readonly<Ref<HTMLElement | null>>, view: GridView, shape: Shape): GridFocus {
	const selection = useSelectionStore()
	const zone = shallowRef<Zone>('row')
	const hasFocus = ref(false)
	let isPlacing = false
	const ground = computed<Ground>(() => ({
		lines: shape.lines(),
		columns: shape.columns(),
		hasFoot: shape.hasFoot(),
		page: view.page.value,
		isRightToLeft: shape.isRightToLeft(),
	}))
	const line = computed(() => lineOf(zone.value))

	/** Others go to cells, too. */
	watch(() => selection.current, () => {
		if (!isPlacing) {
			zone.value = 'row'
		}
	}, { flush: 'sync' })
	/** Rows and columns may be fewer than they were, groups may be closed or gone. */
	watch(ground, ({ lines, columns }) => {
		const { row, column } = selection.current
		const isGone = lineOf(zone.value) < 0 && zone.value !== 'head'
		if (isGone || column >= columns || (zone.value === 'foot' && !shape.hasFoot())) {
			place({ line: lines.nearest(Math.min(row, lines.rows - 1)) ?? -1, column: Math.min(column, columns - 1) })
			if (hasFocus.value) {
				void focus()
			}
		} else if (selection.edge.column >= columns || lines.ofRow(selection.edge.row) === null) {
			selection.go(selection.current)
		}
	}, { immediate: true })

	function lineOf(where: Zone): number {
		const lines = shape.lines()
		switch (where) {
			case 'head': return -1
			case 'foot': return lines.count
			case 'row': return lines.ofRow(selection.current.row) ?? -1
			default: return lines.ofGroup(where.group) ?? -1
		}
	}
	function place({ line: to, column }: Spot): void {
		const lines = shape.lines()
		const what = lines.at(to)
		if (what === null) {
			zone.value = to >= lines.count && lines.count > 0 && shape.hasFoot() ? 'foot' : 'head'
		} else {
			zone.value = what.group === null ? 'row' : { group: what.group.key }
		}
		goTo(what?.row ?? selection.current.row, column)
	}
	/** The line with the focus stays the one that it is. */
	function goTo(row: number, column: number): void {
		isPlacing = true
		selection.go({ row, column })
		isPlacing = false
	}
	async function go(spot: Spot): Promise<void> {
		place(spot)
		view.reveal(spot.line, spot.column === 0 ? null : spot.column)
		await focus()
	}
	async function focus(): Promise<void> {
		await nextTick()
		scroller.value?.querySelector<HTMLElement>('[data-spot][tabindex="0"]')?.focus({ preventScroll: true })
	}

	return {
		zone,
		line,
		ground,
		go,
		restart: () => goTo(0, selection.current.column),
		reach(row, column) {
			selection.extend({ row, column })
			view.reveal(shape.lines().ofRow(row) ?? -1, column === 0 ? null : column)
		},
		focus,
		onFocusin({ target }) {
			hasFocus.value = true
			const element = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-spot]') : null
			const [to, column] = [Number(element?.dataset.spot), Number(element?.dataset.column)]
			// a group has one place for all columns
			if (element !== null && (to !== line.value || (!Number.isNaN(column) && column !== selection.current.column))) {
				place({ line: to, column: Number.isNaN(column) ? selection.current.column : column })
			}
		},
		onFocusout({ relatedTarget }) {
			hasFocus.value = relatedTarget instanceof Node && scroller.value?.contains(relatedTarget) === true
		},
	}
}
