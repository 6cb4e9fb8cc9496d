// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms } from '@suite/api/rooms/client'
import type { OwnBooking, OwnBookings } from '@suite/schema/rooms/look/details'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { useCancellationStore } from './cancellationStore.ts'

export interface BookingFilter {
	readonly room: string
	readonly state: '' | OwnBooking['state']
}
/** What a change asks for. Times are those of the room's clock. */
export interface BookingWish {
	readonly summary: string
	readonly start: string
	readonly end: string
	readonly allDay: boolean
}
type When = 'coming' | 'past'

const page = 50

export const keyOf = ({ roomId, uri, uid, recurrenceId, dtstart }: OwnBooking): string =>
	[roomId, uri, uid, recurrenceId ?? '', dtstart].join(' ')

/** What the account has booked, to come and over. */
export const useOwnBookingsStore = defineStore('roomsapp-own-bookings', () => {
	const filter = ref<BookingFilter>({ room: '', state: '' })
	const cancellations = useCancellationStore()
	const known = shallowRef<OwnBookings | null>(null)
	/** Without what was just cancelled. */
	const coming = computed<OwnBookings | null>(() => {
		if (known.value === null) {
			return null
		}
		const bookings = known.value.bookings.filter((booking) => booking.state === 'declined' || !cancellations.hides(booking))
		return { ...known.value, bookings, total: known.value.total - known.value.bookings.length + bookings.length }
	})
	const past = shallowRef<OwnBookings | null>(null)
	const failure = shallowRef<unknown>(null)
	let asked = 0

	async function read(when: When, offset: number, limit: number): Promise<OwnBookings> {
		const { room, state } = filter.value
		return rooms.personal.bookings({
			query: { when, limit, offset, ...room === '' ? {} : { room }, ...state === '' ? {} : { state } },
		})
	}
	/** Reads again as much as is shown, so that the list stays where it is. */
	async function load(): Promise<void> {
		const call = ++asked
		try {
			const count = (list: OwnBookings | null) => Math.min(Math.max(page, list?.bookings.length ?? 0), 200)
			const [first, second] = await Promise.all([
				read('coming', 0, count(known.value)),
				past.value === null ? null : read('past', 0, count(past.value)),
			])
			if (call === asked) {
				[known.value, past.value, failure.value] = [first, second, null]
			}
		} catch (error) {
			if (call === asked) {
				failure.value = error
			}
		}
	}
	async function narrow(changed: Partial<BookingFilter>): Promise<void> {
		filter.value = { ...filter.value, ...changed }
		await load()
	}
	async function loadMore(when: When): Promise<void> {
		const list = when === 'past' ? past : known
		const before = list.value?.bookings ?? []
		const call = asked
		const next = await read(when, before.length, page)
		if (call === asked) {
			list.value = { ...next, bookings: [...before, ...next.bookings] }
		}
	}
	function closePast(): void {
		past.value = null
	}
	async function change({ roomId, uid, uri }: OwnBooking, wish: BookingWish): Promise<void> {
		await cancellations.commit()
		await rooms.bookings.update({ path: { id: roomId, uid }, query: { uri }, body: wish })
		await load()
	}

	return { filter, coming, past, failure, load, narrow, loadMore, closePast, change }
})
