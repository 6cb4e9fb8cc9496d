// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { rooms } from '@suite/api/rooms/client'
import type { UsageReport } from '@suite/schema/rooms/look/usage'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { lastDays } from '../../values/days.ts'

/** What is reported. Days are YYYY-MM-DD; an empty group or type is any. */
export interface UsageQuestion {
	readonly from: string
	readonly to: string
	readonly group: string
	readonly type: string
}

/** Statistics of the rooms that one manages. */
export const useUsageStore = defineStore('roomsapp-usage', () => {
	const question = ref<UsageQuestion>({ ...lastDays(30), group: '', type: '' })
	const report = shallowRef<UsageReport | null>(null)
	const isLoading = ref(false)
	const error = shallowRef<unknown>(null)
	let request: AbortController | undefined

	const query = computed(() => {
		const { from, to, group, type } = question.value
		return { from, to, ...group === '' ? {} : { group }, ...type === '' ? {} : { type } }
	})
	/** Booked share of the open hours of all rooms, 0 to 1. */
	const share = computed(() => {
		const rows = report.value?.utilization ?? []
		const available = rows.reduce((sum, row) => sum + row.totalHoursAvailable, 0)
		return available === 0 ? 0 : rows.reduce((sum, row) => sum + row.totalHoursBooked, 0) / available
	})

	async function ask(changes: Partial<UsageQuestion> = {}): Promise<void> {
		request?.abort()
		const own = request = new AbortController()
		question.value = { ...question.value, ...changes }
		isLoading.value = true
		error.value = null
		try {
			report.value = await rooms.usage.read({ query: query.value }, { signal: own.signal })
		} catch (cause) {
			if (!own.signal.aborted) {
				error.value = cause
			}
		} finally {
			if (request === own) {
				isLoading.value = false
			}
		}
	}
	const fileAddress = (table: 'rooms' | 'hours') => rooms.usage.export.url({ query: { ...query.value, table } })

	return { question, report, isLoading, error, share, ask, fileAddress }
})
