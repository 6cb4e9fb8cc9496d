// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizard } from '@suite/api/wizard/client'
import type { Statistics } from '@suite/schema/wizard/admin'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'

export type Numbers = Statistics['statistics']

/** One bar of the funnel. */
export interface FunnelRow {
	/** Step id, or the end of the funnel that the row represents. */
	readonly key: string
	readonly kind: 'started' | 'step' | 'completed'
	/** Title of the step; empty for the ends. */
	readonly title: string
	/** Position in the tour from 1; 0 for the ends. */
	readonly place: number
	readonly seen: number
	/** Fraction of the longest bar, 0 to 1. */
	readonly share: number
	/** Users for whom this was the last step; null for the ends. */
	readonly left: number | null
}

/** Started, each step, finished: how far users got within the window. */
export function funnelRows({ startedInWindow, completedInWindow, funnel }: Numbers): FunnelRow[] {
	const whole = Math.max(startedInWindow, completedInWindow, ...funnel.map((step) => step.seen), 1)
	return [
		{ key: ':started', kind: 'started', title: '', place: 0, seen: startedInWindow, share: startedInWindow / whole, left: null },
		...funnel.map((step, index) => ({
			key: step.step,
			kind: 'step',
			title: step.title,
			place: index + 1,
			seen: step.seen,
			share: step.seen / whole,
			left: step.left,
		} as const)),
		{
			key: ':completed',
			kind: 'completed',
			title: '',
			place: 0,
			seen: completedInWindow,
			share: completedInWindow / whole,
			left: null,
		},
	]
}

export const useStatisticsStore = defineStore('wizardapp-statistics', () => {
	const days = ref(30)
	const numbers = shallowRef<Numbers | null>(null)
	const telemetry = shallowRef<Statistics['telemetry'] | null>(null)
	const isLoading = ref(false)
	const error = shallowRef<unknown>(null)
	let request: AbortController | undefined

	const isEmpty = computed(() =>
		numbers.value !== null && numbers.value.usersStartedWizard === 0 && numbers.value.usersSkippedWizard === 0)

	async function load(window: number = days.value): Promise<void> {
		request?.abort()
		const own = request = new AbortController()
		days.value = window
		isLoading.value = true
		error.value = null
		try {
			const answer = await wizard.statistics.read({ query: { days: window } }, { signal: own.signal })
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
