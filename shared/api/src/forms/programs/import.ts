// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { CreatedForm } from '@suite/schema/forms/form'
import { ImportBody, ImportPreview } from '@suite/schema/forms/import'
import type { Route } from '../../contract/route.ts'
import { detailed, example, FormPath, nowhere, ofAccounts } from '../common.ts'

const encoded = (text: string) => ({ name: 'contract.fvform', base64: btoa(text) })
const file = encoded(JSON.stringify({
	version: '1.0', title: 'Contract', settings: {}, questions: [{ id: 'q1', type: 'text', question: 'Name' }],
	responses: [{ id: 'r1', submitted_at: '2026-01-02T03:04:05+00:00', answers: { q1: 'Ann' } }],
}))
const path = { fileId: example.fileId }
const unreadable = { 413: ['too_large_file'], 422: ['empty_file', 'not_a_form'] } as const
const unwritable = { 400: ['bad_path'], 403: ['not_allowed'], 409: ['busy'], 507: ['no_space'] } as const
const refused = [
	{ why: 'a file that is no JSON', status: 422, reason: 'not_a_form', file: encoded('PK') },
	{ why: 'a file that holds something else', status: 422, reason: 'not_a_form', file: encoded('{"questions": 1}') },
	{ why: 'a file without a byte', status: 422, reason: 'empty_file', file: encoded('') },
] as const
const unknown = { why: 'a file that the caller does not have', status: 404, reason: 'unknown_file', path: nowhere } as const
const shape = { method: 'POST', csrf: 'session' } as const

/** Forms from files: `.fvform` in both of its shapes, files of forms, and JSON exports. */
export const imports = ofAccounts({
	preview: {
		...shape, action: 'ImportController::preview', path: '/api/import/preview', upload: ['file'],
		summary: 'What an import would do; nothing is stored',
		answers: { 200: ImportPreview }, refusals: unreadable, example: { file, ...detailed }, refused,
	},
	create: {
		...shape, action: 'ImportController::create', path: '/api/import', upload: ['file'], body: ImportBody,
		summary: 'Makes a form of a file, with the responses in it: the whole form or none',
		answers: { 201: CreatedForm }, refusals: { ...unreadable, ...unwritable },
		example: { file, body: { path: '/Contract', responses: true }, ...detailed },
		refused: [
			...refused,
			{ why: 'a path that leads out of the files', status: 400, reason: 'bad_path', file, body: { path: '/../x' } },
		],
	},
	previewFile: {
		...shape, action: 'ImportController::previewFile', path: '/api/import/{fileId}/preview', params: FormPath,
		summary: 'The same of a file that lies in Files',
		answers: { 200: ImportPreview }, refusals: { ...unreadable, 404: ['unknown_file'], 409: ['busy'] },
		example: { path, ...detailed }, refused: [unknown],
	},
	createFromFile: {
		...shape, action: 'ImportController::createFromFile', path: '/api/import/{fileId}', params: FormPath, body: ImportBody,
		summary: 'Makes a form of a file that lies in Files',
		answers: { 201: CreatedForm }, refusals: { ...unreadable, ...unwritable, 404: ['unknown_file'] },
		example: { path, body: { path: '/Contract' }, ...detailed }, refused: [{ ...unknown, body: {} }],
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)
