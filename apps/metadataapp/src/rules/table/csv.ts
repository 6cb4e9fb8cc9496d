// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Excel would open the file in the legacy encoding of the computer without it. */
const mark = '\uFEFF'
/** Where a program could take a sign for the start of a formula: at the start of a cell, and after what may start one elsewhere. */
const formula = /(?:^|(?<=[,;\t\r\n"]))'*(?=[=+\-@＝＋－＠])|^'*(?=[\t\r\n])/g
const negative = /^-\d+(?:\.\d+)?(?:E[+-]?\d+)?$/

/**
 * A table as RFC 4180 describes it, which spreadsheet programs open without executing a cell: the same text that `CsvWriter` makes on the
 * server, and `csv-vectors.json` holds both to that.
 *
 * @param rows - cells, each row at least one
 */
export const csvText = (rows: readonly (readonly string[])[]): string => mark + csvRows(rows)

/** Further rows of such a table, to be put after those that are there: long tables are written in parts. */
export const csvRows = (rows: readonly (readonly string[])[]): string => rows.map(line).join('')

/** An empty line would be no row. */
const line = (cells: readonly string[]): string => cells.length === 1 && cells[0] === '' ? '""\r\n' : `${cells.map(cell).join(',')}\r\n`

/** A number stays one; only at the start of a line, a program that expects another delimiter would read on beyond it. */
function cell(text: string, place: number): string {
	const guarded = place > 0 && negative.test(text) ? text : text.replace(formula, '$&\'')
	return /[,;\t"\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
