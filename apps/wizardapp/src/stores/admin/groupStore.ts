// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizard } from '@suite/api/wizard/client'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

export interface Group { readonly id: string, readonly displayName: string }

/** Names of groups, as far as they have been requested. */
export const useGroupStore = defineStore('wizardapp-groups', () => {
	const names = shallowRef<ReadonlyMap<string, string>>(new Map())
	const asked = new Set<string>()

	function learn(groups: readonly Group[]): void {
		names.value = new Map([...names.value, ...groups.map((group) => [group.id, group.displayName] as const)])
	}
	/** At most 100 groups whose id or name contains the word. */
	async function search(word: string, signal?: AbortSignal): Promise<readonly Group[]> {
		const { groups } = await wizard.settings.groups({ query: { search: word } }, signal === undefined ? {} : { signal })
		learn(groups)
		return groups
	}
	/** Loads the names of groups that steps already use; a group that no longer exists keeps its id as its name. */
	async function resolve(ids: readonly string[]): Promise<void> {
		const unknown = ids.filter((id) => !names.value.has(id) && !asked.has(id))
		unknown.forEach((id) => asked.add(id))
		for (const id of unknown) {
			if (!names.value.has(id)) {
				await search(id)
			}
		}
	}
	function nameOf(id: string): string {
		return names.value.get(id) ?? id
	}

	return { names, search, resolve, nameOf }
})
