// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { ServerAddress } from '@suite/schema/server-address'
import { serviceLimits } from '@suite/schema/services'
import {
	AdminSettings, Groups, Languages, LicenseChecked, LicenseSaved, LicenseStats, LicenseUsage, Overrides, Statistics, TelemetrySent,
	TelemetrySettings,
} from '@suite/schema/wizard/admin'
import { limits } from '@suite/schema/wizard/limits'

export const settings = {
	read: {
		action: 'SettingsController::read', method: 'GET', path: '/admin/settings', access: 'admin', csrf: false,
		summary: 'Global settings', answers: { 200: AdminSettings }, example: {},
	},
	save: {
		action: 'SettingsController::save', method: 'POST', path: '/admin/settings', access: 'admin', csrf: true,
		summary: 'Switches the tour; showToAll raises the version; resetOptOuts also clears every opt-out',
		body: Type.Object({
			enabled: Type.Optional(Type.Boolean()),
			showToAll: Type.Optional(Type.Boolean()),
			resetOptOuts: Type.Optional(Type.Boolean()),
		}),
		answers: { 200: AdminSettings }, example: { body: { enabled: true } },
	},
	languages: {
		action: 'SettingsController::languages', method: 'GET', path: '/admin/languages', access: 'admin', csrf: false,
		summary: 'Every language of the host, by its own name', answers: { 200: Languages }, example: {},
	},
	overrides: {
		action: 'SettingsController::overrides', method: 'GET', path: '/admin/overrides', access: 'admin', csrf: false,
		summary: 'Languages with an override; always holds en', answers: { 200: Overrides }, example: {},
	},
	groups: {
		action: 'SettingsController::groups', method: 'GET', path: '/admin/groups', access: 'admin', csrf: false,
		summary: `Groups for the picker, at most ${limits.groupsPerAnswer} per answer`,
		query: Type.Object({ search: Type.Optional(Type.String({ maxLength: 200 })), offset: Type.Optional(Type.Integer({ minimum: 0 })) }),
		answers: { 200: Groups }, example: { query: { search: '' } },
	},
} as const satisfies Record<string, Route>

export const statistics = {
	read: {
		action: 'StatisticsController::read', method: 'GET', path: '/admin/statistics', access: 'admin', csrf: false,
		summary: 'How the tour is used, counted in the database',
		query: Type.Object({
			days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650, description: 'window of the funnel; default 30' })),
		}),
		answers: { 200: Statistics }, example: { query: { days: '30' } },
	},
} as const satisfies Record<string, Route>

export const telemetry = {
	save: {
		action: 'TelemetryController::save', method: 'POST', path: '/admin/telemetry', access: 'admin', csrf: true,
		summary: 'Switches telemetry; nothing is sent until an address is set',
		body: Type.Object({ enabled: Type.Optional(Type.Boolean()), telemetryUrl: Type.Optional(ServerAddress) }),
		aliases: { url: 'telemetryUrl' }, answers: { 200: TelemetrySettings }, example: { body: { enabled: false } },
	},
	send: {
		action: 'TelemetryController::send', method: 'POST', path: '/admin/telemetry/send', access: 'admin', csrf: true,
		summary: 'Sends one report now, within 5 seconds; a failure is 200 with success false',
		answers: { 200: TelemetrySent }, example: { body: {} },
	},
} as const satisfies Record<string, Route>

export const license = {
	stats: {
		action: 'LicenseController::stats', method: 'GET', path: '/admin/license/stats', access: 'admin', csrf: false,
		summary: 'What is known of the license and how many steps exist; asks no server', answers: { 200: LicenseStats }, example: {},
	},
	save: {
		action: 'LicenseController::save', method: 'POST', path: '/admin/license/settings', access: 'admin', csrf: true,
		summary: 'Keeps the subscription key; an empty one removes it',
		body: Type.Object({
			licenseKey: Type.Optional(Type.String({ maxLength: serviceLimits.licenseKeyCharacters })),
			licenseUrl: Type.Optional(ServerAddress),
		}),
		aliases: { key: 'licenseKey', url: 'licenseUrl' }, answers: { 200: LicenseSaved }, example: { body: { licenseKey: '' } },
	},
	validate: {
		action: 'LicenseController::validate', method: 'POST', path: '/admin/license/validate', access: 'admin', csrf: true,
		summary:
			'Asks the license server once, within 5 seconds; a failure is 200 with valid false and a reason, and the last answer is kept',
		answers: { 200: LicenseChecked }, example: { body: {} },
	},
	usage: {
		action: 'LicenseController::usage', method: 'POST', path: '/admin/license/usage', access: 'admin', csrf: true,
		summary: 'Reports the number of steps to the license server, within 5 seconds',
		answers: { 200: LicenseUsage }, example: { body: {} },
	},
} as const satisfies Record<string, Route>
