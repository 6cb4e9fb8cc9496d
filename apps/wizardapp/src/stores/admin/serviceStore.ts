// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizard } from '@suite/api/client/wizard'
import type { LicenseStats } from '@suite/schema/wizard/answers'
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { useStatisticsStore } from './statisticsStore.ts'

/** How a call to an outside server went, for the control that asked for it. */
export interface Outcome {
	readonly isGood: boolean
	/** Why not, from the server's closed set; empty when it went well. */
	readonly reason: string
}

export type ServiceControl = 'telemetryEnabled' | 'telemetryUrl' | 'licenseKey' | 'licenseUrl'

/** Telemetry and license: what leaves this server, and only when asked to. */
export const useServiceStore = defineStore('wizardapp-services', () => {
	const statistics = useStatisticsStore()
	const license = shallowRef<LicenseStats | null>(null)
	const telemetry = shallowRef<{ readonly enabled: boolean, readonly telemetryUrl: string, readonly lastReport: number | null } | null>(null)
	const isLoading = ref(false)
	const loadError = shallowRef<unknown>(null)
	const saving = ref<ServiceControl | null>(null)
	const saved = ref<ServiceControl | null>(null)
	const saveError = shallowRef<{ readonly control: ServiceControl, readonly cause: unknown } | null>(null)
	const calling = ref<'send' | 'validate' | 'usage' | null>(null)
	const outcomes = shallowRef<Readonly<Partial<Record<'send' | 'validate' | 'usage', Outcome>>>>({})

	async function load(): Promise<void> {
		isLoading.value = true
		loadError.value = null
		try {
			const [stats, { telemetry: known }] = await Promise.all([wizard.license.stats(), wizard.settings.statistics({ query: { days: statistics.days } })])
			license.value = stats
			telemetry.value = known
		} catch (cause) {
			loadError.value = cause
		} finally {
			isLoading.value = false
		}
	}
	async function save(control: ServiceControl, send: () => Promise<void>): Promise<boolean> {
		saving.value = control
		saved.value = null
		saveError.value = null
		try {
			await send()
			saved.value = control
			return true
		} catch (cause) {
			saveError.value = { control, cause }
			return false
		} finally {
			saving.value = null
		}
	}
	function saveTelemetry(body: { enabled?: boolean, telemetryUrl?: string }): Promise<boolean> {
		return save(body.enabled === undefined ? 'telemetryUrl' : 'telemetryEnabled', async () => {
			const { enabled, telemetryUrl } = await wizard.telemetry.save({ body })
			telemetry.value = { lastReport: telemetry.value?.lastReport ?? null, enabled, telemetryUrl }
		})
	}
	function saveLicense(body: { licenseKey?: string, licenseUrl?: string }): Promise<boolean> {
		return save(body.licenseKey === undefined ? 'licenseUrl' : 'licenseKey', async () => {
			await wizard.license.save({ body })
			license.value = await wizard.license.stats()
		})
	}
	/** @throws ApiError when this server itself refused; a failure outside is an outcome */
	async function call(what: 'send' | 'validate' | 'usage', ask: () => Promise<Outcome>): Promise<void> {
		calling.value = what
		outcomes.value = { ...outcomes.value, [what]: undefined }
		try {
			outcomes.value = { ...outcomes.value, [what]: await ask() }
		} finally {
			calling.value = null
		}
	}
	function sendTelemetry(): Promise<void> {
		return call('send', async () => {
			const { success, reason = '', lastReport } = await wizard.telemetry.send()
			telemetry.value = telemetry.value === null ? null : { ...telemetry.value, lastReport }
			return { isGood: success, reason }
		})
	}
	function validate(): Promise<void> {
		return call('validate', async () => {
			const { valid, reason = '' } = await wizard.license.validate()
			license.value = await wizard.license.stats()
			return { isGood: valid, reason }
		})
	}
	function reportUsage(): Promise<void> {
		return call('usage', async () => {
			const { success, reason = '' } = await wizard.license.usage()
			return { isGood: success, reason }
		})
	}

	return { license, telemetry, isLoading, loadError, saving, saved, saveError, calling, outcomes, load, saveTelemetry, saveLicense, sendTelemetry, validate, reportUsage }
})
