// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms as api } from '@suite/api/rooms/client'
import type { PersonalStart } from '@suite/schema/rooms/state'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { managesAny, ownRooms, type OwnRoom } from '../values/ownRooms.ts'

/** The personal settings: rooms of the account, and how many requests wait for its answer. */
export const usePersonalStore = defineStore('roomsapp-personal', () => {
	const roomTypes = shallowRef<PersonalStart['roomTypes']>([])
	const rooms = shallowRef<readonly OwnRoom[] | null>(null)
	/** Null for who manages no room. */
	const waiting = shallowRef<number | null>(null)
	const failure = shallowRef<unknown>(null)

	function adopt(start: PersonalStart): void {
		roomTypes.value = start.roomTypes
	}
	async function load(): Promise<void> {
		failure.value = null
		try {
			const own = ownRooms(...await Promise.all([api.personal.rooms(), api.personal.viewable()]), roomTypes.value)
			waiting.value = managesAny(own) ? (await api.personal.approvals()).length : null
			rooms.value = own
		} catch (cause) {
			failure.value = cause
		}
	}

	return { rooms, waiting, failure, adopt, load }
})
