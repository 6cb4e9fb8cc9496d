// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Route } from '../contract/route.ts'
import { byId, noStorage, unknown, user } from './params.ts'
import { Restored, Trash } from '@suite/schema/intranet/trash'
import { Success } from '@suite/schema/intranet/values'

export const trash = {
	list: {
		...user, action: 'TrashController::list', method: 'GET', path: '/api/trash', csrf: false,
		summary: 'The deleted pages that the caller may restore, newest first', answers: { 200: Trash }, example: {},
	},
	restore: {
		...user, action: 'TrashController::restore', method: 'POST', path: '/api/trash/{id}/restore', csrf: true,
		summary: 'Restores a page with everything it was deleted with: to its place, or to the nearest folder above that still exists',
		userLimit: { calls: 30, seconds: 60 }, params: byId, answers: { 200: Restored },
		refusals: { 400: ['unknown_language'], 403: ['not_allowed'], 404: unknown, 409: ['name_taken', 'busy'], ...noStorage },
	},
	remove: {
		...user, action: 'TrashController::remove', method: 'DELETE', path: '/api/trash/{id}', csrf: true,
		summary: 'Permanently deletes a page with everything it was deleted with', userLimit: { calls: 30, seconds: 60 }, params: byId,
		answers: { 200: Success }, refusals: { 403: ['not_allowed'], 404: unknown, 409: ['busy'] },
	},
} as const satisfies Record<string, Route>
