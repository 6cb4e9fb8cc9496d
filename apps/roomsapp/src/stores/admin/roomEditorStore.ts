// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms as api } from '@suite/api/rooms/client'
import type { InheritedPermissions, Permissions } from '@suite/schema/rooms/permission'
import type { NamedGroup } from '@suite/schema/rooms/personal'
import type { Room, RoomPatch } from '@suite/schema/rooms/room'
import type { ResourceChecked } from '@suite/schema/rooms/services/extsync'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { sentPermissions, withRole, type Holder, type PermissionRole } from '../../values/holders.ts'
import { useSessionStore } from '../sessionStore.ts'

/**
 * The room that is edited. Every control is saved by itself and sends nothing else, so people who edit other fields at the same time
 * lose nothing; of the same field the last one stays.
 */
export const useRoomEditorStore = defineStore('roomsapp-room-editor', () => {
	const session = useSessionStore()
	const room = shallowRef<Room | null>(null)
	/** Are rooms synced with a calendar provider at all? Told to administrators. */
	const isSyncing = ref(false)
	/** Why the state of the sync could not be read again. */
	const syncFailure = shallowRef<unknown>(null)
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
		syncFailure.value = null
		done.value = null
		try {
			const path = { id }
			const [read, roles, fromGroup, named, settings] = await Promise.all([
				api.rooms.read({ path }),
				api.roomPermissions.read({ path }),
				api.roomPermissions.inherited({ path }),
				api.personal.groups(),
				session.isAdmin ? api.settings.read() : null,
			])
			isSyncing.value = settings?.extsyncEnabled === true
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
	/** Reads how far the sync is. What is saved meanwhile is newer than the answer, which is then forgotten. */
	async function refreshSync(): Promise<void> {
		const turn = queue
		await turn
		const shown = room.value
		const isCurrent = () => room.value === shown && queue === turn
		try {
			if (shown !== null) {
				const { extsyncConfig } = await api.rooms.read({ path: { id: shown.id } })
				if (isCurrent()) {
					room.value = { ...shown, extsyncConfig }
					syncFailure.value = null
				}
			}
		} catch (cause) {
			if (isCurrent()) {
				syncFailure.value = cause
			}
		}
	}
	/** Has everything of the mailbox read again. */
	const syncAgain = (): Promise<boolean> => saving('sync', async (path) => {
		await api.extsync.initialSync({ path })
		room.value = await api.rooms.read({ path })
		syncFailure.value = null
	})
	/** What the calendar provider knows about a mailbox. */
	const checkMailbox = (email: string): Promise<ResourceChecked> => api.extsync.validateResource({ body: { email } })

	return {
		room, permissions, inherited, groups, failure, busy, done, failureOf, isSyncing, syncFailure,
		open, save, saveRole, changeFeed, refreshSync, syncAgain, checkMailbox,
	}
})
