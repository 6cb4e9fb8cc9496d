// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import { limits } from '@suite/schema/metadata/limits'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { takenBack, type ChangedFile } from '../../values/bulk/takeBack.ts'
import { useLiveStore } from '../liveStore.ts'

/** A change of many files that can be taken back. */
export interface BulkChange {
	readonly folderId: number
	/** All values were taken away. */
	readonly isClearing: boolean
	readonly files: ReadonlyMap<number, ChangedFile>
}

/** What came of taking it back. */
export interface TakenBack {
	/** Files that are as they were. */
	readonly done: number
	/** Files that are not, because somebody has changed them since, edits them or has taken them away. */
	readonly left: number
}

/** Takes the last change of many files back. */
export const useBulkUndoStore = defineStore('metadataapp-bulk-undo', () => {
	const live = useLiveStore()
	const last = shallowRef<BulkChange | null>(null)
	const isRunning = ref(false)

	function offer(change: BulkChange): void {
		last.value = change
	}
	function forget(): void {
		last.value = null
	}
	/** @throws ApiError when it did not get through: then it can be tried again */
	async function undo(): Promise<TakenBack | null> {
		const change = last.value
		if (change === null || isRunning.value) {
			return null
		}
		isRunning.value = true
		try {
			const answer = await takeBack(change)
			if (last.value === change) {
				forget()
			}
			return answer
		} finally {
			isRunning.value = false
			void live.refresh()
		}
	}

	return { last, isRunning, offer, forget, undo }
})

async function takeBack({ folderId, files }: BulkChange): Promise<TakenBack> {
	const now = await api.selections.export({ body: { file_ids: [...files.keys()], groupfolder_id: folderId } })
	const whole = new Set<number>()
	const updates = now.flatMap(({ fileId, metadata }) => {
		const change = files.get(fileId)
		if (change === undefined) {
			return []
		}
		const { cells, isWhole } = takenBack(change, metadata)
		if (isWhole) {
			whole.add(fileId)
		}
		return Object.keys(cells).length === 0 ? [] : [{ file_id: fileId, groupfolder_id: folderId, metadata: cells }]
	})
	for (let first = 0; first < updates.length; first += limits.itemsPerBatch) {
		const { results } = await api.batches.update({ body: { updates: updates.slice(first, first + limits.itemsPerBatch) } })
		results.filter(({ success }) => !success).forEach(({ file_id: id }) => whole.delete(id))
	}
	return { done: whole.size, left: files.size - whole.size }
}
