// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { AdminSettings, AdminSettingsChange } from '@suite/schema/forms/admin/settings'
import type { Route } from '../../contract/route.ts'
import { detailed, ofAdministrators } from '../common.ts'

/** What administrators decide for all forms. */
export const settings = ofAdministrators({
	read: {
		action: 'SettingsController::read', method: 'GET', path: '/api/settings', csrf: false,
		summary: 'What administrators decide for all forms', answers: { 200: AdminSettings }, example: detailed,
	},
	save: {
		action: 'SettingsController::save', method: 'POST', path: '/api/settings', csrf: 'session',
		summary: 'Changes what administrators decide for all forms; nothing is changed when a value is refused',
		body: AdminSettingsChange, answers: { 200: AdminSettings },
		refusals: { 400: ['nothing_to_change'], 422: ['bad_origin'] },
		example: { body: { challengedSubmits: 300, embedOrigins: ['https://www.example.org'] }, ...detailed },
		refused: [
			{ why: 'no change at all', status: 400, reason: 'nothing_to_change', body: {} },
			{
				why: 'an address in place of an origin', status: 422, reason: 'bad_origin',
				body: { embedOrigins: ['https://www.example.org', 'https://www.example.org/forms'] },
			},
			{
				why: 'every website beside others', status: 422, reason: 'bad_origin',
				body: { embedOrigins: ['*', 'https://www.example.org'] },
			},
		],
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)
