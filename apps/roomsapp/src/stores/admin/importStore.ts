// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms } from '@suite/api/rooms/client'
import type { ImportPreview, ImportResult } from '@suite/schema/rooms/csv'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'

/** What is done with rooms that exist already. */
export type ImportMode = 'create' | 'update'

/** An import of rooms: a file, what it would do, and what it did. */
export const useImportStore = defineStore('roomsapp-import', () => {
	const file = shallowRef<File | null>(null)
	const preview = shallowRef<ImportPreview | null>(null)
	const result = shallowRef<ImportResult | null>(null)
	const mode = ref<ImportMode>('create')
	const step = ref<'reading' | 'importing' | null>(null)
	const error = shallowRef<unknown>(null)
	let request: AbortController | undefined

	/** What the import would do in the chosen mode. */
	const counts = computed(() => {
		const rows = preview.value?.rows ?? []
		const good = rows.filter(({ errors }) => errors.length === 0)
		const known = good.filter(({ action }) => action === 'update').length
		return {
			created: good.length - known,
			updated: mode.value === 'update' ? known : 0,
			skipped: mode.value === 'update' ? 0 : known,
			bad: rows.length - good.length,
		}
	})

	/** Forgets the file and what came of it. */
	function clear(): void {
		request?.abort()
		file.value = preview.value = result.value = error.value = null
		step.value = null
		mode.value = 'create'
	}
	async function perform<T>(name: 'reading' | 'importing', call: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
		request?.abort()
		const own = request = new AbortController()
		step.value = name
		error.value = null
		try {
			return await call(own.signal)
		} catch (cause) {
			if (!own.signal.aborted) {
				error.value = cause
			}
			return null
		} finally {
			if (request === own) {
				step.value = null
			}
		}
	}
	async function read(chosen: File): Promise<void> {
		clear()
		file.value = chosen
		preview.value = await perform('reading', (signal) => rooms.csv.preview({ file: chosen }, { signal }))
	}
	/** Sends the file again; it is read as it was when it was chosen, or the browser refuses. */
	async function run(): Promise<void> {
		const chosen = file.value
		if (chosen !== null) {
			const body = { mode: mode.value }
			result.value = await perform('importing', (signal) => rooms.csv.import({ file: chosen, body }, { signal }))
		}
	}

	const exportAddress = () => rooms.csv.export.url({})
	const sampleAddress = () => rooms.csv.sample.url({})

	return { file, preview, result, mode, step, error, counts, clear, read, run, exportAddress, sampleAddress }
})
