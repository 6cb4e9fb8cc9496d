// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import type { Settings } from '@suite/schema/metadata/service/settings'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

type Chosen = Settings['settings']

/** What administrators choose for the whole server; each setting is saved by itself. */
export const useSettingStore = defineStore('metadataapp-settings', () => {
	/** Null until they are known. */
	const settings = shallowRef<Chosen | null>(null)
	const failure = shallowRef<unknown>(null)
	const { busy, done, failureOf, perform } = createControls<keyof Chosen>()

	async function load(): Promise<void> {
		failure.value = null
		try {
			settings.value = (await api.settings.read()).settings
		} catch (cause) {
			failure.value = cause
		}
	}
	/** False when it is refused: then nothing has changed. */
	function save(control: keyof Chosen, body: Partial<Chosen>): Promise<boolean> {
		return perform(control, async () => {
			settings.value = (await api.settings.save({ body })).settings
		})
	}

	return { settings, failure, busy, done, failureOf, load, save }
})
