// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { limits } from '@suite/schema/forms/limits'
import type { Route } from '../contract/route.ts'
import { detailed, example, FormPath, nowhere, ofAccounts, ResponsePath } from './common.ts'

const form = { fileId: example.fileId }
const response = { ...form, responseId: example.responseId }
const Bytes = Type.Unknown({ description: 'the bytes of the file; ranges' })
const noForm = { why: 'a form that does not exist', status: 404, reason: 'unknown_form', path: nowhere } as const
const unknownFile = 'a file that the response does not have'
const one = {
	method: 'GET', csrf: false, isFile: true, answers: { 200: Bytes, 206: Bytes },
	refusals: { 404: ['unknown_form', 'unknown_response', 'unknown_file'] },
} as const
const all = {
	method: 'GET', csrf: false, params: FormPath,
	media: { 'application/zip': { disposition: 'attachment', filename: '-uploads\\.zip$' } },
	answers: { 200: Type.Unknown() }, refusals: { 404: ['unknown_form', 'no_uploads'] },
	example: { path: form, ...detailed }, refused: [noForm],
} as const

/** Files in answers. */
export const uploads = ofAccounts({
	download: {
		...one, action: 'UploadController::download', path: '/api/forms/{fileId}/responses/{responseId}/files/{uploadId}',
		summary: 'One file of a response',
		params: Type.Object({ ...ResponsePath.properties, uploadId: Type.String({ minLength: 1, maxLength: limits.idCharacters }) }),
		example: { path: { ...response, uploadId: example.uploadId }, ...detailed },
		refused: [
			{ why: unknownFile, status: 404, reason: 'unknown_file', path: { ...response, uploadId: 'no-such-one' } },
			{ ...noForm, path: { ...response, ...nowhere, uploadId: 'no-such-one' } },
		],
	},
	downloadNamed: {
		...one, action: 'UploadController::downloadNamed', path: '/api/form/{fileId}/uploads/{responseId}/{filename}',
		summary: 'The same, by its name in the archive',
		params: Type.Object({ ...ResponsePath.properties, filename: Type.String({ minLength: 1, maxLength: 255 }) }),
		example: { path: { ...response, filename: 'contract.png' }, ...detailed },
		refused: [{ why: unknownFile, status: 404, reason: 'unknown_file', path: { ...response, filename: 'other.png' } }],
	},
	archive: {
		...all, action: 'UploadController::archive', path: '/api/forms/{fileId}/uploads',
		summary: 'All files of all responses, in a folder for each response',
	},
	archiveToo: {
		...all, action: 'UploadController::archiveToo', path: '/api/form/{fileId}/uploads', summary: 'The same at its former address',
	},
} as const satisfies Record<string, Omit<Route, 'access'>>)
