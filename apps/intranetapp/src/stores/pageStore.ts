// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import type { Page } from '@suite/schema/intranet/page'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** Milliseconds during which a prefetched page counts as current. */
const freshFor = 20_000

/** The page being read, and the one that will probably be read next. */
export const usePageStore = defineStore('intranetapp-page', () => {
	const page = shallowRef<Page | null>(null)
	/** The error thrown instead of a page. */
	const error = shallowRef<unknown>(null)
	const isLoading = ref(false)
	/** The id requested last, as given in the address. */
	const asked = ref('')
	const ahead = new Map<string, { readonly answer: Promise<Page>, readonly at: number }>()
	let running: AbortController | undefined

	/** Shows a page that is already available, such as one sent along by the server, or one that was saved. */
	function adopt(answer: Page, id: string = answer.id): void {
		running?.abort()
		ahead.clear()
		asked.value = id
		page.value = answer
		error.value = null
		isLoading.value = false
	}
	function fail(cause: unknown, id: string): void {
		running?.abort()
		asked.value = id
		page.value = null
		error.value = cause
		isLoading.value = false
	}
	/** Loads a page; an earlier pending call is dropped. The previous page stays until this one has loaded. */
	function open(id: string): Promise<void> {
		isLoading.value = true
		return load(id)
	}
	async function load(id: string): Promise<void> {
		running?.abort()
		const call = new AbortController()
		running = call
		asked.value = id
		try {
			const answer = await (fetchedAhead(id) ?? intranet.pages.show({ path: { id } }, { signal: call.signal }))
			if (!call.signal.aborted) {
				page.value = answer
				error.value = null
			}
		} catch (cause) {
			if (!call.signal.aborted) {
				page.value = null
				error.value = cause
			}
		} finally {
			if (!call.signal.aborted) {
				isLoading.value = false
			}
		}
	}
	/**
	 * Loads the page again, because its title or place changed; pages that were prefetched may name it as well. The page that is shown
	 * keeps its focus and its scroll position: no placeholder replaces it in the meantime.
	 */
	function refresh(): Promise<void> {
		ahead.clear()
		return page.value === null ? open(asked.value) : load(asked.value)
	}
	/** Prefetches a page whose link is pointed at. */
	function fetchAhead(id: string): void {
		if (fetchedAhead(id) === undefined && id !== asked.value) {
			const answer = intranet.pages.show({ path: { id } })
			ahead.set(id, { answer, at: Date.now() })
			// No one has requested it yet: an actual request fetches it again.
			answer.catch(() => ahead.delete(id))
		}
	}
	function fetchedAhead(id: string): Promise<Page> | undefined {
		const known = ahead.get(id)
		return known !== undefined && Date.now() - known.at < freshFor ? known.answer : undefined
	}

	return { page, error, isLoading, asked, adopt, fail, open, refresh, fetchAhead }
})
