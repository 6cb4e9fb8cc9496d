// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import type { Tree } from '@suite/schema/intranet/structure'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** The tree of pages of one language. */
export const useTreeStore = defineStore('intranetapp-tree', () => {
	const tree = shallowRef<Tree | null>(null)
	const error = shallowRef<unknown>(null)
	const isLoading = ref(false)
	let running: AbortController | undefined

	/** Loads the tree of a language, or reloads the current one. */
	async function load(language: string): Promise<void> {
		running?.abort()
		const call = new AbortController()
		running = call
		isLoading.value = true
		try {
			const answer = await intranet.structure.tree({ query: { language } }, { signal: call.signal })
			if (!call.signal.aborted) {
				tree.value = answer
				error.value = null
			}
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
	/** Loads the tree unless it is already loaded. */
	async function need(language: string): Promise<void> {
		if (tree.value?.language !== language || error.value !== null) {
			await load(language)
		}
	}

	return { tree, error, isLoading, load, need }
})
