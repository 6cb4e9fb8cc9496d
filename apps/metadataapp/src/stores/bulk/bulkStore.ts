// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import type { SavedSelection } from '@suite/schema/metadata/batch'
import { limits } from '@suite/schema/metadata/limits'
import type { ValueMap } from '@suite/schema/metadata/value'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { BulkFile, BulkMode, BulkWishes } from '../../values/bulk/preview.ts'
import { changeOf, emptying, type ChangedFile } from '../../values/bulk/takeBack.ts'
import { useLiveStore } from '../liveStore.ts'
import { useTableStore } from '../tableStore.ts'
import { useBulkUndoStore } from './bulkUndoStore.ts'

/** Why a file was not saved. */
export interface BulkFailure {
	readonly id: number
	readonly name: string
	readonly reason: string
}

/** What came of it. */
export interface BulkOutcome {
	/** Files that have now what they were to have, also those that had it before. */
	readonly done: number
	readonly failed: readonly BulkFailure[]
}

interface Work {
	readonly send: (fileIds: number[]) => Promise<Pick<SavedSelection, 'errors' | 'successCount'>>
	/** What it changes in a file with these values; null where nothing does. */
	readonly changeOf: (metadata: ValueMap) => ChangedFile | null
	readonly isClearing: boolean
}

/** The bit of the rights of a file that lets its values be changed. */
const updateBit = 2

/** The same change for files that are selected. */
export const useBulkStore = defineStore('metadataapp-bulk', () => {
	const table = useTableStore()
	const live = useLiveStore()
	const undo = useBulkUndoStore()
	/** As they were when they were opened; null while they have not arrived. */
	const files = shallowRef<readonly BulkFile[] | null>(null)
	/** Files that were selected and that the account cannot read any more. */
	const missing = ref(0)
	/** Why they cannot be read. */
	const error = shallowRef<unknown>(null)
	const isSaving = ref(false)
	const saveError = shallowRef<unknown>(null)
	const outcome = shallowRef<BulkOutcome | null>(null)
	const writable = computed(() => (files.value ?? []).filter(({ canWrite }) => canWrite))
	/** What was asked for last, to be tried again. */
	let last: Work | null = null
	/** What is different since, by file. */
	let changed = new Map<number, ChangedFile>()
	let folder = 0
	let latest = 0

	/** Reads what is not among the rows that are known. */
	async function open(folderId: number, fileIds: readonly number[]): Promise<void> {
		close()
		folder = folderId
		const own = latest
		const rows = new Map(fileIds.flatMap((id) => {
			const row = table.known(id)
			return row === null ? [] : [[id, { id, name: row.name, canWrite: row.can_write, metadata: row.metadata }] as const]
		}))
		try {
			const others = await readFiles(folderId, fileIds.filter((id) => !rows.has(id)))
			if (own === latest) {
				files.value = fileIds.flatMap((id) => rows.get(id) ?? others.get(id) ?? [])
				missing.value = fileIds.length - files.value.length
			}
		} catch (cause) {
			if (own === latest) {
				error.value = cause
			}
		}
	}
	/** What was changed can be taken back from now on. */
	function close(): void {
		if (changed.size > 0 && last !== null) {
			undo.offer({ folderId: folder, isClearing: last.isClearing, files: changed })
		}
		changed = new Map()
		last = null
		latest++
		files.value = null
		missing.value = 0
		error.value = null
		saveError.value = null
		outcome.value = null
		isSaving.value = false
	}

	function save(wishes: BulkWishes, mode: BulkMode): Promise<void> {
		const metadata = Object.fromEntries(wishes)
		return run({
			send: (fileIds) => api.selections.save({ body: { file_ids: fileIds, metadata, merge_strategy: mode } }),
			changeOf: (present) => changeOf(present, wishes, mode),
			isClearing: false,
		})
	}
	/** Takes all values away. */
	function clear(): Promise<void> {
		return run({
			send: (fileIds) => api.selections.clear({ body: { file_ids: fileIds } }),
			changeOf: (present) => changeOf(present, emptying(present), 'overwrite'),
			isClearing: true,
		})
	}
	function run(work: Work): Promise<void> {
		return perform(work, writable.value, 0)
	}
	/** Tries once more what failed. */
	async function retry(): Promise<void> {
		if (last !== null && outcome.value !== null) {
			const failed = new Set(outcome.value.failed.map(({ id }) => id))
			await perform(last, writable.value.filter(({ id }) => failed.has(id)), outcome.value.done)
		}
	}
	/** @param before - files that are done already */
	async function perform(work: Work, sent: readonly BulkFile[], before: number): Promise<void> {
		if (isSaving.value) {
			return
		}
		const own = latest
		last = work
		isSaving.value = true
		saveError.value = null
		// as they are by now, where that is known
		const changes = sent.map(({ id, metadata }) => [id, work.changeOf(table.known(id)?.metadata ?? metadata)] as const)
		try {
			const { successCount, errors } = await work.send(sent.map(({ id }) => id))
			if (own === latest) {
				const reasons = new Map(errors.map(({ file_id: id, reason }) => [id, reason]))
				const failed = sent.flatMap(({ id, name }) => {
					const reason = reasons.get(id)
					return reason === undefined ? [] : [{ id, name, reason }]
				})
				for (const [id, change] of changes) {
					if (change !== null && !reasons.has(id)) {
						changed.set(id, change)
					}
				}
				outcome.value = { done: before + successCount, failed }
			}
		} catch (cause) {
			if (own === latest) {
				saveError.value = cause
			}
		} finally {
			if (own === latest) {
				isSaving.value = false
			}
		}
		void live.refresh()
	}

	return { files, missing, error, isSaving, saveError, outcome, writable, open, close, save, clear, retry }
})

/** What is known of files by their ids; those that the account cannot read are left out. */
async function readFiles(folderId: number, fileIds: readonly number[]): Promise<ReadonlyMap<number, BulkFile>> {
	if (fileIds.length === 0) {
		return new Map()
	}
	const exported = await api.selections.export({ body: { file_ids: [...fileIds], groupfolder_id: folderId } })
	const writable = new Set<string>()
	const size = limits.filesPerDirectory
	for (let first = 0; first < exported.length; first += size) {
		const ids = exported.slice(first, first + size).map(({ fileId }) => fileId)
		const rights = await api.lists.directoryMetadata({
			path: { folderId },
			query: { file_ids: ids.join(','), field_names: '', permissions: 1 },
		})
		Object.entries(rights).filter(([, { _permissions: bits }]) => (Number(bits) & updateBit) !== 0).forEach(([id]) => writable.add(id))
	}
	return new Map(exported.map(({ fileId: id, name, metadata }) => [id, { id, name, canWrite: writable.has(String(id)), metadata }]))
}
