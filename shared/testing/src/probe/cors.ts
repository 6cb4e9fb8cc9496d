// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '@suite/api/contract/route'

const Read = Type.Object({ isRead: Type.Literal(true) }, { additionalProperties: false })

/** `cors`: what pages of other sites may read, publicly and with a key. */
export const cors = {
	open: {
		action: 'WordsCorsController::open', method: 'GET', path: '/words/cors/open', access: 'public', csrf: false, cors: true,
		summary: 'For every page', answers: { 200: Read }, example: {},
	},
	keyed: {
		action: 'WordsCorsController::keyed', method: 'GET', path: '/words/cors/keyed', access: { token: 'read', header: 'X-Probe-Key' },
		csrf: false, cors: true,
		summary: 'For every page that has a key', answers: { 200: Read }, example: {},
	},
} as const satisfies Record<string, Route>
