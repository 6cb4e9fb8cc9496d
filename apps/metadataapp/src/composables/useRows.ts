// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { pressedName } from '@suite/ui/keys/shortcuts'
import { defaultRangeExtractor, useVirtualizer, type Range, type VirtualItem } from '@tanstack/vue-virtual'
import { computed, nextTick, ref, watch, type ComputedRef, type Ref } from 'vue'
import { listShortcuts } from '../words/keys/shortcuts.ts'

export interface ShownRow<E> {
	readonly item: VirtualItem
	/** Undefined while it has not arrived. */
	readonly entry: E | undefined
}

/** A list that arrives bit by bit. */
export interface RowSource<E> {
	readonly count: number
	/** Another object when something has arrived. */
	readonly pages: unknown
	/** Another object when it is another list. */
	readonly place: unknown
	readonly at: (index: number) => E | undefined
	/** Asks for what is missing between two places, both included. */
	readonly need: (first: number, last: number) => void
	/** Asks once more for what could not be read. */
	readonly retry: (first: number, last: number) => void
}

/** What a row can be asked to do. */
export interface RowActions<E> {
	/** The folder, or the values of the file. */
	readonly open: (entry: E) => void
	/** The values of the file or folder. */
	readonly openValues: (entry: E) => void
	readonly goUp: () => void
}

export interface Rows<E> {
	readonly shown: ComputedRef<readonly ShownRow<E>[]>
	readonly height: ComputedRef<number>
	/** Place in the list of the row that Tab reaches. */
	readonly current: Ref<number>
	readonly measure: (element: Element | null) => void
	readonly onKeydown: (event: KeyboardEvent) => void
	readonly onFocusin: (event: FocusEvent) => void
	/** Asks once more for the rows in view that could not be read. */
	readonly retry: () => void
}

/**
 * Rows of which only those in view are in the page, and what keys do with them. Rows carry `data-index`, and what takes the focus in
 * them `data-focus`.
 *
 * @param height - of a row in pixels, or a guess where rows are measured
 */
export function useRows<E>(
	source: RowSource<E>,
	scroller: Readonly<Ref<HTMLElement | null>>,
	height: () => number,
	head: number,
	actions: RowActions<E>,
): Rows<E> {
	const current = ref(0)
	const virtualizer = useVirtualizer(computed(() => ({
		count: source.count,
		getScrollElement: () => scroller.value,
		estimateSize: height,
		overscan: 8,
		paddingStart: 0,
		scrollPaddingStart: head,
		rangeExtractor: keeping(current.value),
	})))
	const items = computed(() => virtualizer.value.getVirtualItems())
	const shown = computed(() => items.value.map((item) => ({ item, entry: source.at(item.index) })))
	const ends = computed(() => [items.value[0]?.index ?? 0, items.value.at(-1)?.index ?? 0] as const)

	watch([ends, () => source.pages], () => source.need(...seen()), { immediate: true })
	watch(() => source.place, () => {
		current.value = 0
		scroller.value?.scrollTo({ top: 0 })
	})
	watch(() => source.count, (count) => {
		current.value = Math.max(0, Math.min(current.value, count - 1))
	})

	/** The row with the focus stays in the page, wherever one scrolls; what is between is not asked for. */
	function keeping(kept: number): (range: Range) => number[] {
		return (range) => {
			const indexes = defaultRangeExtractor(range)
			return kept >= range.count || indexes.includes(kept) ? indexes : [...indexes, kept].sort((one, other) => one - other)
		}
	}
	function seen(): readonly [number, number] {
		const range = virtualizer.value.range
		return range === null ? ends.value : [Math.max(0, range.startIndex - 8), Math.min(source.count - 1, range.endIndex + 8)]
	}
	async function go(index: number): Promise<void> {
		current.value = Math.max(0, Math.min(index, source.count - 1))
		virtualizer.value.scrollToIndex(current.value)
		await nextTick()
		const row = scroller.value?.querySelector<HTMLElement>(`[data-index="${current.value}"]`)
		;(row?.matches('[data-focus]') ? row : row?.querySelector<HTMLElement>('[data-focus]'))?.focus({ preventScroll: true })
	}
	function act(name: keyof typeof listShortcuts): void {
		const entry = source.at(current.value)
		switch (name) {
			case 'up': return void go(current.value - 1)
			case 'down': return void go(current.value + 1)
			case 'first': return void go(0)
			case 'last': return void go(source.count - 1)
			case 'above': return actions.goUp()
			case 'open': return entry === undefined ? undefined : actions.open(entry)
			case 'values': return entry === undefined ? undefined : actions.openValues(entry)
		}
	}
	function onKeydown(event: KeyboardEvent): void {
		const name = pressedName(event, listShortcuts)
		const isRow = event.target instanceof HTMLElement && event.target.matches('[data-focus]')
		// links and buttons inside a row keep their own keys
		if (name !== undefined && (isRow || (name !== 'open' && name !== 'values'))) {
			event.preventDefault()
			act(name)
		}
	}
	function onFocusin(event: FocusEvent): void {
		const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-index]') : null
		if (row !== null) {
			current.value = Number(row.dataset.index)
		}
	}

	return {
		shown,
		height: computed(() => virtualizer.value.getTotalSize()),
		current,
		measure: (element) => virtualizer.value.measureElement(element),
		onKeydown,
		onFocusin,
		retry: () => source.retry(...seen()),
	}
}
