// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import type { Version } from '@suite/schema/intranet/draft'
import type { Page, PageContent } from '@suite/schema/intranet/page'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** The stored versions of one page, and the selected one. */
export const useHistoryStore = defineStore('intranetapp-history', () => {
	const versions = shallowRef<readonly Version[] | null>(null)
	const content = shallowRef<PageContent | null>(null)
	const chosen = ref<number | null>(null)
	/** The error of the last call. */
	const error = shallowRef<unknown>(null)
	const isRestoring = ref(false)
	const labelling = ref<number | null>(null)
	let pageId = ''

	async function open(id: string): Promise<void> {
		pageId = id
		versions.value = content.value = chosen.value = error.value = null
		try {
			const answer = await intranet.versions.list({ path: { pageId: id } })
			if (pageId === id) {
				versions.value = answer
			}
		} catch (cause) {
			error.value = cause
		}
	}
	/** Shows a version; a load started by an earlier choice is dropped. */
	async function choose(timestamp: number): Promise<void> {
		chosen.value = timestamp
		error.value = null
		try {
			const answer = await intranet.versions.content({ path: { pageId, timestamp: String(timestamp) } })
			if (chosen.value === timestamp) {
				content.value = answer
			}
		} catch (cause) {
			if (chosen.value === timestamp) {
				content.value = null
				error.value = cause
			}
		}
	}
	/** @returns the current page; null when the server refused */
	async function restore(timestamp: number): Promise<Page | null> {
		isRestoring.value = true
		error.value = null
		try {
			return await intranet.versions.restore({ path: { pageId, timestamp: String(timestamp) } })
		} catch (cause) {
			error.value = cause
			return null
		} finally {
			isRestoring.value = false
		}
	}
	async function label(timestamp: number, text: string): Promise<boolean> {
		labelling.value = timestamp
		error.value = null
		try {
			const { label: kept } = await intranet.versions.label({ path: { pageId, timestamp: String(timestamp) }, body: { label: text } })
			versions.value = versions.value?.map((version) => version.timestamp === timestamp ? { ...version, label: kept } : version)
				?? null
			return true
		} catch (cause) {
			error.value = cause
			return false
		} finally {
			labelling.value = null
		}
	}

	return { versions, content, chosen, error, isRestoring, labelling, open, choose, restore, label }
})
