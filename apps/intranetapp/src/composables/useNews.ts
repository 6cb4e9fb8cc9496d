// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import type { Widget } from '@suite/schema/intranet/layout'
import { limits } from '@suite/schema/intranet/limits'
import type { NewsItem } from '@suite/schema/intranet/search'
import { onScopeDispose, ref, shallowRef, watch } from 'vue'

/** Number of items in a news widget that does not specify one. */
const usualLimit = 6

/** The pages shown by a news widget; reloaded when its query changes. */
export function useNews(widget: () => Widget, language: () => string) {
	const items = shallowRef<readonly NewsItem[]>([])
	const error = shallowRef<unknown>(null)
	const isLoading = ref(true)
	let running: AbortController | undefined

	async function load(): Promise<void> {
		running?.abort()
		const call = new AbortController()
		running = call
		isLoading.value = true
		const { sourcePath, sortBy, sortOrder, excerptLength, limit } = widget()
		const query = {
			language: language(),
			limit: Math.min(limits.newsItems, limit ?? usualLimit),
			...(sourcePath ? { sourcePath } : { marked: true }),
			...(sortBy === undefined ? {} : { sortBy }),
			...(sortOrder === undefined ? {} : { sortOrder }),
			...(excerptLength === undefined ? {} : { excerptLength: Math.min(limits.excerptCharacters, excerptLength) }),
		}
		try {
			items.value = await intranet.news.list({ query }, { signal: call.signal })
			error.value = null
		} catch (cause) {
			if (!call.signal.aborted) {
				error.value = cause
			}
		} finally {
			if (!call.signal.aborted) {
				isLoading.value = false
			}
		}
	}
	watch(() => {
		const { sourcePath, sortBy, sortOrder, excerptLength, limit } = widget()
		return JSON.stringify([language(), sourcePath, sortBy, sortOrder, excerptLength, limit])
	}, load, { immediate: true })
	onScopeDispose(() => running?.abort())
	return { items, error, isLoading, load, expected: () => Math.min(limits.newsItems, widget().limit ?? usualLimit) }
}
