// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizard } from '@suite/api/wizard/client'
import type { AdminSettings } from '@suite/schema/wizard/admin'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { ref } from 'vue'

/** Settings for all languages: the switch and the version. */
export const useSettingsStore = defineStore('wizardapp-settings', () => {
	const isEnabled = ref(false)
	/** Counter increased by "Show to everyone again". */
	const version = ref('')
	const { busy, done, failureOf, perform } = createControls<'enabled' | 'showToAll'>()

	function adopt(answer: Pick<AdminSettings, 'enabled' | 'version'>): void {
		isEnabled.value = answer.enabled
		version.value = answer.version
	}
	function save(
		control: 'enabled' | 'showToAll',
		body: { enabled?: boolean, showToAll?: boolean, resetOptOuts?: boolean },
	): Promise<boolean> {
		return perform(control, async () => adopt(await wizard.settings.save({ body })))
	}
	/** Turns the tour on or off for everyone; the switch reverts when the server refuses. */
	async function enable(value: boolean): Promise<boolean> {
		const before = isEnabled.value
		isEnabled.value = value
		const isSaved = await save('enabled', { enabled: value })
		if (!isSaved) {
			isEnabled.value = before
		}
		return isSaved
	}
	/** @param includesOptOuts - also for users who chose never to see the tour */
	function showToAll(includesOptOuts: boolean): Promise<boolean> {
		return save('showToAll', { showToAll: true, resetOptOuts: includesOptOuts })
	}

	return { isEnabled, version, busy, done, failureOf, adopt, enable, showToAll }
})
