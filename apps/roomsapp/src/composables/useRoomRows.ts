// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { computed, type ComputedRef } from 'vue'
import { useRoute } from 'vue-router'
import type { GridRoom } from '@suite/schema/rooms/look/grid'
import { rowsOf, type Row } from '../grid/rows.ts'
import { momentIn } from '../grid/time.ts'
import { useGridStore } from '../stores/gridStore.ts'
import { useSessionStore } from '../stores/sessionStore.ts'

export interface RoomRows {
	readonly id: ComputedRef<string>
	readonly room: ComputedRef<GridRoom | undefined>
	/** The days that are shown; without weekends where nobody works then. */
	readonly rows: ComputedRef<readonly Row[]>
	/** At the room. */
	readonly today: ComputedRef<string>
}

/** The room of the address and its days. */
export function useRoomRows(): RoomRows {
	const grid = useGridStore()
	const session = useSessionStore()
	const route = useRoute()
	const id = computed(() => String(route.params.id))
	const room = computed(() => grid.part?.room === id.value ? grid.rooms.find((one) => one.id === id.value) : undefined)
	const rows = computed(() => rowsOf(room.value === undefined ? [] : [room.value], grid.days, grid.bookings)
		.filter(({ day }) => session.showsWeekends || ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())))
	const today = computed(() => momentIn(room.value?.timeZone ?? session.timeZone, new Date()).day)
	return { id, room, rows, today }
}
