// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms } from '@suite/api/rooms/client'
import type { RoomGroup } from '@suite/schema/rooms/group'
import type { Permissions } from '@suite/schema/rooms/permission'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { sentPermissions, withRole, type Holder, type PermissionRole } from '../../values/holders.ts'

/** A room group with the names of its rooms. */
export interface ListedGroup extends RoomGroup { readonly rooms: readonly string[] }

/** Room groups, for administrators. */
export const useGroupStore = defineStore('roomsapp-groups', () => {
	const loaded = shallowRef<readonly RoomGroup[] | null>(null)
	const names = shallowRef<ReadonlyMap<string, readonly string[]>>(new Map())
	const isLoading = ref(false)
	const error = shallowRef<unknown>(null)
	const groups = computed<readonly ListedGroup[] | null>(() => loaded.value?.map((group) =>
		({ ...group, rooms: names.value.get(group.id) ?? [] })) ?? null)

	async function load(): Promise<void> {
		isLoading.value = true
		error.value = null
		try {
			const [list, all] = await Promise.all([rooms.roomGroups.list(), rooms.rooms.list()])
			const byGroup = new Map<string, string[]>()
			for (const { groupId, name } of all) {
				if (groupId !== null) {
					byGroup.set(groupId, [...byGroup.get(groupId) ?? [], name])
				}
			}
			names.value = byGroup
			loaded.value = list
		} catch (cause) {
			error.value = cause
		} finally {
			isLoading.value = false
		}
	}
	function keep(group: RoomGroup): void {
		loaded.value = [...(loaded.value ?? []).filter(({ id }) => id !== group.id), group]
			.sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true, sensitivity: 'base' }))
	}
	/** @param id - null for a new group */
	async function save(id: string | null, body: { name: string, description: string }): Promise<RoomGroup> {
		const group = await (id === null ? rooms.roomGroups.create({ body }) : rooms.roomGroups.update({ path: { id }, body }))
		keep(group)
		return group
	}
	/** When the server refuses because of rooms, the list may be older than they are: it is read again. */
	async function remove(id: string): Promise<void> {
		try {
			await rooms.roomGroups.remove({ path: { id } })
		} catch (cause) {
			await load()
			throw cause
		}
		loaded.value = (loaded.value ?? []).filter((group) => group.id !== id)
	}
	const readPermissions = (id: string): Promise<Permissions> => rooms.groupPermissions.read({ path: { id } })
	/**
	 * Gives or takes a role in the rooms of a group.
	 *
	 * @param shown - who had it on the screen before
	 * @returns the permissions as they are stored now
	 */
	async function saveRole(id: string, role: PermissionRole, shown: readonly Holder[], wanted: readonly Holder[]): Promise<Permissions> {
		const changed = withRole(await readPermissions(id), role, shown, wanted)
		await rooms.groupPermissions.save({ path: { id }, body: sentPermissions(changed) })
		return changed
	}

	return { groups, isLoading, error, load, save, remove, readPermissions, saveRole }
})
