// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import type { Route } from '../contract/route.ts'
import { byPageId, homePage, noStorage, unknown, user } from './params.ts'
import { MediaChecked, MediaList, Uploaded } from '@suite/schema/intranet/media'
import { PageId } from '@suite/schema/intranet/values'

/** Checked by the service, which reports the specific problem: a name is a single path segment. */
const FileName = Type.String({ minLength: 1, maxLength: 255 })
const refusedFile = ['bad_name', 'bad_extension', 'wrong_type', 'broken_file'] as const
const Bytes = Type.Unknown({ description: 'the bytes of the file; ranges for video' })

/** One white pixel. */
const file = {
	name: 'contract.png',
	base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
} as const

export const media = {
	list: {
		...user, action: 'MediaController::list', method: 'GET', path: '/api/pages/{pageId}/media', ocs: '/api/v1/pages/{pageId}/media',
		csrf: false,
		summary: 'The media files of a page', params: byPageId, answers: { 200: MediaList }, refusals: { 404: unknown },
		example: { path: homePage },
	},
	upload: {
		...user, action: 'MediaController::upload', method: 'POST', path: '/api/pages/{pageId}/media', ocs: '/api/v1/pages/{pageId}/media',
		csrf: true,
		summary: 'Adds a file under a name that is made for it', params: byPageId, upload: ['media', 'image', 'video', 'file'],
		answers: { 201: Uploaded },
		refusals: { 400: refusedFile, 403: ['not_allowed'], 404: unknown, 409: ['busy'], ...noStorage }, example: { path: homePage, file },
	},
	uploadNamed: {
		...user, action: 'MediaController::uploadNamed', method: 'POST', path: '/api/pages/{pageId}/media/upload', csrf: true,
		summary:
			'Adds a file under a given name; an existing one is replaced only with overwrite=1. '
				+ 'target=resources adds it to the shared library',
		params: byPageId, upload: ['file', 'media'],
		body: Type.Object({
			filename: Type.Optional(FileName),
			overwrite: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
			target: Type.Optional(Type.Union([Type.Literal('page'), Type.Literal('resources')])),
			folder: Type.Optional(Type.String({ maxLength: 255 })),
		}),
		answers: { 201: Uploaded },
		refusals: {
			400: refusedFile, 403: ['not_allowed', 'needs_approval'], 404: unknown, 409: ['name_taken', 'busy'], ...noStorage,
		},
		example: { path: homePage, body: { filename: 'contract.png', overwrite: '1' }, file },
	},
	check: {
		...user, action: 'MediaController::check', method: 'POST', path: '/api/pages/{pageId}/media/check', csrf: true,
		summary: 'Whether a file of this name exists', params: byPageId,
		body: Type.Object({
			filename: FileName,
			target: Type.Optional(Type.Union([Type.Literal('page'), Type.Literal('resources')])),
			folder: Type.Optional(Type.String({ maxLength: 255 })),
		}),
		answers: { 200: MediaChecked }, refusals: { 400: ['bad_name', 'bad_extension'], 404: unknown },
		example: { path: homePage, body: { filename: 'photo.jpg' } },
	},
	browse: {
		...user, action: 'MediaController::browse', method: 'GET', path: '/api/pages/{pageId}/media/list', csrf: false,
		summary: 'The media files of a page, or with folder=resources those of the shared library below path', params: byPageId,
		query: Type.Object({
			folder: Type.Optional(Type.Union([Type.Literal('page'), Type.Literal('resources')])),
			path: Type.Optional(Type.String({ maxLength: 255 })),
		}),
		answers: { 200: MediaList }, refusals: { 400: ['bad_name'], 404: unknown }, example: { path: homePage },
	},
	file: {
		...user, action: 'MediaController::file', method: 'GET', path: '/api/pages/{pageId}/media/{filename}',
		ocs: '/api/v1/pages/{pageId}/media/{filename}', csrf: false,
		summary: 'The content of a media file', params: Type.Object({ pageId: PageId, filename: FileName }), isFile: true,
		answers: { 200: Bytes, 206: Bytes }, refusals: { 400: ['bad_name'], 404: ['unknown_page', 'unknown_file'], 409: ['busy'] },
		example: { path: { ...homePage, filename: 'contract.png' } },
	},
} as const satisfies Record<string, Route>

export const resources = {
	file: {
		...user, action: 'ResourceController::file', method: 'GET', path: '/api/resources/media/{filename}', csrf: false,
		summary: 'A file of the shared library', params: Type.Object({ filename: FileName }), isFile: true,
		answers: { 200: Bytes, 206: Bytes }, refusals: { 400: ['bad_name'], 404: ['unknown_file'], 409: ['busy'] },
	},
	fileInFolder: {
		...user, action: 'ResourceController::fileInFolder', method: 'GET', path: '/api/resources/media/{folder}/{filename}', csrf: false,
		summary: 'The same, one folder down', params: Type.Object({ folder: FileName, filename: FileName }), isFile: true,
		answers: { 200: Bytes, 206: Bytes }, refusals: { 400: ['bad_name'], 404: ['unknown_file'], 409: ['busy'] },
	},
} as const satisfies Record<string, Route>
