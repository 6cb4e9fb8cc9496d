// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { rooms } from '@suite/api/rooms/client'
import { pendingDeletion } from '@suite/ui/changes/pendingDeletion'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

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
 * once: a cancellation that was undone would reach them as two mails. Until then it is hidden here alone. Whoever asks for free times or
 * books has to await `commit` first.
 */
export const useCancellationStore = defineStore('roomsapp-cancellation', () => {
	const { pending, hidden, remove, undo, commit } = pendingDeletion<Cancellation>(send)
	/** Why the last one failed. */
	const error = shallowRef<unknown>(null)
	const screens = new Set<() => Promise<void>>()

	function hides({ roomId, uid, uri, recurrenceId, dtend }: BookedDate): boolean {
		return hidden.value.some(({ booking, isWhole }) => booking.roomId === roomId && booking.uid === uid && booking.uri === uri
			&& (isWhole ? Date.parse(dtend) > Date.now() : booking.recurrenceId === recurrenceId))
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
		}
	}
	/** Has a screen ask again after each cancellation. Returns what ends it. */
	function follow(load: () => Promise<void>): () => void {
		screens.add(load)
		return () => void screens.delete(load)
	}

	return { pending, error, hides, cancel: remove, undo, commit, follow }
})
