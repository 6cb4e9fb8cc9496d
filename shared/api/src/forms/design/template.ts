// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { NewTemplate, OwnTemplate, TemplateList } from '@suite/schema/forms/design/template'
import { limits } from '@suite/schema/forms/limits'
import { Done } from '@suite/schema/forms/values'
import type { Route } from '../../contract/route.ts'
import { detailed, example, FormPath, nowhere, ofAccounts } from '../common.ts'

const path = { templateId: example.templateId }
const form = { fileId: example.fileId }

/** Forms that an account keeps to begin others with; the five that come with the app need no route. */
export const templates = ofAccounts({
	list: {
		action: 'TemplateController::list', method: 'GET', path: '/api/templates', csrf: false,
		summary: 'The templates of the caller', answers: { 200: TemplateList }, example: detailed,
	},
	create: {
		action: 'TemplateController::create', method: 'POST', path: '/api/forms/{fileId}/template', csrf: 'session',
		summary: 'Keeps a form as a template: questions, pages, settings and appearance as they are now, without responses and link',
		params: FormPath, body: NewTemplate, answers: { 201: OwnTemplate },
		refusals: { 400: ['name_required'], 404: ['unknown_form'], 409: ['busy'], 422: ['broken_form', 'too_many_templates'] },
		example: { path: form, body: { name: 'Contract' }, ...detailed },
		refused: [
			{ why: 'a form that does not exist', status: 404, reason: 'unknown_form', path: nowhere, body: {} },
			{ why: 'a blank name', status: 400, reason: 'name_required', path: form, body: { name: ' ' } },
		],
	},
	remove: {
		action: 'TemplateController::remove', method: 'DELETE', path: '/api/templates/{templateId}', csrf: 'session',
		summary: 'Deletes a template; forms that were made with it stay',
		params: Type.Object({ templateId: Type.String({ minLength: 1, maxLength: limits.idCharacters }) }), answers: { 200: Done },
		refusals: { 404: ['unknown_template'] }, example: { path, ...detailed },
		refused: [{ why: 'a template of nobody', status: 404, reason: 'unknown_template', path: { templateId: 'tp_0' } }],
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)
