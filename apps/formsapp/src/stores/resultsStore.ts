// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms as api } from '@suite/api/forms/client'
import type { FormResponse, FormStats, ResponseList } from '@suite/schema/forms/response'
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

/** What came of the open form: figures, and responses page by page. */
export const useResultsStore = defineStore('formsapp-results', () => {
	const form = useFormStore()
	const fileId = ref(0)
	const stats = shallowRef<FormStats | null>(null)
	const list = shallowRef<ResponseList | null>(null)
	const period = ref<ResponsePeriod>(wholeTime)
	/** What is looked for in the answers. */
	const search = ref('')
	const isLoading = ref(false)
	const failure = shallowRef<unknown>(null)
	let request: AbortController | undefined

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
			list.value = null
			period.value = wholeTime
			search.value = ''
		}
		await ask(list.value?.page ?? 1)
	}
	/**
	 * Reads a page of the table, and the figures, which may have changed as well.
	 *
	 * @param words - what is looked for
	 */
	async function ask(page: number, wanted: ResponsePeriod = period.value, words: string = search.value): Promise<void> {
		request?.abort()
		const own = request = new AbortController()
		period.value = wanted
		search.value = words.trim()
		isLoading.value = true
		failure.value = null
		try {
			const [figures, found] = await read(page, own.signal)
			if (found.responses.length === 0 && found.pages > 0 && page > found.pages) {
				return await ask(found.pages) // the last ones of the former last page were deleted
			}
			show(figures, found)
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
	function show(figures: FormStats, found: ResponseList): void {
		stats.value = figures
		list.value = found
		if (Object.keys(days.value).length === 0) {
			form.count(figures.totalResponses)
		}
	}
	/** Shows what came in meanwhile, unless something is asked for anyway. */
	async function refresh(): Promise<void> {
		const shown = list.value
		if (isLoading.value || shown === null) {
			return
		}
		request?.abort()
		const own = request = new AbortController()
		try {
			const [figures, found] = await read(shown.page, own.signal)
			if (request === own) {
				show(figures, found)
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
	async function remove(responseId: string): Promise<void> {
		await api.responses.remove({ path: { fileId: fileId.value, responseId } })
		await ask(list.value?.page ?? 1)
	}
	async function removeAll(): Promise<void> {
		await api.responses.removeAll({ path: { fileId: fileId.value } })
		await ask(1, wholeTime, '')
	}
	const fileAddress = (format: ExportFormat): string =>
		api.exports.download.url({ path: { fileId: fileId.value }, query: { ...query.value, format } })
	const uploadAddress = (responseId: string, uploadId: string): string =>
		api.uploads.download.url({ path: { fileId: fileId.value, responseId, uploadId } })
	const archiveAddress = (): string => api.uploads.archive.url({ path: { fileId: fileId.value } })

	return {
		stats, list, period, search, isLoading, failure, open, ask, refresh, beside, remove, removeAll, fileAddress, uploadAddress,
		archiveAddress,
	}
})
