// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** What of a long list one looks at; all in pixels. */
export interface Sight {
	/** How far it is scrolled. */
	readonly from: number
	/** Of the part that scrolls, with what covers it at both ends. */
	readonly size: number
	/** Covered at the beginning, by a head or a frozen column. */
	readonly start: number
	/** Covered at the end. */
	readonly end: number
}

/** Lines beyond both ends that are in the page, so that a little scrolling shows no gap. */
const spareLines = 6

/**
 * Lines that belong in the page.
 *
 * @param height - of every line
 * @return the first and the last, both included; the last is before the first where there is none
 */
export function linesInSight({ from, size, start, end }: Sight, height: number, count: number): readonly [number, number] {
	const first = Math.floor(from / height) - spareLines
	const last = Math.ceil((from + Math.max(0, size - start - end)) / height) - 1 + spareLines
	return [Math.min(Math.max(0, first), Math.max(0, count - 1)), Math.min(last, count - 1)]
}

/** Lines that can be seen whole, at least one. */
export const linesPerPage = ({ size, start, end }: Sight, height: number): number =>
	Math.max(1, Math.floor((size - start - end) / height))

/** How far to scroll so that a part can be seen, and no further; parts that are larger than the sight show their beginning. */
export function scrolledTo({ from, size, start, end }: Sight, begin: number, extent: number): number {
	const free = Math.max(0, size - start - end)
	if (begin < from || extent > free) {
		return begin
	}
	return Math.max(from, begin + extent - free)
}

/** Where each column begins behind the frozen ones, and as the last number where all end. */
export function offsetsOf(widths: readonly number[]): readonly number[] {
	const offsets = [0]
	for (const width of widths) {
		offsets.push((offsets.at(-1) ?? 0) + width)
	}
	return offsets
}

/** Columns that belong in the page, with one more at each side; both included, the last before the first where there is none. */
export function columnsInSight({ from, size, start, end }: Sight, offsets: readonly number[]): readonly [number, number] {
	const to = from + Math.max(0, size - start - end)
	const count = offsets.length - 1
	let [first, last] = [0, count - 1]
	while (first < last && (offsets[first + 1] ?? 0) <= from) {
		first++
	}
	while (last > first && (offsets[last] ?? 0) >= to) {
		last--
	}
	return [Math.max(0, first - 1), Math.min(count - 1, last + 1)]
}
