// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** A cell for the clipboard. */
export interface CopiedCell {
	/** For people and for other programs. */
	readonly text: string
	/** As it is stored; null for none. */
	readonly value: string | null
}

/** A table from the clipboard; rows may be of different lengths. */
export interface PastedTable {
	readonly rows: readonly (readonly string[])[]
	/** They are stored values: somebody copied them here. Else they are what another program shows. */
	readonly isExact: boolean
}

/** Marks our own tables. */
const mark = 'data-metadataapp'
/** Signs that spreadsheets take for the beginning of a formula, after any apostrophes. */
const formula = /^'*[=+\-@＝＋－＠]/
const guarded = /^'+[=+\-@＝＋－＠]/
const number = /^[+-]?\d+(?:[.,]\d+)?$/

/**
 * Rows as a text with tabs, as spreadsheets read and write it: cells with tabs or line ends are quoted. A cell that a spreadsheet would
 * take for a formula begins with an apostrophe, as in `csvText`.
 */
export const tableText = (rows: readonly (readonly CopiedCell[])[]): string =>
	rows.map((cells) => cells.map(({ text }) => quoted(guard(text))).join('\t')).join('\r\n')

/** The same as an HTML table, for programs with documents; our own cells are found in it again exactly. */
export function tableHtml(rows: readonly (readonly CopiedCell[])[]): string {
	const cell = ({ text, value }: CopiedCell) =>
		`<td data-value="${escaped(value ?? '')}">${escaped(guard(text)).replace(/\r\n|\r|\n/g, '<br>')}</td>`
	return `<table ${mark}><tbody>${rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')}</tbody></table>`
}

/** What is in the clipboard as a table: our own one where there is one, else the text, else another table. Null for nothing. */
export function readClipboard(text: string, html: string): PastedTable | null {
	const table = html === '' ? null : new DOMParser().parseFromString(html, 'text/html').querySelector('table')
	if (table?.hasAttribute(mark) === true) {
		return { rows: rowsIn(table, (cell) => cell.getAttribute('data-value') ?? ''), isExact: true }
	}
	if (text !== '') {
		return { rows: readTable(text), isExact: false }
	}
	return table === null ? null : { rows: rowsIn(table, shownText), isExact: false }
}

/** Rows of a text with tabs. A quote that nothing closes is a quote. */
export function readTable(text: string): string[][] {
	const rows: string[][] = []
	let row: string[] = []
	let place = 0
	for (;;) {
		const last = closingQuote(text, place)
		const end = last === -1 ? endOfCell(text, place) : last + 1
		row.push(unguarded(last === -1 ? text.slice(place, end) : text.slice(place + 1, last).replaceAll('""', '"')))
		const next = text.charAt(end)
		if (next !== '\t') {
			rows.push(row)
			row = []
		}
		place = end + (next === '\r' && text.charAt(end + 1) === '\n' ? 2 : 1)
		if (next === '' || (next !== '\t' && place >= text.length)) {
			return rows
		}
	}
}

/** Where the quote is that ends a cell which begins with one; -1 where there is none, right before the end of the cell. */
function closingQuote(text: string, start: number): number {
	if (text.charAt(start) !== '"') {
		return -1
	}
	let place = text.indexOf('"', start + 1)
	while (place !== -1 && text.charAt(place + 1) === '"') {
		place = text.indexOf('"', place + 2)
	}
	return place !== -1 && endOfCell(text, place + 1) === place + 1 ? place : -1
}

function endOfCell(text: string, start: number): number {
	let place = start
	while (place < text.length && !'\t\r\n'.includes(text.charAt(place))) {
		place++
	}
	return place
}

const quoted = (text: string): string => /^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
const guard = (text: string): string => formula.test(text) && !number.test(text) ? `'${text}` : text
const unguarded = (text: string): string => guarded.test(text) ? text.slice(1) : text

const escaped = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const rowsIn = (table: HTMLTableElement, textOf: (cell: HTMLTableCellElement) => string): string[][] =>
	[...table.rows].map((row) => [...row.cells].map(textOf))

function shownText(cell: HTMLTableCellElement): string {
	cell.querySelectorAll('br').forEach((line) => line.replaceWith('\n'))
	return unguarded((cell.textContent ?? '').trim())
}
