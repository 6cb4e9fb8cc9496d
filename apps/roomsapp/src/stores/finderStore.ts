// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms } from '@suite/api/rooms/client'
import type { FoundRooms } from '@suite/schema/rooms/look/finder'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { ruleOf, type Rhythm } from '../finder/repeat.ts'

/** What somebody looks for. Times are those of the clock beside the room. */
export interface Wish {
	readonly seats: number
	readonly isNow: boolean
	readonly day: string
	readonly from: string
	readonly to: string
	/** Minutes, from now. */
	readonly duration: number
	readonly facilities: readonly string[]
	readonly building: string
	readonly rhythm: Rhythm
	/** How many dates a series has. */
	readonly times: number
}

const pause = 250
const page = 20

/** The next whole hour: that is when meetings begin. */
function firstWish(now = new Date()): Wish {
	const text = (date: Date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
	const start = new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + 1)
	const hour = (date: Date) => `${String(date.getHours()).padStart(2, '0')}:00`
	const end = new Date(start.getTime() + 3_600_000)
	return {
		seats: 0, isNow: false, day: text(start).join('-'), from: hour(start), to: hour(end) === '00:00' ? '23:59' : hour(end),
		duration: 60, facilities: [], building: '', rhythm: 'once', times: 4,
	}
}

export const useFinderStore = defineStore('roomsapp-finder', () => {
	const wish = ref<Wish>(firstWish())
	const found = shallowRef<FoundRooms | null>(null)
	const failure = shallowRef<unknown>(null)
	const isBusy = ref(false)
	/** Of what is wished; empty for a single date. */
	const rule = computed(() => wish.value.isNow ? '' : ruleOf(wish.value.rhythm, wish.value.times))
	let running: AbortController | undefined
	let timer: ReturnType<typeof setTimeout> | undefined

	function query(offset: number) {
		const { seats, isNow, day, from, to, duration, facilities, building } = wish.value
		return {
			limit: page, offset, seats,
			...isNow ? { duration } : { start: `${day}T${from}:00`, end: `${day}T${to}:00` },
			...facilities.length === 0 ? {} : { facilities: facilities.join(',') },
			...building === '' ? {} : { building },
			...rule.value === '' ? {} : { rrule: rule.value },
		}
	}
	/** Cancels an older question: only the answer to the latest is shown. */
	async function find(offset = 0): Promise<void> {
		clearTimeout(timer)
		running?.abort()
		const call = new AbortController()
		running = call
		isBusy.value = true
		try {
			const answer = await rooms.finder.find({ query: query(offset) }, { signal: call.signal })
			found.value = offset === 0 ? answer : { ...answer, rooms: [...found.value?.rooms ?? [], ...answer.rooms] }
			failure.value = null
		} catch (error) {
			if (!call.signal.aborted) {
				failure.value = error
			}
		} finally {
			if (running === call) {
				isBusy.value = false
			}
		}
	}
	/** Asks when somebody stops typing for a moment. */
	function change(changed: Partial<Wish>): void {
		wish.value = { ...wish.value, ...changed }
		clearTimeout(timer)
		running?.abort()
		isBusy.value = true
		timer = setTimeout(() => void find(), pause)
	}
	function stop(): void {
		clearTimeout(timer)
		running?.abort()
	}

	return { wish, rule, found, failure, isBusy, find, change, stop }
})
