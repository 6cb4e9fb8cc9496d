// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms as api } from '@suite/api/rooms/client'
import type { NamedGroup } from '@suite/schema/rooms/personal'
import type { ListedRoom, Room } from '@suite/schema/rooms/room'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { noFilter, type RoomFilter } from '../../values/roomList.ts'

type Everyone = 'none' | 'view' | 'book'

/** The rooms that the account manages; those of administrators are all. */
export const useRoomListStore = defineStore('roomsapp-room-list', () => {
	const rooms = shallowRef<readonly ListedRoom[] | null>(null)
	const groups = shallowRef<readonly NamedGroup[]>([])
	const failure = shallowRef<unknown>(null)
	/** Kept while one looks at a room and comes back. */
	const filter = ref<RoomFilter>(noFilter)
	const groupNames = computed(() => new Map(groups.value.map(({ id, name }) => [id, name])))

	async function load(): Promise<void> {
		failure.value = null
		try {
			const [all, named] = await Promise.all([api.rooms.list(), api.personal.groups()])
			groups.value = named
			rooms.value = all.filter(({ canManage }) => canManage)
		} catch (cause) {
			failure.value = cause
		}
	}
	/** Adds a room, which is approved as the settings say, and answers with it. */
	async function add(name: string, everyone: Everyone): Promise<Room> {
		const { defaultAutoAccept } = await api.settings.read()
		return api.rooms.create({ body: { name, everyone, autoAccept: defaultAutoAccept } })
	}
	/** How many dates to come are booked or wait for approval. */
	async function upcoming(id: string): Promise<number> {
		const dates = await api.bookings.list({ path: { id }, query: { from: new Date().toISOString() } })
		return dates.filter(({ partstat }) => partstat !== 'DECLINED').length
	}
	async function remove(id: string): Promise<void> {
		await api.rooms.remove({ path: { id } })
		rooms.value = rooms.value?.filter((room) => room.id !== id) ?? null
	}
	const nameOf = (group: string): string => groupNames.value.get(group) ?? group

	return { rooms, groups, failure, filter, load, add, upcoming, remove, nameOf }
})
