// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ProviderTested, ResourceChecked, ResourceInput, SyncStatus } from '@suite/schema/rooms/services/extsync'
import type { Route } from '../contract/route.ts'

export const extsync = {
	test: {
		action: 'ExtsyncController::test', method: 'POST', path: '/api/extsync/test', access: 'admin', csrf: true,
		summary: 'Asks the calendar provider whether the credentials are right, within 20 seconds; a failure is 200 with success false',
		answers: { 200: ProviderTested }, refusals: { 400: ['sync_off'] }, example: { body: {} },
	},
	validateResource: {
		action: 'ExtsyncController::validateResource', method: 'POST', path: '/api/extsync/validate-resource', access: 'admin', csrf: true,
		summary: 'Asks the calendar provider whether it has the mailbox; a failure is 200 with valid false',
		body: ResourceInput, answers: { 200: ResourceChecked }, example: { body: { email: 'room@example.org' } },
	},
	status: {
		action: 'ExtsyncController::status', method: 'GET', path: '/api/extsync/status', access: 'admin', csrf: false,
		summary: 'How far the rooms with a mailbox are synced; asks no server', answers: { 200: SyncStatus }, example: {},
	},
} as const satisfies Record<string, Route>
