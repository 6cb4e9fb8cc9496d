// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import { followDrag } from '@suite/ui/move/followDrag'
import { computed, onBeforeUnmount, shallowRef, watch, type ComputedRef } from 'vue'
import { offsetsOf } from '../grid/window.ts'
import { columnWidth } from '../values/columns.ts'

/** Of the column with the names, in pixels: it stays in sight, and is not to take most of a small window. */
const nameWidth = () => window.innerWidth > 1200 ? 400 : 300
const [narrowest, widest] = [64, 800]
/** What a key adds. */
const step = 16

export interface GridColumns {
	/** Pixels of the frozen column with the names, and of each field. */
	readonly name: ComputedRef<number>
	readonly widths: ComputedRef<readonly number[]>
	/** Where fields begin behind the frozen column, and all end. */
	readonly offsets: ComputedRef<readonly number[]>
	/** Makes a column wider, or narrower with a negative number of steps. Column 0 has the names. */
	grow(column: number, steps: number): void
	/** Follows the pointer that has the border of a column. */
	drag(event: PointerEvent, column: number): void
	/** Gives a column the width that it had at first. */
	restore(column: number): void
}

/** How wide columns are. This browser remembers it for each team folder. */
export function useGridColumns(folderId: () => number, fields: () => readonly Field[]): GridColumns {
	/** By field id; 0 is the name. */
	const own = shallowRef<ReadonlyMap<number, number>>(new Map())
	const key = () => `metadataapp-widths-${folderId()}`
	const idOf = (column: number) => column === 0 ? 0 : fields()[column - 1]?.id ?? 0
	const usual = (column: number) => {
		const field = fields()[column - 1]
		return field === undefined ? nameWidth() : columnWidth(field)
	}
	const widthOf = (column: number) => own.value.get(idOf(column)) ?? usual(column)
	const widths = computed(() => fields().map((_, index) => widthOf(index + 1)))
	let stopDrag = (): void => undefined

	watch(folderId, () => {
		own.value = readWidths(key())
	}, { immediate: true })
	onBeforeUnmount(() => stopDrag())

	function set(column: number, width: number): void {
		own.value = new Map(own.value).set(idOf(column), Math.round(Math.max(narrowest, Math.min(width, widest))))
	}
	function drag(event: PointerEvent, column: number): void {
		const [before, isMirrored] = [widthOf(column), isRightToLeft(event.currentTarget)]
		event.preventDefault()
		stopDrag = followDrag(event, {
			move: ({ clientX }) => set(column, before + (clientX - event.clientX) * (isMirrored ? -1 : 1)),
			end: (isKept) => {
				set(column, isKept ? widthOf(column) : before)
				keepWidths(key(), own.value)
			},
		})
	}
	return {
		name: computed(() => widthOf(0)),
		widths,
		offsets: computed(() => offsetsOf(widths.value)),
		grow(column, steps) {
			set(column, widthOf(column) + steps * step)
			keepWidths(key(), own.value)
		},
		drag,
		restore(column) {
			own.value = new Map([...own.value].filter(([id]) => id !== idOf(column)))
			keepWidths(key(), own.value)
		},
	}
}

const isRightToLeft = (target: EventTarget | null): boolean => target instanceof Element && getComputedStyle(target).direction === 'rtl'

function readWidths(key: string): ReadonlyMap<number, number> {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
		const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
		return new Map(entries.flatMap(([id, width]: [string, unknown]) =>
			typeof width === 'number' && width >= narrowest && width <= widest ? [[Number(id), width] as const] : []))
	} catch {
		return new Map() // storage is blocked, or has something else
	}
}

function keepWidths(key: string, widths: ReadonlyMap<number, number>): void {
	try {
		localStorage.setItem(key, JSON.stringify(Object.fromEntries(widths)))
	} catch {
		// storage is full or blocked: the widths last until the page is left
	}
}
