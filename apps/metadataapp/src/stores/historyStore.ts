// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { metadata as api } from '@suite/api/metadata/client'
import type { History } from '@suite/schema/metadata/value'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { useLibraryStore } from './libraryStore.ts'
import { useTableStore } from './tableStore.ts'
import { useValueStore } from './valueStore.ts'

export type Change = History['entries'][number]

/** A restore that would overwrite what somebody else has written since. */
export interface Clash {
	readonly change: Change
	/** What is stored now. */
	readonly current: string | null
}

const pageSize = 50

/** What happened to the values of a file, the newest first. */
export const useHistoryStore = defineStore('metadataapp-history', () => {
	const values = useValueStore()
	const library = useLibraryStore()
	const table = useTableStore()
	const fileId = ref(0)
	/** Null while nothing has arrived. */
	const changes = shallowRef<readonly Change[] | null>(null)
	/** Null at the end. */
	const next = ref<number | null>(null)
	const isLoading = ref(false)
	const error = shallowRef<unknown>(null)
	/** Id of the change that is being taken back. */
	const restoring = ref<number | null>(null)
	const restoreError = shallowRef<unknown>(null)
	const clash = shallowRef<Clash | null>(null)
	let latest = 0

	async function open(id: number): Promise<void> {
		if (fileId.value !== id) {
			fileId.value = id
			changes.value = null
			clash.value = null
			restoreError.value = null
		}
		await read(null)
	}
	/** Reads older ones. */
	async function more(): Promise<void> {
		if (next.value !== null && !isLoading.value) {
			await read(next.value)
		}
	}
	async function read(before: number | null): Promise<void> {
		const own = ++latest
		isLoading.value = true
		error.value = null
		try {
			const answer = await api.history.list({
				path: { fileId: fileId.value },
				query: { limit: pageSize, ...before === null ? {} : { before } },
			})
			if (own === latest) {
				changes.value = before === null ? answer.entries : [...changes.value ?? [], ...answer.entries]
				next.value = answer.next
			}
		} catch (cause) {
			if (own === latest) {
				error.value = cause
			}
		} finally {
			if (own === latest) {
				isLoading.value = false
			}
		}
	}
	/**
	 * Takes a value back to what it was before a change. Answers whether it was done.
	 *
	 * @param isForced - also where somebody has written another value since
	 */
	async function restore(change: Change, isForced = false): Promise<boolean> {
		const id = fileId.value
		if (restoring.value !== null) {
			return false
		}
		restoring.value = change.id
		restoreError.value = null
		clash.value = null
		try {
			const { metadata } = await api.history.restore({
				path: { fileId: id },
				body: { entry: change.id, ...isForced ? { force: true } : {} },
			})
			library.put(id, metadata)
			table.put(id, metadata)
			if (values.target?.fileId === id) {
				values.adopt(metadata, change.field_name === null ? [] : [change.field_name])
			}
			if (fileId.value === id) {
				await read(null)
			}
			return true
		} catch (cause) {
			if (fileId.value === id) {
				refuse(cause, change)
			}
			return false
		} finally {
			restoring.value = null
		}
	}
	function refuse(cause: unknown, change: Change): void {
		if (cause instanceof ApiError && cause.reason === 'changed_since') {
			const { current } = cause.body
			clash.value = { change, current: typeof current === 'string' ? current : null }
		} else {
			restoreError.value = cause
		}
	}

	return { fileId, changes, next, isLoading, error, restoring, restoreError, clash, open, more, restore }
})
