// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizard } from '@suite/api/client/wizard'
import type { AdminSettings } from '@suite/schema/wizard/answers'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** What holds for every language: the switch and the version. */
export const useSettingsStore = defineStore('wizardapp-settings', () => {
	const isEnabled = ref(false)
	/** Counter that "Show to everyone again" raises. */
	const version = ref('')
	const saving = ref<'enabled' | 'showToAll' | null>(null)
	const saved = ref<'enabled' | 'showToAll' | null>(null)
	const error = shallowRef<unknown>(null)

	function adopt(answer: Pick<AdminSettings, 'enabled' | 'version'>): void {
		isEnabled.value = answer.enabled
		version.value = answer.version
	}
	async function save(what: 'enabled' | 'showToAll', body: { enabled?: boolean, showToAll?: boolean, resetOptOuts?: boolean }): Promise<boolean> {
		saving.value = what
		saved.value = null
		error.value = null
		try {
			adopt(await wizard.settings.save({ body }))
			saved.value = what
			return true
		} catch (cause) {
			error.value = cause
			return false
		} finally {
			saving.value = null
		}
	}
	/** Switches the tour for everyone; the switch goes back when the server refuses. */
	async function enable(value: boolean): Promise<boolean> {
		const before = isEnabled.value
		isEnabled.value = value
		const isSaved = await save('enabled', { enabled: value })
		if (!isSaved) {
			isEnabled.value = before
		}
		return isSaved
	}
	/** @param includesOptOuts - also for people who chose never to see the tour */
	function showToAll(includesOptOuts: boolean): Promise<boolean> {
		return save('showToAll', { showToAll: true, resetOptOuts: includesOptOuts })
	}

	return { isEnabled, version, saving, saved, error, adopt, enable, showToAll }
})
