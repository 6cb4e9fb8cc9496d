// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { searchAccounts } from '@suite/api/client/host-search'
import { rooms as api } from '@suite/api/rooms/client'
import { useTypedSearch, type TypedSearch } from '@suite/ui/state/useTypedSearch'
import type { Holder } from '../stores/admin/roomEditorStore.ts'
import { useSessionStore } from '../stores/sessionStore.ts'

/** Someone who can be given a role; `note` tells those of the same name apart. */
export interface FoundHolder extends Holder {
	readonly note: string
}

const most = 10

/**
 * Accounts, and for administrators groups, by a part of their name. Nextcloud does not tell accounts of themselves, and where it lists no
 * accounts finds those that are named in full.
 */
export function useHolderSearch(): TypedSearch<FoundHolder> {
	const session = useSessionStore()
	return useTypedSearch(async (typed, signal) => {
		const word = typed.trim()
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
	})
}
