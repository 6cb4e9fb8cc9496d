// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Start } from '@suite/schema/forms/state'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** Who uses Forms. */
export const useSessionStore = defineStore('formsapp-session', () => {
	const user = shallowRef<Start['user']>({ id: '', name: '' })

	function adopt(start: Start): void {
		user.value = start.user
	}

	return { user, adopt }
})
