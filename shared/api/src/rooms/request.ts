// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Done } from '@suite/schema/rooms/values'
import Type from 'typebox'
import type { Route } from '../contract/route.ts'

const params = Type.Object({ id: Type.String({ pattern: '^[0-9]{1,18}$' }), stamp: Type.String({ minLength: 1, maxLength: 64 }) })
const unknown = { id: '999999999', stamp: '0-0' }
const refusals = { 404: ['unknown_booking', 'unknown_room'], 409: ['conflict'], 410: ['outdated'] } as const
const refused = [{ why: 'a booking that does not exist', status: 404, reason: 'unknown_booking', path: unknown }] as const

/** What the buttons of Nextcloud's bell call, which send no body: the address says what was asked and what is answered. */
export const requests = {
	accept: {
		action: 'RequestController::accept', method: 'POST', path: '/api/requests/{id}/{stamp}/accept', access: 'user', csrf: true,
		summary: 'Accepts a request as a manager was asked; refused when it is another one by now', params,
		answers: { 200: Done }, refusals, refused,
	},
	decline: {
		action: 'RequestController::decline', method: 'POST', path: '/api/requests/{id}/{stamp}/decline', access: 'user', csrf: true,
		summary: 'Declines a request as a manager was asked; refused when it is another one by now', params,
		answers: { 200: Done }, refusals, refused,
	},
} as const satisfies Record<string, Route>
