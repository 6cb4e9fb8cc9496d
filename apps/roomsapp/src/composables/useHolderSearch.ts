// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { searchAccounts } from '@suite/api/client/host-search'
import { rooms as api } from '@suite/api/rooms/client'
import { onScopeDispose, ref, shallowRef, type Ref } from 'vue'
import type { Holder } from '../stores/admin/roomEditorStore.ts'
import { useSessionStore } from '../stores/sessionStore.ts'

/** Someone who can be given a role; `note` tells those of the same name apart. */
export interface FoundHolder extends Holder {
	readonly note: string
}

interface HolderSearch {
	readonly found: Readonly<Ref<readonly FoundHolder[]>>
	readonly isSearching: Readonly<Ref<boolean>>
	/** Error of the last search, or null. */
	readonly failure: Readonly<Ref<unknown>>
	search(word: string): void
}

/** Milliseconds after the last key. */
const quiet = 250
const most = 10

/**
 * Accounts, and for administrators groups, by a part of their name. Nextcloud does not tell accounts of themselves, and where it lists no
 * accounts finds those that are named in full.
 */
export function useHolderSearch(): HolderSearch {
	const session = useSessionStore()
	const found = shallowRef<readonly FoundHolder[]>([])
	const isSearching = ref(false)
	const failure = shallowRef<unknown>(null)
	let timer: ReturnType<typeof setTimeout> | undefined
	let request: AbortController | undefined

	async function look(word: string, signal: AbortSignal): Promise<FoundHolder[]> {
		const [accounts, groups] = await Promise.all([
			searchAccounts(word, most, { signal }),
			session.isAdmin ? api.sharees.list({ query: { search: word } }, { signal }) : [],
		])
		const { id, name } = session.user
		const isSelf = [id, name].some((text) => text.toLocaleLowerCase().includes(word.toLocaleLowerCase()))
		const self = isSelf && !accounts.some((account) => account.id === id) ? [{ id, name, note: id }] : []
		return [
			...[...self, ...accounts].map((account): FoundHolder => ({
				type: 'user', id: account.id, label: account.name, note: account.note || account.id,
			})),
			...groups.map(({ id, label }): FoundHolder => ({ type: 'group', id, label, note: '' })),
		]
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
	function stop(): void {
		clearTimeout(timer)
		request?.abort()
	}
	onScopeDispose(stop)
	return {
		found,
		isSearching,
		failure,
		search(word) {
			stop()
			isSearching.value = true
			timer = setTimeout(() => void ask(word.trim()), word === '' ? 0 : quiet)
		},
	}
}
