// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizard } from '@suite/api/wizard/client'
import type { HistoryEntry } from '@suite/schema/wizard/step'
import type { Step } from '@suite/schema/wizard/step'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { useStepStore } from './stepStore.ts'
import { usePublishStore } from './publishStore.ts'

/** Earlier saved versions of the open language. */
export const useHistoryStore = defineStore('wizardapp-history', () => {
	const list = useStepStore()
	const publishing = usePublishStore()
	const entries = shallowRef<readonly HistoryEntry[]>([])
	const isLoading = ref(false)
	const error = shallowRef<unknown>(null)
	const shown = shallowRef<{ readonly entry: HistoryEntry, readonly steps: readonly Step[] } | null>(null)
	const showing = ref<number | null>(null)
	const isRestoring = ref(false)

	async function load(language: string): Promise<void> {
		isLoading.value = true
		error.value = null
		entries.value = []
		shown.value = null
		try {
			entries.value = (await wizard.history.list({ query: { language } })).entries
		} catch (cause) {
			error.value = cause
		} finally {
			isLoading.value = false
		}
	}
	async function show(id: number): Promise<void> {
		showing.value = id
		error.value = null
		try {
			const { entry, steps } = await wizard.history.show({ path: { id: String(id) } })
			if (showing.value === id) {
				shown.value = { entry, steps }
			}
		} catch (cause) {
			error.value = cause
		} finally {
			if (showing.value === id) {
				showing.value = null
			}
		}
	}
	/** Restores an earlier save. @return whether that worked; `error` holds the reason if not */
	async function restore(id: number): Promise<boolean> {
		const { published } = list
		if (published === null) {
			return false
		}
		isRestoring.value = true
		error.value = null
		try {
			const answer = await wizard.history.restore({ path: { id: String(id) }, body: { revision: published.revision } })
			publishing.endSession(answer.language)
			list.replace('restore', answer)
			return true
		} catch (cause) {
			error.value = cause
			return false
		} finally {
			isRestoring.value = false
		}
	}

	return { entries, isLoading, error, shown, showing, isRestoring, load, show, restore }
})
