// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onScopeDispose, ref, shallowRef, type Ref } from 'vue'
import { useGroupStore, type Group } from '../stores/admin/groupStore.ts'

/** Milliseconds after the last key. */
const quiet = 250

interface GroupSearch {
	readonly found: Readonly<Ref<readonly Group[]>>
	readonly isSearching: Readonly<Ref<boolean>>
	/** Error of the last search, or null. */
	readonly failure: Readonly<Ref<unknown>>
	search(word: string): void
}

/** Searches groups on the server while the user types; a newer word cancels the previous request. */
export function useGroupSearch(): GroupSearch {
	const groups = useGroupStore()
	const found = shallowRef<readonly Group[]>([])
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
			found.value = await groups.search(word, own.signal)
			failure.value = null
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
