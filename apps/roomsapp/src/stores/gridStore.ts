// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms as api } from '@suite/api/rooms/client'
import type { ListedBooking, RoomVerdict } from '@suite/schema/rooms/booking'
import type { Grid, GridRoom } from '@suite/schema/rooms/look/grid'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { daysFrom, localTime } from '../grid/time.ts'
import { blockKey, type Span } from '../grid/rows.ts'
import { useCancellationStore } from './cancellationStore.ts'

/** Which part of the calendar is shown. */
export interface GridPart { readonly from: string, readonly days: number, readonly room?: string }

/** A time in a room. */
export interface Slot extends Span { readonly roomId: string, readonly day: string }

/** Rooms and bookings of some days, and what is done there. */
export const useGridStore = defineStore('roomsapp-grid', () => {
	const cancellations = useCancellationStore()
	const part = shallowRef<GridPart | null>(null)
	const rooms = shallowRef<readonly GridRoom[]>([])
	const known = shallowRef<readonly ListedBooking[]>([])
	const bookings = computed(() => known.value.filter((booking) => !cancellations.hides(booking)))
	const days = computed(() => part.value === null ? [] : daysFrom(part.value.from, part.value.days))
	/** Of the part that is shown; empty while nothing of it has arrived. */
	const version = ref('')
	const error = shallowRef<unknown>(null)
	const isLoading = ref(false)
	let latest = 0

	/** Takes what came with the page. */
	function adopt(grid: Grid): void {
		part.value = { from: grid.from, days: grid.days }
		take(grid)
	}

	/** Shows a part; what is known of it stays. */
	async function show(asked: GridPart): Promise<void> {
		const shown = part.value
		if (shown !== null && shown.from === asked.from && shown.days === asked.days && shown.room === asked.room) {
			await load()
			return
		}
		if (shown?.room !== asked.room || shown?.days !== asked.days) {
			rooms.value = []
		}
		part.value = asked
		known.value = []
		version.value = ''
		await load()
	}

	/** Asks for what has changed; an older answer never replaces a newer one. */
	async function load(): Promise<void> {
		const asked = part.value
		if (asked === null) {
			return
		}
		const call = ++latest
		isLoading.value = version.value === ''
		try {
			const answer = await api.grid.read({ query: { ...asked, ...(version.value === '' ? {} : { known: version.value }) } })
			if (call === latest) {
				take(answer)
				error.value = null
			}
		} catch (cause) {
			if (call === latest) {
				error.value = cause
			}
		}
		if (call === latest) {
			isLoading.value = false
		}
	}

	function take(grid: Grid): void {
		version.value = grid.version
		rooms.value = grid.rooms ?? rooms.value
		known.value = grid.bookings ?? known.value
	}

	/** What the room would say; nothing is stored. */
	async function check(slot: Slot, uid?: string): Promise<RoomVerdict> {
		await cancellations.commit()
		return api.bookings.check({ path: { id: slot.roomId }, body: { ...timesOf(slot), ...(uid === undefined ? {} : { uid }) } })
	}

	async function book(slot: Slot, summary: string, description: string): Promise<void> {
		await cancellations.commit()
		await api.bookings.create({ path: { id: slot.roomId }, body: { ...timesOf(slot), summary, description } })
		await load()
	}

	/** Changes times, room or title; the grid shows it at once and takes it back when it is refused. */
	async function change(booking: ListedBooking, slot: Slot, summary?: string): Promise<void> {
		await cancellations.commit()
		const before = known.value
		latest++ // what is on its way is older
		known.value = before.map((one) => isSame(one, booking)
			? { ...one, ...shownTimes(slot), roomId: slot.roomId, summary: summary ?? one.summary }
			: one)
		try {
			await api.bookings.update({
				path: { id: booking.roomId, uid: booking.uid },
				query: { uri: booking.uri },
				body: {
					...timesOf(slot),
					...(slot.roomId === booking.roomId ? {} : { roomId: slot.roomId }),
					...(summary === undefined ? {} : { summary }),
				},
			})
		} catch (cause) {
			known.value = before
			throw cause
		}
		version.value = ''
		await load()
	}

	return { part, days, rooms, bookings, version, error, isLoading, adopt, show, load, check, book, change }
})

/** It may have been read again meanwhile. */
function isSame(one: ListedBooking, other: ListedBooking): boolean {
	return blockKey(one) === blockKey(other) && one.uid === other.uid
}

function timesOf({ day, start, end }: Slot): { start: string, end: string } {
	return { start: localTime(day, start), end: localTime(day, end) }
}

function shownTimes(slot: Slot): Pick<ListedBooking, 'dtstart' | 'dtend'> {
	const { start, end } = timesOf(slot)
	return { dtstart: start, dtend: end }
}
