// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { reactive, ref, shallowRef } from 'vue'
import { createControls } from '../settings/controls.ts'

/** What is known about an app's license. */
export interface License {
	readonly hasLicense: boolean
	readonly licenseValid: boolean
	/** First and last characters of the key. */
	readonly licenseKeyMasked: string
	/** Address of the license server; empty until an administrator sets one. */
	readonly licenseUrl: string
	/** Unix seconds of the server's last answer. */
	readonly checkedAt: number | null
}

export interface Telemetry {
	readonly enabled: boolean
	readonly telemetryUrl: string
	/** Unix seconds. */
	readonly lastReport: number | null
}

interface Sent { readonly success: boolean, readonly reason?: string }

/** The app's routes for telemetry. */
export interface TelemetryRoutes {
	telemetry(): Promise<Telemetry>
	saveTelemetry(body: { enabled?: boolean, telemetryUrl?: string }): Promise<Pick<Telemetry, 'enabled' | 'telemetryUrl'>>
	sendTelemetry(): Promise<Sent & Pick<Telemetry, 'lastReport'>>
}

/** The app's routes for telemetry and license. */
export interface ServiceRoutes<L extends License> extends TelemetryRoutes {
	license(): Promise<L>
	saveLicense(body: { licenseKey?: string, licenseUrl?: string }): Promise<unknown>
	validate(): Promise<{ readonly valid: boolean, readonly reason?: string }>
	reportUsage(): Promise<Sent>
}

/** Result of a call to an external server, for the control that made it. */
export interface Outcome {
	readonly isGood: boolean
	/** Reason for the failure, from the app's closed set; empty on success. */
	readonly reason: string
}

export type ServiceControl = 'telemetryEnabled' | 'telemetryUrl' | 'licenseKey' | 'licenseUrl'
type OutsideCall = 'send' | 'validate' | 'usage'

/** Telemetry alone, and what licenses share with it. */
function createParts(routes: TelemetryRoutes) {
	const telemetry = shallowRef<Telemetry | null>(null)
	const isLoading = ref(false)
	const loadError = shallowRef<unknown>(null)
	const calling = ref<OutsideCall | null>(null)
	const outcomes = shallowRef<Readonly<Partial<Record<OutsideCall, Outcome>>>>({})
	const { busy, done, failureOf, perform } = createControls<ServiceControl>()

	async function loadBy(read: () => Promise<void>): Promise<void> {
		isLoading.value = true
		loadError.value = null
		try {
			await read()
		} catch (cause) {
			loadError.value = cause
		} finally {
			isLoading.value = false
		}
	}
	function saveTelemetry(body: { enabled?: boolean, telemetryUrl?: string }): Promise<boolean> {
		return perform(body.enabled === undefined ? 'telemetryUrl' : 'telemetryEnabled', async () => {
			const { enabled, telemetryUrl } = await routes.saveTelemetry(body)
			telemetry.value = { lastReport: telemetry.value?.lastReport ?? null, enabled, telemetryUrl }
		})
	}
	/** @throws ApiError when this server itself refused; an external failure is an outcome */
	async function call(what: OutsideCall, ask: () => Promise<Outcome>): Promise<void> {
		calling.value = what
		outcomes.value = { ...outcomes.value, [what]: undefined }
		try {
			outcomes.value = { ...outcomes.value, [what]: await ask() }
		} finally {
			calling.value = null
		}
	}
	const sendTelemetry = () => call('send', async () => {
		const { success, reason = '', lastReport } = await routes.sendTelemetry()
		telemetry.value = telemetry.value === null ? null : { ...telemetry.value, lastReport }
		return { isGood: success, reason }
	})
	const shown = { telemetry, isLoading, loadError, busy, done, failureOf, calling, outcomes, saveTelemetry, sendTelemetry }
	return { perform, loadBy, call, shown }
}

/** Telemetry: the data that leaves this server, and only on request. */
export function createTelemetry(routes: TelemetryRoutes) {
	const { loadBy, shown } = createParts(routes)
	const load = () => loadBy(async () => {
		shown.telemetry.value = await routes.telemetry()
	})
	return reactive({ ...shown, load })
}

/** Telemetry and license: the data that leaves this server, and only on request. */
export function createServices<L extends License>(routes: ServiceRoutes<L>) {
	const license = shallowRef<L | null>(null)
	const { perform, loadBy, call, shown } = createParts(routes)

	const load = () => loadBy(async () => {
		[license.value, shown.telemetry.value] = await Promise.all([routes.license(), routes.telemetry()])
	})
	function saveLicense(body: { licenseKey?: string, licenseUrl?: string }): Promise<boolean> {
		return perform(body.licenseKey === undefined ? 'licenseUrl' : 'licenseKey', async () => {
			await routes.saveLicense(body)
			license.value = await routes.license()
		})
	}
	const validate = () => call('validate', async () => {
		const { valid, reason = '' } = await routes.validate()
		license.value = await routes.license()
		return { isGood: valid, reason }
	})
	const reportUsage = () => call('usage', async () => {
		const { success, reason = '' } = await routes.reportUsage()
		return { isGood: success, reason }
	})

	return reactive({ ...shown, license, load, saveLicense, validate, reportUsage })
}

export type TelemetryService = ReturnType<typeof createTelemetry>
export type Services = ReturnType<typeof createServices<License>>
