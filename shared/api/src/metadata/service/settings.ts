// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { SaveSettings, Settings, Statistics } from '@suite/schema/metadata/service/settings'
import {
	SaveTelemetry, TelemetrySent, TelemetrySettings, TelemetryStats, TelemetryStatus,
} from '@suite/schema/metadata/service/telemetry'
import type { Route } from '../../contract/route.ts'
import { enveloped } from '../common.ts'

export const settings = {
	read: {
		action: 'SettingsController::read', method: 'GET', path: '/api/settings', access: 'admin', csrf: false,
		summary: 'What is set for the whole server', answers: { 200: Settings }, example: {},
	},
	save: {
		action: 'SettingsController::save', method: 'POST', path: '/api/settings', access: 'admin', csrf: true,
		summary: 'Changes settings of the whole server', body: SaveSettings, answers: { 200: Settings },
		example: { body: {} },
	},
} as const satisfies Record<string, Route>

export const statistics = enveloped({
	read: {
		action: 'StatisticsController::read', method: 'GET', path: '/api/v1/metadata/statistics', access: 'user',
		summary: 'How many fields and values the caller can see', answers: { 200: Statistics }, example: {},
	},
})

/** Figures for a server that an administrator chooses. */
export const telemetry = {
	status: {
		action: 'TelemetryController::status', method: 'GET', path: '/api/telemetry/status', access: 'admin', csrf: false,
		summary: 'Whether reports are sent, and where', answers: { 200: TelemetryStatus }, example: {},
	},
	stats: {
		action: 'TelemetryController::stats', method: 'GET', path: '/api/telemetry/stats', access: 'admin', csrf: false,
		summary: 'How much there is on this server, and what a report consists of; sends nothing', answers: { 200: TelemetryStats },
		example: {},
	},
	send: {
		action: 'TelemetryController::send', method: 'POST', path: '/api/telemetry/send', access: 'admin', csrf: true,
		summary: 'Sends one report now, within 5 seconds; a failure is 200 with success false', answers: { 200: TelemetrySent },
		example: { body: {} },
	},
	save: {
		action: 'TelemetryController::save', method: 'POST', path: '/api/telemetry/settings', access: 'admin', csrf: true,
		summary: 'Switches the daily report; nothing is sent until an address is set', body: SaveTelemetry,
		aliases: { telemetry_enabled: 'enabled', telemetry_url: 'telemetryUrl' }, answers: { 200: TelemetrySettings },
		example: { body: {} },
	},
} as const satisfies Record<string, Route>
