// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms } from '@suite/api/rooms/client'
import { searchAccounts } from '@suite/api/client/host-search'
import { useTypedSearch, type TypedSearch } from '@suite/ui/state/useTypedSearch'

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

const most = 20

/**
 * Searches accounts and groups on the server while the user types.
 *
 * @param hasGroups - whether the caller may search groups, which only administrators may
 */
export function usePrincipalSearch(hasGroups: boolean): TypedSearch<FoundPrincipal> {
	return useTypedSearch(async (word, signal) => {
		const [groups, accounts] = await Promise.all([
			hasGroups ? rooms.sharees.list({ query: { search: word } }, { signal }) : [],
			searchAccounts(word, most, { signal }),
		])
		return [
			...groups.map(({ id, label }) => ({ key: `group ${id}`, type: 'group', id, label, note: '' } as const)),
			...accounts.map(({ id, name, note }) => ({ key: `user ${id}`, type: 'user', id, label: name, note } as const)),
		]
	})
}
