// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import { defineStore } from 'pinia'
import { reactive } from 'vue'
import { useSessionStore } from './sessionStore.ts'

export interface Person {
	readonly id: string
	readonly name: string
}

/** Names of accounts, which values have by their ids. Who may not be found keeps the id for a name. */
export const usePeopleStore = defineStore('metadataapp-people', () => {
	const session = useSessionStore()
	const names = reactive(new Map<string, string>())
	const waiting = new Set<string>()
	let isLooking = false

	/** The name, or the id until the name has arrived. */
	function nameOf(id: string): string {
		return id === session.user.id ? session.user.name : names.get(id) ?? id
	}
	/** @throws ApiError */
	async function search(word: string, signal?: AbortSignal): Promise<Person[]> {
		const found = await api.users.search({ query: { search: word } }, signal === undefined ? {} : { signal })
		return found.map(({ id, displayname: name }) => {
			names.set(id, name)
			return { id, name }
		})
	}
	/** Looks up names that are shown, one after the other: the route takes one word, and they are not urgent. */
	function know(ids: readonly string[]): void {
		for (const id of ids) {
			if (id !== session.user.id && !names.has(id)) {
				waiting.add(id)
			}
		}
		void look()
	}
	async function look(): Promise<void> {
		if (isLooking) {
			return
		}
		isLooking = true
		for (const id of waiting) {
			waiting.delete(id)
			try {
				if (!names.has(id)) {
					await search(id)
					names.set(id, names.get(id) ?? id)
				}
			} catch {
				waiting.clear() // they are shown by their ids, and asked for when they are shown again
			}
		}
		isLooking = false
	}

	return { nameOf, search, know }
})
