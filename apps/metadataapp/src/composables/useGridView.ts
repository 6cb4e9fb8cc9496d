// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { computed, onBeforeUnmount, ref, watch, type ComputedRef, type Ref } from 'vue'
import { columnsInSight, linesInSight, linesPerPage, scrolledTo, type Sight } from '../grid/window.ts'

/** What there is to see, in pixels. */
export interface Extent {
	readonly lines: () => number
	/** Of every line. */
	readonly lineHeight: () => number
	/** Of the line with the names of the columns. */
	readonly head: () => number
	/** Of the line with sums; 0 without one. */
	readonly foot: () => number
	/** Of the frozen column. */
	readonly frozen: () => number
	/** Where the other columns begin, and all end. */
	readonly offsets: () => readonly number[]
	/** Of a line that stays below the head while its group is scrolled through; 0 without groups. */
	readonly stuck: () => number
}

export interface GridView {
	/** How far it is scrolled, in pixels. */
	readonly top: Readonly<Ref<number>>
	readonly firstLine: ComputedRef<number>
	readonly lastLine: ComputedRef<number>
	/** Columns behind the frozen one, counted from 0. */
	readonly firstColumn: ComputedRef<number>
	readonly lastColumn: ComputedRef<number>
	/** Lines that can be seen whole. */
	readonly page: ComputedRef<number>
	/** Scrolls as far as it takes to see a cell; a column of null does not matter. */
	reveal(line: number, column: number | null): void
	scrollToTop(): void
	/** To be called when it scrolls. */
	look(): void
	/** The line and the column that a point of the window is on, or is nearest to. Column 0 is the frozen one. */
	at(x: number, y: number): { readonly line: number, readonly column: number }
}

/** Which lines and columns of a grid are in the page. Every line has the same height, so no work grows with their number. */
export function useGridView(scroller: Readonly<Ref<HTMLElement | null>>, extent: Extent): GridView {
	const [top, start, width, height] = [ref(0), ref(0), ref(0), ref(0)]
	const down = computed<Sight>(() => ({ from: top.value, size: height.value, start: extent.head(), end: extent.foot() }))
	const across = computed<Sight>(() => ({ from: start.value, size: width.value, start: extent.frozen(), end: 0 }))
	const lines = computed(() => linesInSight(down.value, extent.lineHeight(), extent.lines()))
	const columns = computed(() => columnsInSight(across.value, extent.offsets()))
	const observer = new ResizeObserver(measure)

	watch(scroller, (element, _before, onCleanup) => {
		if (element !== null) {
			observer.observe(element)
			onCleanup(() => observer.unobserve(element))
			measure()
			look()
		}
	}, { immediate: true, flush: 'post' })
	onBeforeUnmount(() => observer.disconnect())

	function measure(): void {
		width.value = scroller.value?.clientWidth ?? 0
		height.value = scroller.value?.clientHeight ?? 0
	}
	function look(): void {
		top.value = scroller.value?.scrollTop ?? 0
		// negative where one reads from right to left
		start.value = Math.abs(scroller.value?.scrollLeft ?? 0)
	}
	const isRightToLeft = () => scroller.value !== null && getComputedStyle(scroller.value).direction === 'rtl'
	function scroll(to: number, aside: number): void {
		if (scroller.value !== null && (to !== top.value || aside !== start.value)) {
			scroller.value.scrollTop = to
			scroller.value.scrollLeft = isRightToLeft() ? -aside : aside
			look()
		}
	}
	return {
		top,
		firstLine: computed(() => lines.value[0]),
		lastLine: computed(() => lines.value[1]),
		firstColumn: computed(() => columns.value[0]),
		lastColumn: computed(() => columns.value[1]),
		page: computed(() => linesPerPage(down.value, extent.lineHeight())),
		reveal(line, column) {
			const [size, stuck, offsets] = [extent.lineHeight(), extent.stuck(), extent.offsets()]
			const isOnLine = line >= 0 && line < extent.lines()
			const [begin, end] = [offsets[(column ?? 0) - 1], offsets[column ?? 0]]
			scroll(
				isOnLine ? Math.max(0, scrolledTo(down.value, line * size - stuck, size + stuck)) : top.value,
				column === null || begin === undefined || end === undefined ? start.value : scrolledTo(across.value, begin, end - begin),
			)
		},
		scrollToTop: () => scroll(0, start.value),
		look,
		at(x, y) {
			const box = scroller.value?.getBoundingClientRect()
			const beside = (isRightToLeft() ? (box?.right ?? 0) - x : x - (box?.left ?? 0)) - extent.frozen()
			const line = Math.floor((y - (box?.top ?? 0) - extent.head() + top.value) / extent.lineHeight())
			const column = beside < 0 ? 0 : extent.offsets().findLastIndex((offset) => offset <= beside + start.value) + 1
			return {
				line: Math.max(0, Math.min(line, extent.lines() - 1)),
				column: Math.max(0, Math.min(column, extent.offsets().length - 1)),
			}
		},
	}
}
