// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { blockOf, type Block, type CellPlace } from '../values/table.ts'

/** The cell that is edited. */
export interface EditedCell {
	readonly fileId: number
	readonly fieldName: string
	/** What was typed to begin with, which replaces the value; null to begin with the value. */
	readonly typed: string | null
}

const corner: CellPlace = Object.freeze({ row: 0, column: 0 })

/** What of the table is selected: a cell, the block around it, and files that are ticked, wherever they are in the list. */
export const useSelectionStore = defineStore('metadataapp-selection', () => {
	const active = shallowRef<CellPlace>(corner)
	/** Two corners of the block: the one that stays, and the one that moves. */
	const anchor = shallowRef<CellPlace>(corner)
	const edge = shallowRef<CellPlace>(corner)
	const ticked = shallowRef<ReadonlySet<number>>(new Set())
	const editing = shallowRef<EditedCell | null>(null)
	/** The cell that keys go to. */
	const current = computed(() => active.value)
	const block = computed<Block>(() => blockOf(anchor.value, edge.value))
	const isBlock = computed(() => anchor.value.row !== edge.value.row || anchor.value.column !== edge.value.column)
	const fileIds = computed(() => ticked.value)

	/** Goes to a cell; the block is this one. */
	function go(place: CellPlace): void {
		active.value = place
		anchor.value = place
		edge.value = place
	}
	/** Selects a block. The current cell stays where it is inside of it, and else is its first one. */
	function select({ top, bottom, left, right }: Block): void {
		const { row, column } = active.value
		anchor.value = { row: top, column: left }
		edge.value = { row: bottom, column: right }
		if (row < top || row > bottom || column < left || column > right) {
			active.value = anchor.value
		}
	}
	/** Makes the block reach from the current cell to another one. */
	function extend(place: CellPlace): void {
		anchor.value = active.value
		edge.value = place
	}
	/** Ticks a file, or takes its tick away. @return false when no more files can be ticked */
	function toggle(fileId: number): boolean {
		if (ticked.value.has(fileId)) {
			ticked.value = new Set([...ticked.value].filter((one) => one !== fileId))
			return true
		}
		return tickAll([fileId]) === 1
	}
	/** Ticks more files, as many as may be. @return how many of them are ticked now */
	function tickAll(ids: Iterable<number>): number {
		const next = new Set(ticked.value)
		let count = 0
		for (const id of ids) {
			if (next.has(id) || next.size < limits.filesPerSelection) {
				next.add(id)
				count++
			}
		}
		ticked.value = next
		return count
	}
	/** Takes all ticks away. */
	function clear(): void {
		ticked.value = new Set()
	}
	/** Begins anew, in another list. */
	function reset(): void {
		go(corner)
		editing.value = null
	}

	return { current, edge, block, isBlock, fileIds, editing, go, select, extend, toggle, tickAll, clear, reset }
})
