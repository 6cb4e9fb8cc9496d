// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import { choiceList } from '../definition/choices.ts'
import type { ChoiceList, Column, Question } from '../definition/types.ts'
import { isList, type Json, members } from '../values/json.ts'
import { readDate } from '../values/moment.ts'
import { trim } from '../values/text.ts'
import { Fault } from './fault.ts'
import { numberOf } from './number.ts'
import { cleanText } from './text.ts'

/**
 * Rows of cells by column.
 *
 * @return empty cells and rows left out
 */
export function readTable({ columns, settings }: Question, value: Json): readonly Record<string, Json>[] | Fault | null {
	if (!isList(value)) {
		return new Fault('wrong_shape')
	}
	const most = settings.maxRows ?? bounds.rowsPerTableUnlessSaid
	const byId = new Map(columns.map((column) => [column.id, { ...column, list: choiceList(column.choices) }]))
	const rows: Record<string, Json>[] = []
	for (const [place, item] of value.entries()) {
		// Empty rows do not count, but nobody sends that many.
		if (place >= 2 * bounds.rowsPerTable) {
			return new Fault('too_many', { max: most })
		}
		const row = readRow(byId, item, place + 1)
		if (row instanceof Fault) {
			return row
		}
		if (row.length > 0) {
			rows.push(Object.fromEntries(row))
		}
	}
	if (rows.length > most) {
		return new Fault('too_many', { max: most })
	}
	return rows.length === 0 ? null : rows
}

type KnownColumn = Column & { readonly list: ChoiceList }
type Columns = ReadonlyMap<string, KnownColumn>

function readRow(columns: Columns, item: Json, number: number): readonly [string, Json][] | Fault {
	const given = members(item)
	if (given === null) {
		return new Fault('wrong_shape', { row: number })
	}
	if ([...given.keys()].some((name) => !columns.has(name))) {
		return new Fault('unknown_column', { row: number })
	}
	const row: [string, Json][] = []
	for (const column of columns.values()) {
		const cell = readCell(column, given.get(column.id) ?? null)
		if (cell instanceof Fault) {
			return cell.inCell(number, column.id)
		}
		if (cell !== null) {
			row.push([column.id, cell])
		}
	}
	return row
}

function readCell({ inputType, list }: KnownColumn, value: Json): string | number | Fault | null {
	if (value === null || value === '') {
		return null
	}
	if (inputType === 'number') {
		return numberOf(value)
	}
	if (typeof value !== 'string') {
		return new Fault('wrong_shape')
	}
	switch (inputType) {
		case 'dropdown': return list.id(value) ?? new Fault('not_a_choice')
		case 'date': return readDate(trim(value)) ?? new Fault('not_a_date')
		case 'text': return cleanText(value, false, bounds.cellCharacters)
	}
}
