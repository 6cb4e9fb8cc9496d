// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizard } from '@suite/api/client/wizard'
import type { Statistics } from '@suite/schema/wizard/answers'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'

export type Numbers = Statistics['statistics']

/** One bar of the funnel. */
export interface FunnelRow {
	/** Step id; `started` and `finished` for the ends. */
	readonly key: string
	readonly title: string
	/** Place in the tour from 1; null for the ends. */
	readonly place: number | null
	readonly seen: number
	/** Part of those who started, 0 to 1. */
	readonly share: number
	/** People for whom this was the last step. */
	readonly left: number
}

/** The steps as bars; the ends are added by {@link useStatisticsStore}. */
export function funnelRows(numbers: Numbers): FunnelRow[] {
	const whole = Math.max(numbers.wizardStartedCount, ...numbers.funnel.map((step) => step.seen), 1)
	return numbers.funnel.map((step, index) => ({ key: step.step, title: step.title, place: index + 1, seen: step.seen, share: step.seen / whole, left: step.left }))
}

export const useStatisticsStore = defineStore('wizardapp-statistics', () => {
	const days = ref(30)
	const numbers = shallowRef<Numbers | null>(null)
	const telemetry = shallowRef<Statistics['telemetry'] | null>(null)
	const isLoading = ref(false)
	const error = shallowRef<unknown>(null)
	let request: AbortController | undefined

	const isEmpty = computed(() => numbers.value !== null && numbers.value.usersStartedWizard === 0 && numbers.value.usersSkippedWizard === 0)

	async function load(window: number = days.value): Promise<void> {
		request?.abort()
		const own = request = new AbortController()
		days.value = window
		isLoading.value = true
		error.value = null
		try {
			const answer = await wizard.settings.statistics({ query: { days: window } }, { signal: own.signal })
			numbers.value = answer.statistics
			telemetry.value = answer.telemetry
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

	return { days, numbers, telemetry, isLoading, isEmpty, error, load }
})
