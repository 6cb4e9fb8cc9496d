// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizard } from '@suite/api/client/wizard'
import type { PersonalSettings, TourState } from '@suite/schema/wizard/answers'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** Where the person stopped, in words and numbers of the list in force. */
export interface StoppedAt {
	readonly title: string
	/** From 1. */
	readonly number: number
	readonly total: number
}

/** The person's own choice, and where they stand with the tour. */
export const usePersonalStore = defineStore('wizardapp-personal', () => {
	const isNeverShown = ref(false)
	const state = ref<TourState>('new')
	/** An admin has the tour switched on. */
	const isEnabled = ref(true)
	const stoppedAt = shallowRef<StoppedAt | null>(null)
	const saving = ref<'never' | 'restart' | null>(null)
	const saved = ref<'never' | null>(null)
	const failed = ref<'never' | 'restart' | null>(null)
	const error = shallowRef<unknown>(null)

	function adopt(answer: Pick<PersonalSettings, 'permanent_disable' | 'state' | 'enabled'>): void {
		isNeverShown.value = answer.permanent_disable
		state.value = answer.state
		isEnabled.value = answer.enabled
	}

	async function save(what: 'never' | 'restart', body: { permanent_disable?: boolean, restart?: boolean }): Promise<boolean> {
		saving.value = what
		saved.value = null
		failed.value = null
		error.value = null
		try {
			adopt(await wizard.personal.save({ body }))
			return true
		} catch (cause) {
			failed.value = what
			error.value = cause
			return false
		} finally {
			saving.value = null
		}
	}

	/** The switch goes back when the server refuses. */
	async function neverShow(value: boolean): Promise<void> {
		const before = isNeverShown.value
		isNeverShown.value = value
		if (await save('never', { permanent_disable: value })) {
			saved.value = 'never'
		} else {
			isNeverShown.value = before
		}
	}

	/** Forgets that the tour was seen or skipped; it starts on the next page. */
	const restart = (): Promise<boolean> => save('restart', { restart: true })

	/** Asks for the step where the person stopped; without an answer the state alone has to do. */
	async function findStop(): Promise<void> {
		const { steps, lastStep } = await wizard.tour.steps()
		const index = steps.findIndex(({ id }) => id === lastStep)
		stoppedAt.value = index < 0 ? null : { title: steps[index]?.title ?? '', number: index + 1, total: steps.length }
	}

	return { isNeverShown, state, isEnabled, stoppedAt, saving, saved, failed, error, adopt, neverShow, restart, findStop }
})
