// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import {
	ProviderTested, ResourceChecked, ResourceInput, SyncQueued, SyncStatus, WebhookResults, WebhookStatus,
} from '@suite/schema/rooms/services/extsync'
import type { Route } from '../contract/route.ts'
import { example, RoomPath } from './room.ts'

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
	initialSync: {
		action: 'ExtsyncController::initialSync', method: 'POST', path: '/api/rooms/{id}/extsync/initial-sync', access: 'admin', csrf: true,
		summary: 'Has everything of the mailbox of a room read again; until that is done, the room takes no new bookings', params: RoomPath,
		answers: { 200: SyncQueued }, refusals: { 400: ['no_mailbox'], 404: ['unknown_room'] },
		example: { path: { id: example.room }, body: {} },
	},
	webhooks: {
		action: 'ExtsyncController::webhooks', method: 'GET', path: '/api/extsync/webhooks', access: 'admin', csrf: false,
		summary: 'Of which rooms the calendar provider reports changes; asks no server', answers: { 200: WebhookStatus }, example: {},
	},
	subscribe: {
		action: 'ExtsyncController::subscribe', method: 'POST', path: '/api/extsync/webhooks', access: 'admin', csrf: true,
		summary: 'Subscribes to changes of each room with sync switched on, or renews the subscription',
		answers: { 200: WebhookResults }, example: { body: {} },
	},
} as const satisfies Record<string, Route>
