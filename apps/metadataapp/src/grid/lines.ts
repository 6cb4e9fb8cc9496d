// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TableGroup } from './groups.ts'

/** What stands on a line of the grid: a row of the list, or the head of a group. */
export type Line = { readonly row: number, readonly group: null } | { readonly row: null, readonly group: TableGroup }

/** Lines of a grid between its head and its foot, counted from 0. No answer takes longer for more rows. */
export interface Lines {
	readonly count: number
	/** Null beyond the end. */
	at(line: number): Line | null
	/** Rows in all, those of closed groups included. */
	readonly rows: number
	/** Null while the group of the row is closed. */
	ofRow(row: number): number | null
	/** The line to go to for a row: its own, or the head of its group while that is closed; null where there is no such row. */
	nearest(row: number): number | null
	/** Null where no such group is. */
	ofGroup(key: string): number | null
	/** The group whose lines a line is among, its head included; null without groups. */
	groupAt(line: number): TableGroup | null
	/** The first and last row on some lines, both included; null where there are only heads. */
	rowsOn(first: number, last: number): readonly [number, number] | null
	/** The first and last row around one of them, with no closed group in between. */
	openAround(row: number): readonly [number, number]
}

/** @param closed - keys of groups whose rows are not shown */
export function linesOf(count: number, groups: readonly TableGroup[], closed: ReadonlySet<string>): Lines {
	return groups.length === 0 ? plainLines(count) : groupedLines(groups, closed)
}

function plainLines(count: number): Lines {
	const isIn = (place: number) => place >= 0 && place < count
	return {
		count,
		rows: count,
		at: (line) => isIn(line) ? { row: line, group: null } : null,
		ofRow: (row) => isIn(row) ? row : null,
		nearest: (row) => isIn(row) ? row : null,
		ofGroup: () => null,
		groupAt: () => null,
		rowsOn: (first, last) => first > last || count === 0 ? null : [Math.max(0, first), Math.min(count - 1, last)],
		openAround: () => [0, Math.max(0, count - 1)],
	}
}

function groupedLines(groups: readonly TableGroup[], closed: ReadonlySet<string>): Lines {
	/** Lines of the heads. */
	const heads: number[] = []
	const firsts = groups.map(({ first }) => first)
	let count = 0
	for (const { key, count: rows } of groups) {
		heads.push(count)
		count += closed.has(key) ? 1 : 1 + rows
	}
	const last = groups.at(-1)
	const groupOn = (line: number) => line >= 0 && line < count ? groups[lastUpTo(heads, line)] ?? null : null
	const numberOf = (row: number) => lastUpTo(firsts, row)
	function at(line: number): Line | null {
		const group = groupOn(line)
		const head = heads[lastUpTo(heads, line)] ?? 0
		return group === null ? null : head === line ? { row: null, group } : { row: group.first + line - head - 1, group: null }
	}
	function ofRow(row: number): number | null {
		const group = groups[numberOf(row)]
		const isThere = group !== undefined && row < group.first + group.count && !closed.has(group.key)
		return isThere ? (heads[numberOf(row)] ?? 0) + 1 + row - group.first : null
	}
	/** The first or last row on these lines, going one way: there are at most as many heads in between as there are groups. */
	function firstRow(from: number, to: number, step: 1 | -1): number | null {
		for (let line = from; step === 1 ? line <= to : line >= to; line += step) {
			const row = at(line)?.row ?? null
			if (row !== null) {
				return row
			}
		}
		return null
	}
	return {
		count,
		rows: last === undefined ? 0 : last.first + last.count,
		at,
		ofRow,
		nearest: (row) => ofRow(row) ?? heads[numberOf(row)] ?? null,
		ofGroup: (key) => heads[groups.findIndex((group) => group.key === key)] ?? null,
		groupAt: groupOn,
		rowsOn(first, last) {
			const [start, end] = [Math.max(0, first), Math.min(count - 1, last)]
			const [top, bottom] = [firstRow(start, end, 1), firstRow(end, start, -1)]
			return top === null || bottom === null ? null : [top, bottom]
		},
		openAround(row) {
			const isOpen = (number: number) => {
				const key = groups[number]?.key
				return key !== undefined && !closed.has(key)
			}
			let [top, bottom] = [numberOf(row), numberOf(row)]
			while (isOpen(top - 1)) {
				top--
			}
			while (isOpen(bottom + 1)) {
				bottom++
			}
			const lowest = groups[bottom]
			return [groups[top]?.first ?? row, lowest === undefined ? row : lowest.first + lowest.count - 1]
		},
	}
}

/** Place of the last number in a rising list that is not above another one; -1 where all are. */
function lastUpTo(rising: readonly number[], most: number): number {
	let [low, high] = [0, rising.length]
	while (low < high) {
		const middle = (low + high) >> 1
		if ((rising[middle] ?? 0) <= most) {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low - 1
}
