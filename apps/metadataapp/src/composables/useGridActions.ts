// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import type { Field } from '@suite/schema/metadata/field'
import type { Row } from '@suite/schema/metadata/list'
import { toast } from '@suite/ui/dialog/toast'
import { number } from '@suite/ui/words/formats'
import { plain } from '@suite/ui/words/plain'
import { n, t } from '@nextcloud/l10n'
import { useCellStore } from '../stores/cellStore.ts'
import { useLiveStore } from '../stores/liveStore.ts'
import { useSelectionStore } from '../stores/selectionStore.ts'
import { useTableStore } from '../stores/tableStore.ts'

export interface GridActions {
	/** Begins to edit the current cell, where that is possible. @param typed - what replaces the value; null to begin with the value */
	edit(typed: string | null): boolean
	/** Empties the cells of the block. */
	empty(): Promise<void>
	/** Ticks a row or takes its tick away. @param isRange - ticks also what lies between it and the row that was ticked before */
	tick(row: number, isRange: boolean): Promise<void>
	/** Ticks as many files as can be, or none where some are ticked. */
	tickAll(): Promise<void>
	untick(): void
}

/** What one can do with cells and rows of the table. */
export function useGridActions(): GridActions {
	const table = useTableStore()
	const selection = useSelectionStore()
	const cells = useCellStore()
	const live = useLiveStore()
	/** The file that was ticked last. */
	let lastTicked: number | null = null

	function edit(typed: string | null): boolean {
		const { row: place, column } = selection.current
		const [row, field] = [table.at(place), table.columns[column - 1]]
		if (row === undefined || field === undefined) {
			return false
		}
		const holder = live.lockOf(row.id, field.field_name)
		if (holder !== null) {
			void toast('error', t('metadataapp', '{name} is editing this value right now.', { name: holder.user.name }, plain))
		} else if (!row.can_write) {
			void toast('error', t('metadataapp', 'You may read the values of “{file}” but not change them.', { file: row.name }, plain))
		} else {
			selection.go(selection.current)
			selection.editing = { fileId: row.id, fieldName: field.field_name, typed }
			return true
		}
		return false
	}
	async function empty(): Promise<void> {
		const { top, bottom, left, right } = selection.block
		const fields = table.columns.slice(Math.max(0, left - 1), right)
		if (fields.length === 0) {
			return
		}
		if (bottom - top >= limits.filesPerSelection) {
			return toast('error', t('metadataapp', 'Select at most {max} rows to empty their cells.', { max: limits.filesPerSelection }))
		}
		if (!await table.ensure(top, bottom)) {
			return toast('error', t('metadataapp', 'Some of the selected rows could not be loaded. Nothing was emptied. Try again.'))
		}
		const rows = rowsBetween(top, bottom)
		const filled = rows.map((row) => [row, fields.filter((field) => row.metadata[field.field_name] !== undefined)] as const)
			.filter(([, names]) => names.length > 0)
		const mine = filled.filter(([row]) => row.can_write)
		if (mine.length > 0) {
			await cells.edit(mine.flatMap(([row, names]) => changesOf(row, names)), 'clear')
		}
		if (mine.length < filled.length) {
			await toast('error', n(
				'metadataapp',
				'The values of %n file were kept because you may not change them.',
				'The values of %n files were kept because you may not change them.',
				filled.length - mine.length,
			))
		}
	}
	const changesOf = (row: Row, fields: readonly Field[]) =>
		fields.map((field) => ({ fileId: row.id, fieldName: field.field_name, value: null }))
	function rowsBetween(first: number, last: number): readonly Row[] {
		return Array.from({ length: last - first + 1 }, (_, index) => table.at(first + index)).filter((row) => row !== undefined)
	}

	async function tick(place: number, isRange: boolean): Promise<void> {
		const row = table.at(place)
		if (row === undefined) {
			return
		}
		const from = isRange && lastTicked !== null ? table.indexOf(lastTicked) : null
		lastTicked = row.id
		if (from === null) {
			if (!selection.toggle(row.id)) {
				return tooMany()
			}
		} else {
			const [first, last] = [Math.min(from, place), Math.max(from, place)]
			const most = Math.min(last, first + limits.filesPerSelection - 1)
			if (!await table.ensure(first, most)) {
				return toast('error', t('metadataapp', 'Some of the rows in between could not be loaded. Try again.'))
			}
			const ids = rowsBetween(first, most).map(({ id }) => id)
			if (selection.tickAll(ids) < ids.length || most < last) {
				return tooMany()
			}
		}
	}
	async function tickAll(): Promise<void> {
		if (selection.fileIds.size > 0) {
			return untick()
		}
		const last = Math.min(table.count, limits.filesPerSelection) - 1
		if (!await table.ensure(0, last)) {
			return toast('error', t('metadataapp', 'Some of the files could not be loaded. Try again.'))
		}
		selection.tickAll(rowsBetween(0, last).map(({ id }) => id))
		if (table.count > limits.filesPerSelection) {
			await tooMany()
		}
	}
	function untick(): void {
		selection.clear()
		lastTicked = null
	}
	const tooMany = () => toast('error', t(
		'metadataapp',
		'{count} of {total} files are selected. No more can be selected at once.',
		{ count: number(selection.fileIds.size), total: number(table.count) },
	))

	return { edit, empty, tick, tickAll, untick }
}
