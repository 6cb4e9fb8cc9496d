// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms } from '@suite/api/rooms/client'
import { searchAccounts } from '@suite/api/client/host-search'
import { onScopeDispose, ref, shallowRef, type Ref } from 'vue'

/** An account or a group that may get a role. */
export interface FoundPrincipal {
	/** Distinguishes an account from a group with the same id. */
	readonly key: string
	readonly type: 'user' | 'group'
	readonly id: string
	readonly label: string
	/** What tells people of the same name apart; may be empty. */
	readonly note: string
}

interface PrincipalSearch {
	readonly found: Readonly<Ref<readonly FoundPrincipal[]>>
	readonly isSearching: Readonly<Ref<boolean>>
	readonly failure: Readonly<Ref<unknown>>
	search(word: string): void
}

/** Milliseconds after the last key. */
const quiet = 250
const most = 20

/**
 * Searches accounts and groups on the server while the user types; a newer word cancels the previous request.
 *
 * @param hasGroups - whether the caller may search groups, which only administrators may
 */
export function usePrincipalSearch(hasGroups: boolean): PrincipalSearch {
	const found = shallowRef<readonly FoundPrincipal[]>([])
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
			const [groups, accounts] = await Promise.all([
				hasGroups ? rooms.sharees.list({ query: { search: word } }, { signal: own.signal }) : [],
				searchAccounts(word, most, { signal: own.signal }),
			])
			found.value = [
				...groups.map(({ id, label }) => ({ key: `group ${id}`, type: 'group', id, label, note: '' } as const)),
				...accounts.map(({ id, name, note }) => ({ key: `user ${id}`, type: 'user', id, label: name, note } as const)),
			]
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
