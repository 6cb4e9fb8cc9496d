// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { searchPrincipals } from '@suite/api/client/host-search'
import { useTypedSearch, type TypedSearch } from '@suite/ui/state/useTypedSearch'
import { reactive } from 'vue'
import { useSessionStore } from '../stores/sessionStore.ts'

/** Somebody who may answer. `note` tells those of the same name apart. */
export interface Person {
	readonly type: 'user' | 'group'
	readonly id: string
	readonly name: string
	readonly note: string
}

export const personKey = ({ type, id }: Pick<Person, 'type' | 'id'>): string => `${type}:${id}`

/** Of accounts, and of groups. */
const most = 10
/** So many of the stored ones are looked up; others are shown by their id. */
const looked = 20

export interface People extends TypedSearch<Person> {
	/** The name of somebody who is stored by their id only. */
	nameOf(type: Person['type'], id: string): string
	/** Looks up the names of those who are stored. */
	know(ids: readonly Pick<Person, 'type' | 'id'>[]): Promise<void>
}

/** Accounts and groups by a part of their name. Nextcloud does not tell accounts of themselves; where it lists none, a whole name finds. */
export function usePeople(): People {
	const { user } = useSessionStore()
	const names = reactive(new Map([[personKey({ type: 'user', id: user.id }), user.name]]))

	async function find(word: string, signal?: AbortSignal): Promise<Person[]> {
		const found = await searchPrincipals(word, most, signal === undefined ? {} : { signal })
		const isSelf = [user.id, user.name].some((text) => text.toLocaleLowerCase().includes(word.toLocaleLowerCase()))
			&& !found.some(({ type, id }) => type === 'user' && id === user.id)
		const people = [
			...isSelf ? [{ type: 'user', id: user.id, name: user.name, note: user.id } as const] : [],
			...found.map(({ type, id, name, note }) => ({ type, id, name, note: type === 'user' ? note || id : '' })),
		]
		people.forEach((one) => names.set(personKey(one), one.name))
		return people
	}
	async function know(ids: readonly Pick<Person, 'type' | 'id'>[]): Promise<void> {
		const unknown = ids.filter((one) => !names.has(personKey(one))).slice(0, looked)
		// one after the other: names are not urgent
		for (const { id } of unknown) {
			try {
				await find(id)
			} catch {
				return // they are shown by their ids
			}
		}
	}
	return {
		...useTypedSearch(async (typed, signal) => find(typed.trim(), signal)),
		nameOf: (type, id) => names.get(personKey({ type, id })) ?? id,
		know,
	}
}
