// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { rooms } from '@suite/api/rooms/client'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'

/** A date of a booking, as the lists of the API have it. */
interface BookedDate {
	readonly roomId: string
	readonly uid: string
	readonly uri: string
	readonly recurrenceId: string | null
	readonly dtend: string
}

/** What somebody cancelled. */
export interface Cancellation {
	readonly booking: BookedDate & { readonly summary: string }
	/** All dates to come of a series, instead of the one. */
	readonly isWhole: boolean
	/** The event stays in the calendar of its organizer, without the room. */
	readonly hasEvent: boolean
}

/**
 * Bookings that somebody cancelled. The server is told when it can no longer be undone, because it tells the organizer and the managers at
 * once: a cancellation that was undone would reach them as two mails. Until then it is hidden here alone.
 */
export const useCancellationStore = defineStore('roomsapp-cancellation', () => {
	/** What can still be undone. */
	const pending = shallowRef<Cancellation | null>(null)
	/** What the server is told; hidden until the screens have asked again. */
	const sent = shallowRef<readonly Cancellation[]>([])
	/** Why the last one failed. */
	const error = shallowRef<unknown>(null)
	const hidden = computed(() => pending.value === null ? sent.value : [...sent.value, pending.value])
	const screens = new Set<() => Promise<void>>()
	let sending: Promise<void> = Promise.resolve()

	function hides({ roomId, uid, uri, recurrenceId, dtend }: BookedDate): boolean {
		return hidden.value.some(({ booking, isWhole }) => booking.roomId === roomId && booking.uid === uid && booking.uri === uri
			&& (isWhole ? Date.parse(dtend) > Date.now() : booking.recurrenceId === recurrenceId))
	}
	function cancel(cancellation: Cancellation): void {
		void commit()
		pending.value = cancellation
	}
	/** Returns what is no longer cancelled; null when it was too late. */
	function undo(): Cancellation | null {
		const kept = pending.value
		pending.value = null
		return kept
	}
	/**
	 * Tells the server what is pending. Whoever asks for free times or books has to await this first.
	 *
	 * @param keepalive - the page may be about to be unloaded
	 */
	function commit(keepalive = false): Promise<void> {
		const gone = pending.value
		if (gone !== null) {
			pending.value = null
			sent.value = [...sent.value, gone]
			sending = Promise.all([sending, send(gone, keepalive)]).then(() => undefined)
		}
		return sending
	}
	async function send(gone: Cancellation, keepalive: boolean): Promise<void> {
		const { booking: { roomId, uid, uri, recurrenceId }, isWhole } = gone
		error.value = null
		try {
			await rooms.bookings.remove({
				path: { id: roomId, uid }, query: { uri, ...isWhole || recurrenceId === null ? {} : { recurrenceId } },
			}, { keepalive })
			await Promise.all([...screens].map((load) => load()))
		} catch (cause) {
			if (!(cause instanceof ApiError)) {
				throw cause
			}
			error.value = cause
		} finally {
			sent.value = sent.value.filter((one) => one !== gone)
		}
	}
	/** Has a screen ask again after each cancellation. Returns what ends it. */
	function follow(load: () => Promise<void>): () => void {
		screens.add(load)
		return () => void screens.delete(load)
	}

	return { pending, error, hides, cancel, undo, commit, follow }
})
