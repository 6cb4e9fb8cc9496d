// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { FormPresence, Heartbeat } from '@suite/schema/forms/presence'
import { ShareChange, ShareSettings } from '@suite/schema/forms/share'
import type { Route } from '../contract/route.ts'
import { detailed, example, FormPath, nowhere, ofAccounts } from './common.ts'

const path = { fileId: example.fileId }
const unknown = { why: 'a form that does not exist', status: 404, reason: 'unknown_form', path: nowhere } as const

export const share = ofAccounts({
	read: {
		action: 'ShareController::read', method: 'GET', path: '/api/forms/{fileId}/share', csrf: false,
		summary: 'Whether and how the form is public', params: FormPath, answers: { 200: ShareSettings },
		refusals: { 404: ['unknown_form'] }, example: { path, ...detailed }, refused: [unknown],
	},
	update: {
		action: 'ShareController::update', method: 'PUT', path: '/api/forms/{fileId}/share', csrf: 'session',
		summary: 'Makes the form public or not; for those who may change and share its file', params: FormPath, body: ShareChange,
		answers: { 200: ShareSettings },
		refusals: {
			400: ['bad_date'],
			403: ['not_allowed', 'links_off'],
			404: ['unknown_form'],
			422: ['broken_form', 'password_enforced', 'weak_password', 'expiry_too_late'],
		},
		example: { path, body: { isPublic: true, password: 'A long way to say yes', expiresAt: '2047-12-31T23:59:59Z' }, ...detailed },
		refused: [
			{ ...unknown, body: { isPublic: true } },
			{ why: 'a date that is none', status: 400, reason: 'bad_date', path, body: { isPublic: true, expiresAt: '2026-02-30' } },
		],
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)

export const presence = ofAccounts({
	enter: {
		action: 'PresenceController::enter', method: 'POST', path: '/api/form/{fileId}/presence', csrf: 'session',
		summary: 'Says that the caller is editing the form; to be repeated every 30 seconds', params: FormPath, answers: { 200: Heartbeat },
		refusals: { 403: ['not_allowed'], 404: ['unknown_form'] }, example: { path, ...detailed }, refused: [unknown],
	},
	takeOver: {
		action: 'PresenceController::takeOver', method: 'PUT', path: '/api/form/{fileId}/presence', csrf: 'session',
		summary: 'Says that the caller is editing the form, and counts as the one who came first', params: FormPath,
		answers: { 200: Heartbeat }, refusals: { 403: ['not_allowed'], 404: ['unknown_form'] }, example: { path, ...detailed },
		refused: [unknown],
	},
	read: {
		action: 'PresenceController::read', method: 'GET', path: '/api/form/{fileId}/presence', csrf: false,
		summary: 'Who else is editing the form', params: FormPath, answers: { 200: FormPresence }, refusals: { 404: ['unknown_form'] },
		example: { path, ...detailed }, refused: [unknown],
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)
