// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Choice } from '@suite/schema/rooms/settings'
import type { Start } from '@suite/schema/rooms/state'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'

/** Who uses Rooms, and what the whole app is told with the page. */
export const useSessionStore = defineStore('roomsapp-session', () => {
	const user = shallowRef<Start['user']>({ id: '', name: '' })
	const isAdmin = ref(false)
	const managed = ref(0)
	/** Bookings that wait for an answer of this account. */
	const waiting = ref(0)
	/** Zone of the instance: that of rooms without one of their own. */
	const timeZone = ref('UTC')
	const showsWeekends = ref(true)
	const roomTypes = shallowRef<readonly Choice[]>([])
	const facilities = shallowRef<readonly Choice[]>([])
	/** Manages at least one room, or is an administrator. */
	const isManager = computed(() => isAdmin.value || managed.value > 0)

	function adopt(start: Start): void {
		user.value = start.user
		isAdmin.value = start.isAdmin
		managed.value = start.managed
		waiting.value = start.waiting
		timeZone.value = start.timeZone
		showsWeekends.value = start.showWeekends
		roomTypes.value = start.roomTypes
		facilities.value = start.facilities
	}

	return { user, isAdmin, isManager, managed, waiting, timeZone, showsWeekends, roomTypes, facilities, adopt }
})
