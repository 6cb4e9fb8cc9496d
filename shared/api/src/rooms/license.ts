// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import {
	LicenseChecked, LicenseSaved, LicenseStats, ServicesFailure, TelemetrySent, TelemetrySettings, UsageReported,
} from '@suite/schema/rooms/services/license'
import { ServerAddress } from '@suite/schema/server-address'
import { serviceLimits } from '@suite/schema/services'
import { failing, type FailureShape, type Route } from '../contract/route.ts'

/** The shape of refusals that the spec gives these routes, and its text for those who are not administrators. */
export const services = {
	schema: ServicesFailure, says: 'reason', texts: { not_admin: 'Admin privileges required' },
} as const satisfies FailureShape

export const license = failing('services', {
	stats: {
		action: 'LicenseController::stats', method: 'GET', path: '/api/license/stats', access: 'admin', csrf: false,
		summary: 'What is known of the license, and what exists here; asks no server', answers: { 200: LicenseStats }, example: {},
	},
	save: {
		action: 'LicenseController::save', method: 'POST', path: '/api/settings/license', access: 'admin', csrf: true,
		summary: 'Keeps the license key and forgets what was known of the former one; an empty key removes it',
		body: Type.Object({
			licenseKey: Type.Optional(Type.String({ maxLength: serviceLimits.licenseKeyCharacters })),
			licenseUrl: Type.Optional(ServerAddress),
		}),
		answers: { 200: LicenseSaved }, example: { body: { licenseKey: '' } },
	},
	validate: {
		action: 'LicenseController::validate', method: 'POST', path: '/api/license/validate', access: 'admin', csrf: true,
		summary: 'Asks the license server once, within 5 seconds; a failure is 200 with validation.valid false',
		answers: { 200: LicenseChecked }, example: { body: {} },
	},
	usage: {
		action: 'LicenseController::usage', method: 'POST', path: '/api/license/update-usage', access: 'admin', csrf: true,
		summary: 'Reports the numbers of rooms and accounts to the license server, within 5 seconds; a failure is 200',
		answers: { 200: UsageReported }, example: { body: {} },
	},
} as const satisfies Record<string, Route>)

export const telemetry = failing('services', {
	send: {
		action: 'TelemetryController::send', method: 'POST', path: '/api/license/telemetry', access: 'admin', csrf: true,
		summary: 'Sends one report now, within 5 seconds; a failure is 200 with success false',
		answers: { 200: TelemetrySent }, example: { body: {} },
	},
	save: {
		action: 'TelemetryController::save', method: 'PUT', path: '/api/license/telemetry', access: 'admin', csrf: true,
		summary: 'Switches the daily report; nothing is sent until an address is set',
		body: Type.Object({ enabled: Type.Optional(Type.Boolean()), telemetryUrl: Type.Optional(ServerAddress) }),
		answers: { 200: TelemetrySettings }, example: { body: { enabled: false } },
	},
} as const satisfies Record<string, Route>)
