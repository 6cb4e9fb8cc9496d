// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Route } from '../contract/route.ts'
import { byPageId, homePage, noStorage, unknown, user } from './params.ts'
import { Acceptance, Pending, Rejection, Waiting } from '@suite/schema/intranet/approval'
import { limits } from '@suite/schema/intranet/limits'
import { Page } from '@suite/schema/intranet/page'
import { Success } from '@suite/schema/intranet/values'

const gone = ['unknown_page', 'unknown_change'] as const

export const approvals = {
	list: {
		...user, action: 'ApprovalController::list', method: 'GET', path: '/api/waiting', csrf: false,
		summary: 'What waits for the caller\'s approval, and what the caller sent', answers: { 200: Waiting }, example: {},
	},
	read: {
		...user, action: 'ApprovalController::read', method: 'GET', path: '/api/pages/{pageId}/pending', csrf: false,
		summary: 'What waits for approval on a page: everything for those who may publish it, otherwise the caller\'s own',
		params: byPageId, answers: { 200: Pending }, refusals: { 404: unknown, 409: ['busy'] }, example: { path: homePage },
	},
	accept: {
		...user, action: 'ApprovalController::accept', method: 'POST', path: '/api/pages/{pageId}/pending/accept', csrf: true,
		summary: 'Publishes what waits', params: byPageId, maxBytes: limits.pageBytes, body: Acceptance, answers: { 200: Page },
		refusals: {
			400: ['empty_title', 'too_much_metadata'], 403: ['not_allowed'], 404: gone, 409: ['stale_version', 'busy'], ...noStorage,
		},
	},
	reject: {
		...user, action: 'ApprovalController::reject', method: 'POST', path: '/api/pages/{pageId}/pending/reject', csrf: true,
		summary: 'Sends what waits back to its author; nothing of it is lost', params: byPageId, body: Rejection,
		answers: { 200: Success },
		refusals: { 403: ['not_allowed'], 404: gone, 409: ['stale_version', 'busy'], ...noStorage },
	},
	withdraw: {
		...user, action: 'ApprovalController::withdraw', method: 'DELETE', path: '/api/pages/{pageId}/pending', csrf: true,
		summary: 'Throws the caller\'s own change away, and what was said about it', params: byPageId, answers: { 200: Success },
		refusals: { 404: unknown }, example: { path: homePage },
	},
} as const satisfies Record<string, Route>
