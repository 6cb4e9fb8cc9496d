// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms as api } from '@suite/api/rooms/client'
import type { InheritedPermissions, Permissions } from '@suite/schema/rooms/permission'
import type { NamedGroup } from '@suite/schema/rooms/personal'
import type { Room, RoomPatch } from '@suite/schema/rooms/room'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { sentPermissions, withRole, type Holder, type PermissionRole } from '../../values/holders.ts'

/**
 * The room that is edited. Every control is saved by itself and sends nothing else, so people who edit other fields at the same time
 * lose nothing; of the same field the last one stays.
 */
export const useRoomEditorStore = defineStore('roomsapp-room-editor', () => {
	const room = shallowRef<Room | null>(null)
	const permissions = shallowRef<Permissions>({ viewers: [], bookers: [], managers: [] })
	const inherited = shallowRef<InheritedPermissions | null>(null)
	const groups = shallowRef<readonly NamedGroup[]>([])
	const failure = shallowRef<unknown>(null)
	const { busy, done, failureOf, perform } = createControls<string>()
	/** What is saved now; the next control waits for it. */
	let queue: Promise<unknown> = Promise.resolve()

	async function open(id: string): Promise<void> {
		room.value = null
		failure.value = null
		done.value = null
		try {
			const path = { id }
			const [read, roles, fromGroup, named] = await Promise.all([
				api.rooms.read({ path }),
				api.roomPermissions.read({ path }),
				api.roomPermissions.inherited({ path }),
				api.personal.groups(),
			])
			permissions.value = roles
			inherited.value = fromGroup
			groups.value = named
			room.value = read
		} catch (cause) {
			failure.value = cause
		}
	}
	function saving(control: string, work: (path: { id: string }) => Promise<void>): Promise<boolean> {
		const path = { id: room.value?.id ?? '' }
		const turn = queue.then(() => perform(control, () => work(path)))
		queue = turn
		return turn
	}
	/** Saves some fields of the room. */
	const save = (control: string, body: RoomPatch): Promise<boolean> => saving(control, async (path) => {
		room.value = await api.rooms.update({ path, body })
		if (body.groupId !== undefined) {
			inherited.value = await api.roomPermissions.inherited({ path })
		}
	})
	/** Gives or takes a role. The other entries are those that are stored at that moment. */
	const saveRole = (role: PermissionRole, wanted: readonly Holder[]): Promise<boolean> => {
		const shown = permissions.value[role]
		return saving(role, async (path) => {
			const changed = withRole(await api.roomPermissions.read({ path }), role, shown, wanted)
			await api.roomPermissions.save({ path, body: sentPermissions(changed) })
			permissions.value = changed
		})
	}
	const changeFeed = (action: 'enable' | 'rotate' | 'disable'): Promise<boolean> => saving('feed', async (path) => {
		const feed = await api.feeds.change({ path, body: { action } })
		room.value = room.value === null ? null : { ...room.value, ...feed }
	})

	return { room, permissions, inherited, groups, failure, busy, done, failureOf, open, save, saveRole, changeFeed }
})
