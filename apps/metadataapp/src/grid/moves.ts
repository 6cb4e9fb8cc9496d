// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { CellPlace } from '../values/table.ts'
import type { Way } from '../words/keys/gridShortcuts.ts'
import type { Lines } from './lines.ts'

/** A place that keys reach: -1 is the line of the head, the number of lines that of the foot. */
export interface Spot {
	readonly line: number
	readonly column: number
}

/** What keys move in. */
export interface Ground {
	readonly lines: Lines
	readonly columns: number
	/** There is a line of sums. */
	readonly hasFoot: boolean
	/** Lines of one screen. */
	readonly page: number
	readonly isRightToLeft: boolean
}

/** Where a key leads, at most to the borders. */
export function moved({ line, column }: Spot, way: Way, { lines, columns, hasFoot, page, isRightToLeft }: Ground): Spot {
	const across = (step: number) => within(column + (isRightToLeft ? -step : step), 0, columns - 1)
	/** Between the rows, whatever head and foot there are. */
	const body = (to: number) => within(to, 0, Math.max(0, lines.count - 1))
	switch (way) {
		case 'up': return { line: Math.max(-1, line - 1), column }
		case 'down': return { line: Math.min(line + 1, hasFoot ? lines.count : lines.count - 1), column }
		case 'left': return { line, column: across(-1) }
		case 'right': return { line, column: across(1) }
		case 'start': return { line, column: 0 }
		case 'end': return { line, column: columns - 1 }
		case 'pageUp': return { line: body(line - page), column }
		case 'pageDown': return { line: body(line + page), column }
		case 'top': return { line: body(0), column }
		case 'bottom': return { line: body(lines.count), column }
		case 'first': return { line: body(0), column: 0 }
		case 'last': return { line: body(lines.count), column: columns - 1 }
	}
}

/** Where the corner of a block goes; no block reaches over the rows of a closed group. */
export function extended({ row, column }: CellPlace, way: Way, current: CellPlace, ground: Ground): CellPlace {
	const { lines, columns, page, isRightToLeft } = ground
	const [top, bottom] = lines.openAround(current.row)
	const to = (next: number) => within(next, top, bottom)
	const across = (step: number) => within(column + (isRightToLeft ? -step : step), 0, columns - 1)
	switch (way) {
		case 'up': return { row: to(row - 1), column }
		case 'down': return { row: to(row + 1), column }
		case 'left': return { row, column: across(-1) }
		case 'right': return { row, column: across(1) }
		case 'start': return { row, column: 0 }
		case 'end': return { row, column: columns - 1 }
		case 'pageUp': return { row: to(row - page), column }
		case 'pageDown': return { row: to(row + page), column }
		case 'top': return { row: top, column }
		case 'bottom': return { row: bottom, column }
		case 'first': return { row: top, column: 0 }
		case 'last': return { row: bottom, column: columns - 1 }
	}
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
