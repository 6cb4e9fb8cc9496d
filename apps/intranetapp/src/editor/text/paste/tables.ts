// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { emptyLine, type Line } from './lines.ts'

const mostColumns = 50

interface Cell<P> { readonly place: P, readonly columns: number, readonly rows: number }

/** The rows of a table while it is read. */
export class TableReader<P extends { readonly lines: Line[] }> {
	/** Mails put tables into tables to lay out their text. */
	hasTable = false
	readonly #isLayout: boolean
	readonly #rows: Cell<P>[][] = []

	constructor(isLayout: boolean) {
		this.#isLayout = isLayout
	}

	addRow(): void {
		this.#rows.push([])
	}

	addCell(element: Element, place: P): void {
		if (this.#rows.length === 0) {
			this.addRow()
		}
		this.#rows.at(-1)!.push({ place, columns: span(element, 'colspan'), rows: span(element, 'rowspan') })
	}

	/** Adds the table to the lines around it; one that only lays out its text is left away. */
	writeTo(lines: Line[], quotes: number): void {
		const cells = this.#rows.flat()
		if (this.#isLayout || this.hasTable || cells.length <= 1) {
			for (const { place } of cells) {
				for (const line of place.lines) {
					lines.push(line)
				}
			}
			return
		}
		const rows = this.#grid().filter((row) => row.some((cell) => cell.length > 0))
		if (rows.length > 0) {
			lines.push({ ...emptyLine, kind: 'table', rows, quotes })
		}
	}

	/** Every row with the same columns: what a cell spans besides its first place is empty. */
	#grid(): Line[][][] {
		const spanned = new Map<number, number>()
		const rows = this.#rows.map((cells) => {
			const row: Line[][] = []
			const fill = (): void => {
				for (let left = spanned.get(row.length); left !== undefined && row.length < mostColumns; left = spanned.get(row.length)) {
					left > 1 ? spanned.set(row.length, left - 1) : spanned.delete(row.length)
					row.push([])
				}
			}
			for (const { place, columns, rows: height } of cells) {
				fill()
				for (let column = 0; column < columns && row.length < mostColumns; column++) {
					if (height > 1) {
						spanned.set(row.length, height - 1)
					}
					row.push(column === 0 ? place.lines : [])
				}
			}
			fill()
			return row
		})
		const width = Math.max(1, ...rows.map((row) => row.findLastIndex((cell) => cell.length > 0) + 1))
		return rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? []))
	}
}

function span(element: Element, name: string): number {
	const value = Number(element.getAttribute(name) ?? 1)
	return Number.isInteger(value) && value > 0 ? Math.min(value, 1_000) : 1
}
