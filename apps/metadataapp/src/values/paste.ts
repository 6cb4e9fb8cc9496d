// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import type { Row } from '@suite/schema/metadata/list'
import type { CellChange } from '../cells/cell.ts'
import { readText } from '../cells/cellText.ts'
import { parseValue, Problem } from '../rules/index.ts'
import type { PastedTable } from './clipboard.ts'
import { shapeOf } from './shape.ts'
import type { Block } from './table.ts'

/** The table that something is pasted into. */
export interface Ground {
	/** Fields that it shows; the names of files are to their left. */
	readonly columns: readonly Field[]
	/** Rows of the whole list. */
	readonly count: number
	/** Undefined where a row has not arrived. */
	at(row: number): Row | undefined
	/** What a cell shows. */
	valueOf(row: Row, field: Field): string | null
}

/** What pasting or filling does to cells. */
export interface Pasted {
	/** What does not fit its field is among them, as it was pasted: it stays at its cell with the reason. */
	readonly changes: readonly CellChange[]
	/** The cells that are filled. */
	readonly block: Block
	/** Values that do not fit their fields. */
	readonly faults: number
	/** Files that may not be changed. */
	readonly readOnly: number
	/** Values beyond the end of the list, or of files that are not known. */
	readonly beyond: number
}

/**
 * Which cells a pasted block fills: one value the whole block that is selected, and so does a block that fits into it several times; any
 * other block goes where the selected one begins.
 */
export function pasteBlock({ rows }: PastedTable, selected: Block): Block {
	const [height, width] = [rows.length, widthOf(rows)]
	const { top, left, bottom, right } = selected
	const [tall, wide] = [bottom - top + 1, right - left + 1]
	return tall % height === 0 && wide % width === 0 ? selected : { top, left, bottom: top + height - 1, right: left + width - 1 }
}

/** What a table from the clipboard does to the cells of a block, as `pasteBlock` gives it. Names of files are left alone. */
export function pasted({ rows, isExact }: PastedTable, block: Block, ground: Ground): Pasted {
	const width = widthOf(rows)
	return changesIn(block, ground, (field, present, down, across) => {
		const text = rows[down % rows.length]?.[across % width]
		if (text === undefined) {
			return null // its row is shorter than the others
		}
		const value = isExact ? parseValue(shapeOf(field), text, present) : readText(field, text, present)
		return { value: value instanceof Problem ? text : value, isFault: value instanceof Problem }
	})
}

/**
 * What filling does to cells: the rows of a block are repeated below it, or above it.
 *
 * @param from - what is repeated
 * @param to - what is filled, with the same columns
 */
export function filled(from: Block, to: Block, ground: Ground): Pasted {
	const height = from.bottom - from.top + 1
	return changesIn(to, ground, (field, present, down) => {
		const place = (((to.top + down - from.top) % height) + height) % height
		const row = ground.at(from.top + place)
		const value = row === undefined ? present : ground.valueOf(row, field)
		return { value, isFault: parseValue(shapeOf(field), value, present) instanceof Problem }
	})
}

interface Wished { readonly value: string | null, readonly isFault: boolean }

function changesIn(
	block: Block,
	ground: Ground,
	wish: (field: Field, present: string | null, down: number, across: number) => Wished | null,
): Pasted {
	const changes: CellChange[] = []
	const readOnly = new Set<number>()
	let faults = 0
	const fields = range(Math.max(1, block.left), block.right).map((column) => [column - block.left, ground.columns[column - 1]] as const)
	const known = fields.flatMap(([across, field]) => field === undefined ? [] : [[across, field] as const])
	let beyond = 0
	for (const place of range(block.top, block.bottom)) {
		const row = place < ground.count ? ground.at(place) : undefined
		beyond += row === undefined ? fields.length : fields.length - known.length
		if (row !== undefined && !row.can_write && known.length > 0) {
			readOnly.add(row.id)
		} else if (row !== undefined) {
			for (const [across, field] of known) {
				const present = ground.valueOf(row, field)
				const wished = wish(field, present, place - block.top, across)
				if (wished !== null && (wished.value !== present || wished.isFault)) {
					faults += wished.isFault ? 1 : 0
					changes.push({ fileId: row.id, fieldName: field.field_name, value: wished.value })
				}
			}
		}
	}
	const isAllNames = fields.length === 0
	return {
		changes,
		block: { ...block, bottom: Math.min(block.bottom, ground.count - 1), right: Math.min(block.right, ground.columns.length) },
		faults,
		readOnly: readOnly.size,
		beyond: isAllNames ? block.bottom - block.top + 1 : beyond,
	}
}

const widthOf = (rows: PastedTable['rows']): number => rows.reduce((most, { length }) => Math.max(most, length), 1)

const range = (first: number, last: number): readonly number[] =>
	Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
