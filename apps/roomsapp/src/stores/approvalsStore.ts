// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { rooms } from '@suite/api/rooms/client'
import type { PendingBooking } from '@suite/schema/rooms/booking'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { useSessionStore } from './sessionStore.ts'

/** What a manager answers. */
export type Action = 'accept' | 'decline'

const minute = 60_000

/** Names a booking that waits: several people may have events of one UID. */
export const keyOf = ({ roomId, uid, uri }: PendingBooking): string => `${roomId} ${uri} ${uid}`

/** Bookings that wait for an answer of the account, and their number for the navigation. */
export const useApprovalsStore = defineStore('roomsapp-approvals', () => {
	const session = useSessionStore()
	const items = shallowRef<readonly PendingBooking[] | null>(null)
	const failure = shallowRef<unknown>(null)
	/** Why an answer was refused, by the key of its booking. */
	const refusals = shallowRef<ReadonlyMap<string, unknown>>(new Map())
	const busy = ref<ReadonlySet<string>>(new Set())

	/** @param isQuiet - whether a failure leaves what is shown, because nobody asked for the answer */
	async function load(isQuiet = false): Promise<void> {
		try {
			show(await rooms.personal.approvals())
			failure.value = null
		} catch (error) {
			if (!isQuiet || !(error instanceof ApiError)) {
				failure.value = error
			}
		}
	}
	function show(waiting: readonly PendingBooking[]): void {
		// What is being answered stays where it is until the answer is there.
		items.value = waiting
		session.waiting = waiting.length
	}
	/** Keeps what is shown when an answer is refused, with the reason beside it. */
	async function answer(item: PendingBooking, action: Action, comment: string): Promise<boolean> {
		const key = keyOf(item)
		busy.value = new Set([...busy.value, key])
		try {
			await rooms.bookings.respond({
				path: { id: item.roomId, uid: item.uid }, query: { uri: item.uri }, body: { action, comment },
			})
			leave(key)
			return true
		} catch (error) {
			refusals.value = new Map([...refusals.value, [key, error]])
			return false
		} finally {
			busy.value = new Set([...busy.value].filter((one) => one !== key))
		}
	}
	function leave(key: string): void {
		refusals.value = new Map([...refusals.value].filter(([one]) => one !== key))
		show((items.value ?? []).filter((one) => keyOf(one) !== key))
	}
	/** One after the other: a series may not fit any more once another one is accepted. Returns how many were answered. */
	async function answerAll(chosen: readonly PendingBooking[], action: Action, comment: string): Promise<number> {
		let done = 0
		for (const item of chosen) {
			done += await answer(item, action, comment) ? 1 : 0
		}
		return done
	}
	/** Asks again while the window is in front. Returns what stops it. */
	function poll(): () => void {
		const timer = setInterval(() => {
			if (document.visibilityState === 'visible' && busy.value.size === 0) {
				void load(true)
			}
		}, minute)
		return () => clearInterval(timer)
	}

	return { items, failure, refusals, busy, load, answer, answerAll, poll }
})
