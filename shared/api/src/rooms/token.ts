// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { limits } from '@suite/schema/rooms/limits'
import { ApiToken, IssuedApiToken, NewApiToken } from '@suite/schema/rooms/token'
import { Done } from '@suite/schema/rooms/values'
import type { Guard, Route } from '../contract/route.ts'
import { example } from './room.ts'

export const tokenGuards = {
	'token-room': {
		summary: 'The token is not restricted to other rooms; whether the room exists makes no difference',
		refusals: { 403: ['room_not_allowed'] },
	},
} as const satisfies Record<string, Guard>

const id = Type.String({ minLength: 1, maxLength: limits.idCharacters })

export const tokens = {
	list: {
		action: 'TokenController::list', method: 'GET', path: '/api/tokens', access: 'admin', csrf: false,
		summary: 'Every token of the public API, the oldest first', answers: { 200: Type.Array(ApiToken) }, example: {},
	},
	create: {
		action: 'TokenController::create', method: 'POST', path: '/api/tokens', access: 'admin', csrf: true,
		summary: 'Creates a token; its secret is answered only now', body: NewApiToken,
		answers: { 201: IssuedApiToken }, refusals: { 400: ['bad_expiry', 'name_required', 'unknown_room'] },
		example: { body: { name: 'Contract check', scope: 'read', roomIds: [example.room], expiresAt: '2199-12-31T23:00:00Z' } },
		refused: [
			{ why: 'a blank name', status: 400, reason: 'name_required', body: { name: ' ' } },
			{ why: 'a time in the past', status: 400, reason: 'bad_expiry', body: { name: 'Late', expiresAt: '2020-01-31T12:00:00Z' } },
			{ why: 'a date that does not exist', status: 400, reason: 'bad_expiry', body: { name: 'Never', expiresAt: '2199-02-30' } },
			{ why: 'a room that does not exist', status: 400, reason: 'unknown_room', body: { name: 'None', roomIds: ['no-such-room'] } },
		],
	},
	remove: {
		action: 'TokenController::remove', method: 'DELETE', path: '/api/tokens/{id}', access: 'admin', csrf: true,
		summary: 'Revokes a token at once', params: Type.Object({ id }),
		answers: { 200: Done }, refusals: { 404: ['unknown_token'] },
		refused: [{ why: 'a token that does not exist', status: 404, reason: 'unknown_token', path: { id: 'tok_aaaaaaaaaaaa' } }],
	},
} as const satisfies Record<string, Route>
