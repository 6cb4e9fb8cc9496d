// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms as api } from '@suite/api/rooms/client'
import type { BulkValues, RoomsChange } from '@suite/schema/rooms/bulk'
import { limits } from '@suite/schema/rooms/limits'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

export type BulkChange = RoomsChange['change']

/** What a change makes of a room, or why it stays as it is. */
export interface BulkResult {
	readonly id: string
	readonly before?: BulkValues
	readonly after?: BulkValues
	/** Reason of the refusal. */
	readonly reason?: string
}

/** One change for many rooms: first a preview, then the change, each in parts so that progress can be shown. */
export const useBulkStore = defineStore('roomsapp-bulk', () => {
	const isBusy = ref(false)
	/** Rooms that are answered. */
	const progress = ref(0)
	const failure = shallowRef<unknown>(null)
	let isStopped = false

	async function run(ids: readonly string[], change: BulkChange, isPreview: boolean): Promise<BulkResult[]> {
		isBusy.value = true
		isStopped = false
		progress.value = 0
		failure.value = null
		const found: BulkResult[] = []
		try {
			while (found.length < ids.length && !isStopped) {
				const part = ids.slice(found.length, found.length + limits.roomsPerChange)
				const { results } = await api.rooms.updateMany({ body: { ids: part, change, isPreview } })
				found.push(...results.map((one) => 'result' in one ? { id: one.id, ...one.result } : { id: one.id, reason: one.reason }))
				progress.value = found.length
			}
		} catch (cause) {
			failure.value = cause
		} finally {
			isBusy.value = false
		}
		return found
	}
	/** After the part that is on its way. */
	function stop(): void {
		isStopped = true
	}

	return {
		isBusy,
		progress,
		failure,
		preview: (ids: readonly string[], change: BulkChange) => run(ids, change, true),
		/** Answers for fewer rooms than asked when it was stopped or failed: the others are as they were. */
		save: (ids: readonly string[], change: BulkChange) => run(ids, change, false),
		stop,
	}
})
