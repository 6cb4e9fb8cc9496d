// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import type { Restored, Trash } from '@suite/schema/intranet/trash'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** Operations on a deleted page. */
export type TrashWork = 'load' | 'restore' | 'remove'

/** A page that was deleted a moment ago. */
export interface DeletedPage {
	readonly id: string
	readonly title: string
	readonly language: string
	/** Whether it was the page being read, or above it. */
	readonly isRead: boolean
}

/** The deleted pages that the user may restore. */
export const useTrashStore = defineStore('intranetapp-trash', () => {
	const trash = shallowRef<Trash | null>(null)
	const failure = shallowRef<{ readonly work: TrashWork, readonly cause: unknown } | null>(null)
	/** Id of the page that is being restored or permanently deleted. */
	const busy = ref<string | null>(null)
	/** The last page deleted, as long as deleting it can be undone. */
	const deleted = shallowRef<DeletedPage | null>(null)

	async function load(): Promise<void> {
		failure.value = null
		try {
			trash.value = await intranet.trash.list()
		} catch (cause) {
			failure.value = { work: 'load', cause }
		}
	}
	/** The page leaves the list when the server has done it. */
	async function perform<T>(work: TrashWork, id: string, call: () => Promise<T>): Promise<T | null> {
		busy.value = id
		failure.value = null
		try {
			const answer = await call()
			if (trash.value !== null) {
				trash.value = { ...trash.value, items: trash.value.items.filter((item) => item.id !== id) }
			}
			return answer
		} catch (cause) {
			failure.value = { work, cause }
			return null
		} finally {
			busy.value = null
		}
	}
	/** @returns the page in its place; null when the server refused */
	const restore = (id: string): Promise<Restored | null> => perform('restore', id, () => intranet.trash.restore({ path: { id } }))
	/** Deletes it permanently. */
	const remove = async (id: string): Promise<boolean> =>
		await perform('remove', id, () => intranet.trash.remove({ path: { id } })) !== null

	return { trash, failure, busy, deleted, load, restore, remove }
})
