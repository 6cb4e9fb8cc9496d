// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { forms as api } from '@suite/api/forms/client'
import type { AdminSettings, AdminSettingsChange } from '@suite/schema/forms/admin/settings'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** A control that is saved by itself. */
export type AdminControl = keyof AdminSettingsChange | 'everyWebsite'

/** What administrators decide for all forms. */
export const useAdminStore = defineStore('formsapp-admin', () => {
	const settings = shallowRef<AdminSettings | null>(null)
	const { busy, done, failureOf, perform } = createControls<AdminControl>()
	let queue: Promise<unknown> = Promise.resolve()

	function adopt(read: AdminSettings): void {
		settings.value = read
	}

	/** Saves one control, after those that are being saved; false on failure, which is shown beside it. */
	function save(control: AdminControl, body: AdminSettingsChange): Promise<boolean> {
		const turn = queue.then(() => perform(control, async () => {
			settings.value = await api.settings.save({ body })
		}))
		queue = turn
		return turn
	}

	return { settings, busy, done, failureOf, adopt, save }
})
