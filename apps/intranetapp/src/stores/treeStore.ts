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
	/** Trees looked up, by language. */
	const known = new Map<string, Promise<Tree>>()

	/** Loads the tree of a language, or reloads the current one. */
	async function load(language: string): Promise<void> {
		running?.abort()
		known.clear()
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

	/**
	 * The tree of any language, without showing it.
	 *
	 * @throws {ApiError} as the client's routes do
	 */
	async function find(language: string): Promise<Tree> {
		if (tree.value?.language === language && error.value === null) {
			return tree.value
		}
		const found = known.get(language) ?? intranet.structure.tree({ query: { language } })
		known.set(language, found)
		try {
			return await found
		} catch (cause) {
			known.delete(language)
			throw cause
		}
	}

	return { tree, error, isLoading, load, need, find }
})
