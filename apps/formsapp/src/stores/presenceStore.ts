// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms as api } from '@suite/api/forms/client'
import type { FormPresence } from '@suite/schema/forms/presence'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** Who else has the form open to change it. */
export const usePresenceStore = defineStore('formsapp-presence', () => {
	const others = shallowRef<FormPresence['editors']>([])

	/** @param isEditor - whether others are told about us */
	async function beat(fileId: number, isEditor: boolean): Promise<void> {
		const path = { fileId }
		if (isEditor) {
			await api.presence.enter({ path })
		}
		others.value = (await api.presence.read({ path })).editors
	}
	function forget(): void {
		others.value = []
	}

	return { others, beat, forget }
})
