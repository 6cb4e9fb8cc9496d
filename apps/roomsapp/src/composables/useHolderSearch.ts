// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { searchPrincipals } from '@suite/api/client/host-search'
import { useTypedSearch, type TypedSearch } from '@suite/ui/state/useTypedSearch'
import { useSessionStore } from '../stores/sessionStore.ts'
import type { Holder } from '../values/holders.ts'

/** Someone who can be given a role; `note` tells those of the same name apart. */
export interface FoundHolder extends Holder {
	readonly note: string
}

/** Of accounts, and of groups. */
const most = 10

/** Accounts and groups by a part of their name. Nextcloud does not tell accounts of themselves; where it lists none, a whole name finds. */
export function useHolderSearch(): TypedSearch<FoundHolder> {
	const { user } = useSessionStore()
	return useTypedSearch(async (typed, signal) => {
		const word = typed.trim()
		const found = await searchPrincipals(word, most, { signal })
		const isSelf = [user.id, user.name].some((text) => text.toLocaleLowerCase().includes(word.toLocaleLowerCase()))
			&& !found.some(({ type, id }) => type === 'user' && id === user.id)
		return [
			...isSelf ? [{ type: 'user', id: user.id, label: user.name, note: user.id } as const] : [],
			...found.map(({ type, id, name, note }) => ({ type, id, label: name, note: type === 'user' ? note || id : '' })),
		]
	})
}
