// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '@suite/api/contract/route'

/** `throttle`: wrong secrets delay their address, and too many are refused. */
export const throttle = {
	guess: {
		action: 'WordsThrottleController::guess', method: 'GET', path: '/words/guess', access: { token: 'read' }, csrf: false,
		throttle: 'hostprobe-words',
		summary: 'Lets the holder of a token in', answers: { 200: Type.Object({ isIn: Type.Literal(true) }) }, example: {},
	},
	forgive: {
		action: 'WordsThrottleController::forgive', method: 'DELETE', path: '/words/guess', access: 'admin', csrf: true,
		summary: 'Forgets the bad secrets of the caller\'s address', answers: { 200: Type.Object({ isForgiven: Type.Literal(true) }) },
		example: {},
	},
} as const satisfies Record<string, Route>
