// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import type { Field } from '@suite/schema/metadata/field'
import { limits } from '@suite/schema/metadata/limits'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { csvRows, csvText } from '../../rules/table/csv.ts'
import { dayHere, folderInside, headCells, rowCells, type TextRow } from '../../values/bulk/tableText.ts'
import type { TableQuery } from '../../values/table.ts'

/** What a table is made of. */
export interface Wanted {
	readonly folderId: number
	/** Path of the team folder in the files of the account. */
	readonly mountPoint: string
	/** The rows of a list, or certain files in their order. */
	readonly rows: TableQuery | readonly number[]
	/** Names of the columns before those of the fields: that of the file, and of its folder. */
	readonly first: readonly [name: string, folder: string]
	readonly fields: readonly Field[]
}

export interface WrittenTable {
	readonly content: Blob
	readonly count: number
	/** Not where some files cannot be read, the list changed meanwhile, or a large team folder is still being read. */
	readonly isComplete: boolean
}

const isIds = (rows: Wanted['rows']): rows is readonly number[] => Array.isArray(rows)

/** Rows as a table for spreadsheet programs, read part by part. */
export const useExportStore = defineStore('metadataapp-export', () => {
	/** Rows that have arrived. */
	const done = ref(0)
	const total = ref(0)
	const isRunning = ref(false)
	const error = shallowRef<unknown>(null)
	let running: AbortController | null = null

	/** @return null when it was cancelled or failed */
	async function write(wanted: Wanted): Promise<WrittenTable | null> {
		cancel()
		const own = running = new AbortController()
		isRunning.value = true
		error.value = null
		done.value = 0
		total.value = 0
		try {
			const table = await (isIds(wanted.rows)
				? writeFiles(wanted, wanted.rows, own.signal)
				: writeRows(wanted, wanted.rows, own.signal))
			return own.signal.aborted ? null : table
		} catch (cause) {
			if (!own.signal.aborted) {
				error.value = cause
			}
			return null
		} finally {
			if (running === own) {
				running = null
				isRunning.value = false
			}
		}
	}
	function cancel(): void {
		running?.abort()
		running = null
		isRunning.value = false
		error.value = null
	}

	async function writeFiles(wanted: Wanted, fileIds: readonly number[], signal: AbortSignal): Promise<WrittenTable> {
		total.value = fileIds.length
		const files = await api.selections.export({ body: { file_ids: [...fileIds], groupfolder_id: wanted.folderId } }, { signal })
		const rows = files.map(({ name, path, metadata }) => ({ name, folder: folderInside(path, wanted.mountPoint), metadata }))
		return { ...tableOf([head(wanted), part(wanted, rows)]), count: rows.length, isComplete: rows.length === fileIds.length }
	}
	async function writeRows(wanted: Wanted, query: TableQuery, signal: AbortSignal): Promise<WrittenTable> {
		const parts = [head(wanted)]
		/** A row can come twice when somebody changes values meanwhile. */
		const seen = new Set<number>()
		let isComplete = true
		for (let offset = 0; offset === 0 || offset < total.value; offset += limits.rowsPerPage) {
			const answer = await api.rows.list({
				path: { folderId: wanted.folderId },
				query: { ...asked(query), offset, limit: limits.rowsPerPage },
			}, { signal })
			signal.throwIfAborted()
			const rows = answer.rows.filter(({ id }) => !seen.has(id))
			rows.forEach(({ id }) => seen.add(id))
			parts.push(part(wanted, rows.map(({ name, path, metadata }) => ({ name, folder: path, metadata }))))
			isComplete &&= answer.complete
			total.value = answer.total
			done.value = seen.size
		}
		return { ...tableOf(parts), count: seen.size, isComplete: isComplete && seen.size === total.value }
	}

	return { done, total, isRunning, error, write, cancel }
})

const head = ({ first, fields }: Wanted): string => csvText([headCells(first, fields)])
const part = ({ fields }: Wanted, rows: readonly TextRow[]): string => csvRows(rows.map((row) => rowCells(row, fields)))
const tableOf = (parts: string[]) => ({ content: new Blob(parts, { type: 'text/csv;charset=utf-8' }) })

/** The list as it is shown: rows of a group are together. */
function asked({ filters, sortField, isDescending, groupBy, attention }: TableQuery) {
	const order = groupBy === '' ? sortField : groupBy
	return {
		...Object.keys(filters).length === 0 ? {} : { filters: JSON.stringify(filters) },
		...order === '' ? {} : { sort_field: order },
		sort_order: isDescending ? 'desc' : 'asc',
		today: dayHere(new Date()),
		...attention ? { attention } : {},
	}
}
