// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizard } from '@suite/api/wizard/client'
import type { PersonalSettings, TourState } from '@suite/schema/wizard/tour'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** Where the user stopped: title and number of the step in the list in force. */
export interface StoppedAt {
	readonly title: string
	/** From 1. */
	readonly number: number
	readonly total: number
}

/** The user's own choice, and their progress in the tour. */
export const usePersonalStore = defineStore('wizardapp-personal', () => {
	const isNeverShown = ref(false)
	const state = ref<TourState>('new')
	/** An admin has enabled the tour. */
	const isEnabled = ref(true)
	const stoppedAt = shallowRef<StoppedAt | null>(null)
	const { busy, done, failureOf, perform } = createControls<'never' | 'restart'>()

	function adopt(answer: Pick<PersonalSettings, 'permanent_disable' | 'state' | 'enabled'>): void {
		isNeverShown.value = answer.permanent_disable
		state.value = answer.state
		isEnabled.value = answer.enabled
	}

	function save(control: 'never' | 'restart', body: { permanent_disable?: boolean, restart?: boolean }): Promise<boolean> {
		return perform(control, async () => adopt(await wizard.personal.save({ body })))
	}

	/** The switch reverts when the server refuses. */
	async function neverShow(value: boolean): Promise<void> {
		const before = isNeverShown.value
		isNeverShown.value = value
		if (!await save('never', { permanent_disable: value })) {
			isNeverShown.value = before
		}
	}

	/** Forgets that the tour was seen or skipped; it starts on the next page. */
	const restart = (): Promise<boolean> => save('restart', { restart: true })

	/** Requests the step where the user stopped; if that fails, only the state is shown. */
	async function findStop(): Promise<void> {
		const { steps, lastStep } = await wizard.tour.steps()
		const index = steps.findIndex(({ id }) => id === lastStep)
		stoppedAt.value = index < 0 ? null : { title: steps[index]?.title ?? '', number: index + 1, total: steps.length }
	}

	return { isNeverShown, state, isEnabled, stoppedAt, busy, done, failureOf, adopt, neverShow, restart, findStop }
})
