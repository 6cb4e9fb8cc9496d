// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { forms as api } from '@suite/api/forms/client'
import type { FormResponse, FormStats, ResponseList, SavedExport } from '@suite/schema/forms/response'
import { pendingDeletion } from '@suite/ui/changes/pendingDeletion'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { useFormStore } from './formStore.ts'

/** Days as YYYY-MM-DD, both included; empty for no bound. */
export interface ResponsePeriod {
	readonly from: string
	readonly to: string
}

export const wholeTime: ResponsePeriod = { from: '', to: '' }
export const exportFormats = Object.freeze(['csv', 'xlsx', 'json'] as const)
export type ExportFormat = typeof exportFormats[number]

/** A response that somebody deleted. */
interface Gone {
	readonly fileId: number
	readonly response: FormResponse
}

/** What came of the open form: figures, and responses page by page. */
export const useResultsStore = defineStore('formsapp-results', () => {
	const form = useFormStore()
	const fileId = ref(0)
	const stats = shallowRef<FormStats | null>(null)
	const found = shallowRef<ResponseList | null>(null)
	const period = ref<ResponsePeriod>(wholeTime)
	/** What is looked for in the answers. */
	const search = ref('')
	const isLoading = ref(false)
	const failure = shallowRef<unknown>(null)
	/** The format that is being saved in Files. */
	const saving = ref<ExportFormat | null>(null)
	/** What was saved in Files last, until something else is. */
	const saved = shallowRef<SavedExport | null>(null)
	/** Why a response could not be deleted. */
	const deletionFailure = shallowRef<unknown>(null)
	const deletion = pendingDeletion<Gone>(send)
	let request: AbortController | undefined

	/** A page of the table, without what is deleted. */
	const list = computed<ResponseList | null>(() => {
		const ids = new Set(deletion.hidden.value.filter((gone) => gone.fileId === fileId.value).map(({ response }) => response.id))
		if (found.value === null || ids.size === 0) {
			return found.value
		}
		const { responses, total, ...part } = found.value
		return { ...part, responses: responses.filter(({ id }) => !ids.has(id)), total: Math.max(0, total - ids.size) }
	})

	const days = computed(() => ({
		...period.value.from === '' ? {} : { from: period.value.from },
		...period.value.to === '' ? {} : { to: period.value.to },
	}))
	const query = computed(() => ({
		...days.value,
		...search.value === '' ? {} : { search: search.value },
	}))

	/** Opens the results of a form with its newest responses. */
	async function open(id: number): Promise<void> {
		if (fileId.value !== id) {
			fileId.value = id
			stats.value = null
			found.value = null
			period.value = wholeTime
			search.value = ''
			saved.value = null
		}
		await ask(found.value?.page ?? 1)
	}
	/**
	 * Reads a page of the table, and the figures, which may have changed as well. What was deleted can no longer be undone then.
	 *
	 * @param words - what is looked for
	 */
	async function ask(page: number, wanted: ResponsePeriod = period.value, words: string = search.value): Promise<void> {
		if (deletion.hidden.value.length > 0) {
			await deletion.commit()
		}
		await load(page, wanted, words)
	}
	async function load(page: number, wanted: ResponsePeriod = period.value, words: string = search.value): Promise<void> {
		request?.abort()
		const own = request = new AbortController()
		period.value = wanted
		search.value = words.trim()
		isLoading.value = true
		failure.value = null
		try {
			const [figures, part] = await read(page, own.signal)
			if (part.responses.length === 0 && part.pages > 0 && page > part.pages) {
				return await load(part.pages) // the last ones of the former last page were deleted
			}
			show(figures, part)
		} catch (cause) {
			if (!own.signal.aborted) {
				failure.value = cause
			}
		} finally {
			if (request === own) {
				isLoading.value = false
			}
		}
	}
	function read(page: number, signal: AbortSignal): Promise<[FormStats, ResponseList]> {
		const path = { fileId: fileId.value }
		return Promise.all([
			api.stats.read({ path, query: days.value }, { signal }),
			api.responses.list({ path, query: { ...query.value, page } }, { signal }),
		])
	}
	function show(figures: FormStats, part: ResponseList): void {
		stats.value = figures
		found.value = part
		if (Object.keys(days.value).length === 0) {
			form.count(figures.totalResponses)
		}
	}
	/** Shows what came in meanwhile, unless something is asked for anyway. */
	async function refresh(): Promise<void> {
		const shown = found.value
		if (isLoading.value || shown === null) {
			return
		}
		request?.abort()
		const own = request = new AbortController()
		try {
			const [figures, part] = await read(shown.page, own.signal)
			if (request === own) {
				show(figures, part)
			}
		} catch {
			// What is shown is still true of some moments ago, and whatever is done next says what is wrong.
		}
	}
	/** The response before or after one in the table, on another page if need be; null at the ends. */
	async function beside(id: string, way: 1 | -1): Promise<FormResponse | null> {
		const shown = list.value
		const at = shown?.responses.findIndex((response) => response.id === id) ?? -1
		if (shown === null || at < 0) {
			return null
		}
		const next = shown.responses[at + way]
		if (next !== undefined || shown.page + way < 1 || shown.page + way > shown.pages) {
			return next ?? null
		}
		await ask(shown.page + way)
		return list.value?.responses.at(way === 1 ? 0 : -1) ?? null
	}
	/** Deletes a response, which can be undone for a while. */
	function remove(response: FormResponse): void {
		deletionFailure.value = null
		deletion.remove({ fileId: fileId.value, response })
	}
	async function send(gone: Gone, keepalive: boolean): Promise<void> {
		try {
			await api.responses.remove({ path: { fileId: gone.fileId, responseId: gone.response.id } }, { keepalive })
		} catch (cause) {
			if (!(cause instanceof ApiError)) {
				throw cause
			}
			if (cause.reason !== 'unknown_response') { // somebody else was faster
				deletionFailure.value = cause
			}
		}
		if (gone.fileId === fileId.value) {
			await load(found.value?.page ?? 1)
		}
	}
	/**
	 * Notes something about a response.
	 *
	 * @param was - the note that was read before; null for none
	 * @throws ApiError such as `stale_version` when it is another one by now
	 */
	async function note(responseId: string, words: string, was: string | null): Promise<FormResponse> {
		const body = { note: words.trim() === '' ? null : words, was }
		return keep(await api.responses.note({ path: { fileId: fileId.value, responseId }, body }))
	}
	/** Reads a response once more. */
	async function reread(responseId: string): Promise<FormResponse> {
		return keep(await api.responses.read({ path: { fileId: fileId.value, responseId } }))
	}
	function keep(response: FormResponse): FormResponse {
		const shown = found.value
		if (shown !== null) {
			found.value = { ...shown, responses: shown.responses.map((one) => one.id === response.id ? response : one) }
		}
		return response
	}
	async function removeAll(): Promise<void> {
		await deletion.commit()
		await api.responses.removeAll({ path: { fileId: fileId.value } })
		await ask(1, wholeTime, '')
	}
	/** Saves what is listed in Files, next to the form. */
	async function save(format: ExportFormat): Promise<void> {
		saving.value = format
		saved.value = null
		try {
			await deletion.commit()
			saved.value = await api.exports.save({ path: { fileId: fileId.value }, body: { ...query.value, format } })
		} finally {
			saving.value = null
		}
	}
	const fileAddress = (format: ExportFormat): string =>
		api.exports.download.url({ path: { fileId: fileId.value }, query: { ...query.value, format } })
	const uploadAddress = (responseId: string, uploadId: string): string =>
		api.uploads.download.url({ path: { fileId: fileId.value, responseId, uploadId } })
	const archiveAddress = (): string => api.uploads.archive.url({ path: { fileId: fileId.value } })

	return {
		stats, list, period, search, isLoading, failure, open, ask, refresh, beside, note, reread,
		deleted: deletion.pending, deletionFailure, remove, undo: deletion.undo, commit: deletion.commit, removeAll,
		saving, saved, save, fileAddress, uploadAddress, archiveAddress,
	}
})
