// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import type { Grant, Named } from '@suite/schema/metadata/permission'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** Who gets a permission. */
export interface Subject {
	readonly type: 'user' | 'group'
	readonly id: string
	readonly name: string
}

export const subjectOf = ({ user_id: user, group_id: group, name }: Grant): Subject =>
	group === null ? { type: 'user', id: user ?? '', name } : { type: 'group', id: group, name }

/** Who may manage fields beside administrators. */
export const usePermissionStore = defineStore('metadataapp-permissions', () => {
	/** The newest first; null until they are known. */
	const grants = shallowRef<readonly Grant[] | null>(null)
	const groups = shallowRef<readonly Named[]>([])
	const failure = shallowRef<unknown>(null)
	const { busy, done, failureOf, perform } = createControls<'grant' | `grant ${number}`>()

	async function load(): Promise<void> {
		failure.value = null
		try {
			const [granted, named] = await Promise.all([api.permissions.list(), api.permissions.groups()])
			groups.value = named
			grants.value = granted
		} catch (cause) {
			failure.value = cause
		}
	}
	/**
	 * Lets somebody manage fields; false when it is refused.
	 *
	 * @param folderId - null for all team folders
	 */
	function grant({ type, id }: Subject, folderId: number | null): Promise<boolean> {
		const wish = { permission: 'manage-fields', groupfolder_id: folderId }
		return perform('grant', async () => {
			await (type === 'user'
				? api.permissions.grantUser({ body: { user_id: id, ...wish } })
				: api.permissions.grantGroup({ body: { group_id: id, ...wish } }))
			grants.value = await api.permissions.list()
		})
	}
	/** Takes a permission away; false when it is refused. */
	function revoke({ id, group_id: group }: Grant): Promise<boolean> {
		return perform(`grant ${id}`, async () => {
			await (group === null ? api.permissions.revokeUser : api.permissions.revokeGroup)({ path: { grantId: id } })
			grants.value = (grants.value ?? []).filter((one) => one.id !== id)
		})
	}
	function search(word: string, signal: AbortSignal): Promise<readonly Named[]> {
		return api.users.search({ query: { search: word } }, { signal })
	}

	return { grants, groups, failure, busy, done, failureOf, load, grant, revoke, search }
})
