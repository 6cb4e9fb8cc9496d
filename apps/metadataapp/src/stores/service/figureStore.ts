// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import type { TelemetryStats } from '@suite/schema/metadata/service/telemetry'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** How much there is on the server, and the report that would tell it. */
export const useFigureStore = defineStore('metadataapp-figures', () => {
	/** Null until they are known. */
	const figures = shallowRef<Pick<TelemetryStats, 'report' | 'stats'> | null>(null)
	const failure = shallowRef<unknown>(null)

	async function load(): Promise<void> {
		failure.value = null
		try {
			figures.value = await api.telemetry.stats()
		} catch (cause) {
			failure.value = cause
		}
	}

	return { figures, failure, load }
})
