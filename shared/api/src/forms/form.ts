// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { CreatedForm, FormChange, FormList, NewForm, OpenedForm } from '@suite/schema/forms/form'
import { limits } from '@suite/schema/forms/limits'
import { Done } from '@suite/schema/forms/values'
import type { Route } from '../contract/route.ts'
import { detailed, example, FormPath, nowhere, ofAccounts } from './common.ts'

const path = { fileId: example.fileId }
const unknown = { why: 'a form that does not exist', status: 404, reason: 'unknown_form', path: nowhere } as const

export const forms = ofAccounts({
	list: {
		action: 'FormController::list', method: 'GET', path: '/api/forms', csrf: false,
		summary: 'All forms that the caller may read', answers: { 200: FormList }, example: detailed,
	},
	create: {
		action: 'FormController::create', method: 'POST', path: '/api/forms', csrf: 'session',
		summary: 'Makes a form as a file of the caller', body: NewForm, answers: { 201: CreatedForm },
		refusals: { 400: ['title_required', 'bad_path'], 403: ['not_allowed'], 404: ['unknown_template'], 507: ['no_space'] },
		example: { body: { title: 'Contract', path: '/Contract', template: 'survey' }, ...detailed },
		refused: [
			{ why: 'a title without a letter', status: 400, reason: 'title_required', body: { title: '  ' } },
			{ why: 'a path that leads out of the files', status: 400, reason: 'bad_path', body: { title: 'x', path: '/../x' } },
			{ why: 'a template of nobody', status: 404, reason: 'unknown_template', body: { title: 'x', template: 'telepathy' } },
		],
	},
	read: {
		action: 'FormController::read', method: 'GET', path: '/api/forms/{fileId}', csrf: false,
		summary: 'One form as it is in its file', params: FormPath, answers: { 200: OpenedForm },
		refusals: { 404: ['unknown_form'], 409: ['busy'], 422: ['broken_form'] },
		example: { path, ...detailed }, refused: [unknown],
	},
	update: {
		action: 'FormController::update', method: 'PUT', path: '/api/forms/{fileId}', csrf: 'session', maxBytes: limits.documentBytes,
		summary: 'Changes a form: members that are absent stay as they are',
		params: FormPath, body: FormChange, answers: { 200: OpenedForm },
		refusals: {
			400: ['nothing_to_change', 'title_required'],
			403: ['not_allowed'],
			404: ['unknown_form'],
			409: ['stale_version', 'busy'],
			422: ['invalid_form', 'broken_form', 'too_large_form'],
			507: ['no_space'],
		},
		example: {
			path,
			body: {
				form: { title: 'Contract', settings: { allowMultiple: false } },
				questions: [{ id: 'q1', type: 'text', title: 'Name' }],
			},
			...detailed,
		},
		refused: [
			{ ...unknown, body: { form: { title: 'x' } } },
			{ why: 'no change at all', status: 400, reason: 'nothing_to_change', path, body: {} },
			{
				why: 'a version that is no longer there', status: 409, reason: 'stale_version', path,
				body: { form: { title: 'x' }, version: 'former' },
			},
			{
				why: 'a question of a type that nobody knows', status: 422, reason: 'invalid_form', path,
				body: { questions: [{ type: 'telepathy', title: 'x' }] },
			},
		],
	},
	remove: {
		action: 'FormController::remove', method: 'DELETE', path: '/api/forms/{fileId}', csrf: 'session',
		summary: 'Moves the file of a form to the trash bin, which closes its link; it comes back with its responses', params: FormPath,
		answers: { 200: Done }, refusals: { 403: ['not_allowed'], 404: ['unknown_form'], 409: ['busy'] },
		example: { path, ...detailed }, refused: [unknown],
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)
