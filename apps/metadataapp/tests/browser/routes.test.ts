// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The routes of the spec, copied from it by hand: never from the contract, which this test compares with them. */
const ocs: Readonly<Record<string, readonly string[]>> = {
	definitions: [
		'POST /groupfolder-fields', 'PUT /groupfolder-fields/{id}', 'DELETE /groupfolder-fields/{id}', 'GET /groupfolder-fields',
	],
	'assigned fields': [
		'POST /groupfolders/{groupfolderId}/fields', 'GET /groupfolders/{groupfolderId}/fields',
		'GET /groupfolders/{groupfolderId}/file-fields',
	],
	'file values': [
		'GET /files/{fileId}/metadata', 'POST /files/{fileId}/metadata', 'GET /files/metadata/bulk',
		'GET /groupfolders/{groupfolderId}/files/{fileId}/metadata', 'POST /groupfolders/{groupfolderId}/files/{fileId}/metadata',
	],
	'team folders': ['GET /groupfolders'],
	'folder values': ['GET /groupfolders/{groupfolderId}/metadata', 'POST /groupfolders/{groupfolderId}/metadata'],
	views: [
		'GET /groupfolders/{groupfolderId}/views', 'POST /groupfolders/{groupfolderId}/views',
		'PUT /groupfolders/{groupfolderId}/views/{viewId}', 'DELETE /groupfolders/{groupfolderId}/views/{viewId}',
		'PUT /groupfolders/{groupfolderId}/views/reorder',
	],
	columns: ['GET /groupfolders/{groupfolderId}/columns', 'POST /groupfolders/{groupfolderId}/columns'],
	lists: [
		'GET /groupfolders/{groupfolderId}/all-filter-values', 'POST /groupfolders/{groupfolderId}/filter-values',
		'GET /groupfolders/{groupfolderId}/sorted-file-ids', 'GET /groupfolders/{groupfolderId}/directory-metadata',
	],
	batch: ['POST /files/metadata/batch-update', 'POST /files/metadata/batch-delete', 'POST /files/metadata/batch-copy'],
	statistics: ['GET /metadata/statistics'],
}
const browser: Readonly<Record<string, readonly string[]>> = {
	locks: ['POST /groupfolders/{groupfolderId}/files/{fileId}/lock', 'POST /groupfolders/{groupfolderId}/files/{fileId}/unlock'],
	presence: ['POST /presence/leave'],
	AI: ['GET /ai/status', 'POST /ai/generate'],
	backup: ['GET /backup/list', 'POST /backup/trigger', 'POST /backup/restore', 'GET /backup/download', 'GET /backup/status'],
	settings: ['GET /settings', 'POST /settings'],
	telemetry: ['GET /telemetry/status', 'GET /telemetry/stats', 'POST /telemetry/send', 'POST /telemetry/settings'],
	permissions: [
		'GET /permissions', 'GET /permissions/me', 'GET /permissions/check', 'GET /permissions/groups', 'POST /permissions/user',
		'POST /permissions/group', 'DELETE /permissions/user/{id}', 'DELETE /permissions/group/{id}',
	],
	init: ['GET /init'],
	'user mirrors': [
		'GET /user/groupfolders', 'GET /user/groupfolder-fields', 'GET /user/groupfolders/{id}/fields',
		'POST /user/groupfolders/{id}/fields',
		'GET /user/groupfolders/{id}/metadata', 'POST /user/groupfolders/{id}/metadata',
	],
	users: ['GET /users'],
	export: ['POST /files/export-metadata'],
}

/** Routes that the spec does not have, each with what it is for. */
const own: Readonly<Record<string, string>> = {
	'GET /files/{id}/history': 'what happened to the values of a file',
	'POST /files/{id}/history/restore': 'takes a value back to what it was',
	'GET /fields/usage': 'what goes with a field, before somebody deletes it',
	'PUT /fields/order': 'the order of all fields at once; by single calls each would have to be replaced',
	'GET /fields/conversions': 'how far fields are that change together with their values',
	'POST /fields/{id}/conversion/preview': 'what another type or other names of options would do to values; the spec has no preview',
	'POST /fields/{id}/conversion': 'changes a field together with its values, also where some do not fit',
	'DELETE /fields/{id}/conversion': 'stops that before anything has changed',
	'PUT /groupfolders/{id}/required': 'what a team folder does about required fields that are empty',
	'GET /groupfolders/{id}/content': 'what a folder holds, with the values of its files, for the Library',
	'GET /groupfolders/{id}/locks': 'which values others edit, for pages that are not told',
	'GET /groupfolders/{id}/presence': 'who else looks at a team folder',
	'POST /groupfolders/{id}/presence': 'says that somebody still looks at it, which the spec has no route for',
	'GET /groupfolders/{id}/rows': 'a page of all files of a team folder, those in its folders included, for the Library',
	'GET /groupfolders/{id}/changes': 'files whose values changed since such a page was read',
	'POST /backup/resume': 'goes on with a backup or a restore where background jobs are late',
	'POST /backup/cancel': 'stops a backup or a restore',
	'DELETE /backup': 'deletes a backup',
}

/** Routes for pages that programs written for MetaVox call and the spec does not name. */
const further: readonly string[] = [
	'GET /groupfolder-fields', 'POST /groupfolder-fields', 'PUT /groupfolder-fields/{id}', 'DELETE /groupfolder-fields/{id}',
	'GET /groupfolders', 'GET /groupfolders/{id}/fields', 'POST /groupfolders/{id}/fields', 'GET /groupfolders/{id}/file-fields',
	'GET /groupfolders/{id}/metadata', 'POST /groupfolders/{id}/metadata',
	'GET /groupfolders/{gfId}/views', 'POST /groupfolders/{gfId}/views', 'PUT /groupfolders/{gfId}/views/{viewId}',
	'DELETE /groupfolders/{gfId}/views/{viewId}', 'PUT /groupfolders/{gfId}/views/reorder', 'POST /groupfolders/{id}/filter-values',
	'POST /files/bulk-metadata', 'POST /files/clear-metadata',
]

/** More of them that are still to come, by their slice. */
const furtherToCome: Readonly<Record<string, readonly string[]>> = {
	library: ['GET /files/{id}/backlinks'],
}

/** Names of placeholders are not promised. */
const shapes = (routes: readonly string[]): string[] => routes.map((route) => route.replace(/\{\w+\}/g, '{}')).sort()
const counts = (parts: Readonly<Record<string, readonly string[]>>) => Object.values(parts).flat().length

describe('the routes of Metadata', () => {
	const { paths } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
		paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
	}
	const declared = Object.entries(paths).flatMap(([path, methods]) =>
		Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
	const below = (mount: string): string[] =>
		declared.filter((route) => route.includes(` ${mount}/`)).map((route) => route.replace(mount, ''))
	const [envelopedMount, plainMount] = ['/ocs/v2.php/apps/metadataapp/api/v1', '/index.php/apps/metadataapp/api']

	it('are 63 in the spec', () => {
		expect([counts(ocs), counts(browser)]).toEqual([30, 33])
	})

	it('are in the envelope of OCS those of the spec, and no others', () => {
		expect(shapes(below(envelopedMount))).toEqual(shapes(Object.values(ocs).flat()))
	})

	it('do not have yet what is said to come', () => {
		const later = new Set(shapes(Object.values(furtherToCome).flat()))
		expect(shapes(below(plainMount)).filter((route) => later.has(route))).toEqual([])
	})

	it('are for pages those of the spec, those of MetaVox and our own', () => {
		expect(shapes(below(plainMount))).toEqual(shapes([...Object.values(browser).flat(), ...further, ...Object.keys(own)]))
		expect(below(envelopedMount).length + below(plainMount).length).toBe(declared.length)
	})
})
