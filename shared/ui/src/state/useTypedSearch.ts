// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onScopeDispose, ref, shallowRef, type Ref } from 'vue'

export interface TypedSearch<T> {
	readonly found: Readonly<Ref<readonly T[]>>
	readonly isSearching: Readonly<Ref<boolean>>
	/** Error of the last search, or null. */
	readonly failure: Readonly<Ref<unknown>>
	search(word: string): void
}

/** Milliseconds after the last key. */
const quiet = 250

/**
 * Searches on the server while the user types; a newer word cancels the previous request.
 *
 * @param look - what finds something by a word; rejects when it is aborted
 */
export function useTypedSearch<T>(look: (word: string, signal: AbortSignal) => Promise<readonly T[]>): TypedSearch<T> {
	const found = shallowRef<readonly T[]>([])
	const isSearching = ref(false)
	const failure = shallowRef<unknown>(null)
	let timer: ReturnType<typeof setTimeout> | undefined
	let request: AbortController | undefined

	function stop(): void {
		clearTimeout(timer)
		request?.abort()
	}
	async function ask(word: string): Promise<void> {
		const own = request = new AbortController()
		try {
			const answer = await look(word, own.signal)
			if (!own.signal.aborted) {
				found.value = answer
				failure.value = null
			}
		} catch (error) {
			if (!own.signal.aborted) {
				failure.value = error
			}
		} finally {
			if (request === own) {
				isSearching.value = false
			}
		}
	}
	onScopeDispose(stop)
	return {
		found,
		isSearching,
		failure,
		search(word) {
			stop()
			isSearching.value = true
			timer = setTimeout(() => void ask(word), word === '' ? 0 : quiet)
		},
	}
}
