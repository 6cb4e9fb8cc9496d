// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import {
	BulkQuery, BulkValues, History, HistoryQuery, RestoreValue, SavedValues, SaveFileValues, SaveValues, ShapeQuery, Values,
} from '@suite/schema/metadata/value'
import { limits } from '@suite/schema/metadata/limits'
import type { Route } from '../contract/route.ts'
import { enveloped, example, FileInFolderPath, FilePath, FolderPath, noFolder, nowhere } from './common.ts'

const path = { fileId: example.fileId }
const both = { ...path, folderId: example.folderId }
const wrongValues = ['unknown_field', 'invalid_value', 'required_value']
const elsewhere = {
	why: 'a file that does not exist', status: 404, reason: 'not_in_team_folder', path: { fileId: nowhere.fileId },
} as const

/** Values of files. */
export const values = enveloped({
	read: {
		action: 'ValueController::read', method: 'GET', path: '/api/v1/files/{fileId}/metadata', access: 'user',
		summary: 'The values of a file', params: FilePath, query: ShapeQuery, answers: { 200: Values },
		refusals: { 404: ['not_in_team_folder'] }, example: { path }, refused: [elsewhere],
	},
	save: {
		action: 'ValueController::save', method: 'POST', path: '/api/v1/files/{fileId}/metadata', access: 'user',
		summary: 'Changes values of a file; all of them are saved, or none', params: FilePath, body: SaveFileValues,
		maxBytes: limits.saveBytes, answers: { 200: SavedValues },
		refusals: { 400: wrongValues, 403: ['not_writable'], 404: ['not_in_team_folder'], 409: ['locked', 'converting', 'restoring'] },
		example: { path, body: { metadata: {} } }, refused: [{ ...elsewhere, body: { metadata: {} } }],
	},
	bulk: {
		action: 'ValueController::bulk', method: 'GET', path: '/api/v1/files/metadata/bulk', access: 'user',
		summary: 'The values of many files; those that the caller cannot read are left out', query: BulkQuery, answers: { 200: BulkValues },
		refusals: { 400: ['invalid_ids'] }, example: { query: { file_ids: '1,2' } },
		refused: [{ why: 'ids that are no numbers', status: 400, reason: 'invalid_ids', query: { file_ids: '1,two' } }],
	},
	readIn: {
		action: 'ValueController::readIn', method: 'GET', path: '/api/v1/groupfolders/{folderId}/files/{fileId}/metadata', access: 'user',
		summary: 'The values of a file of a team folder', params: FileInFolderPath, query: ShapeQuery, answers: { 200: Values },
		refusals: { 400: ['other_folder'], 404: ['not_in_team_folder'] }, example: { path: both },
		refused: [{ ...elsewhere, path: { ...both, ...elsewhere.path } }],
	},
	saveIn: {
		action: 'ValueController::saveIn', method: 'POST', path: '/api/v1/groupfolders/{folderId}/files/{fileId}/metadata', access: 'user',
		summary: 'Changes values of a file of a team folder', params: FileInFolderPath, body: SaveFileValues,
		maxBytes: limits.saveBytes, answers: { 200: SavedValues },
		refusals: {
			400: [...wrongValues, 'other_folder'], 403: ['not_writable'], 404: ['not_in_team_folder'],
			409: ['locked', 'converting', 'restoring'],
		},
		example: { path: both, body: { metadata: {} } },
		refused: [{ ...elsewhere, path: { ...both, ...elsewhere.path }, body: { metadata: {} } }],
	},
})

const folder = { folderId: example.folderId }
const folderRefusals = { 400: wrongValues, 403: ['not_writable'], 404: ['unknown_folder'], 409: ['converting', 'restoring'] }

/** Values of team folders themselves. */
export const folderValues = enveloped({
	read: {
		action: 'FolderValueController::read', method: 'GET', path: '/api/v1/groupfolders/{folderId}/metadata', access: 'user',
		summary: 'The values of a team folder', params: FolderPath, query: ShapeQuery, answers: { 200: Values },
		refusals: { 404: ['unknown_folder'] }, example: { path: folder }, refused: [noFolder],
	},
	save: {
		action: 'FolderValueController::save', method: 'POST', path: '/api/v1/groupfolders/{folderId}/metadata', access: 'user',
		summary: 'Changes values of a team folder, for who may write in it', params: FolderPath, body: SaveValues,
		maxBytes: limits.saveBytes, answers: { 200: SavedValues }, refusals: folderRefusals,
		example: { path: folder, body: { metadata: {} } }, refused: [{ ...noFolder, body: { metadata: {} } }],
	},
})

/** The same for pages in a browser. */
export const ownFolderValues = {
	read: {
		action: 'OwnFolderValueController::read', method: 'GET', path: '/api/user/groupfolders/{folderId}/metadata', access: 'user',
		csrf: false, summary: 'The values of a team folder', params: FolderPath, query: ShapeQuery, answers: { 200: Values },
		refusals: { 404: ['unknown_folder'] }, example: { path: folder }, refused: [noFolder],
	},
	save: {
		action: 'OwnFolderValueController::save', method: 'POST', path: '/api/user/groupfolders/{folderId}/metadata', access: 'user',
		csrf: true, summary: 'Changes values of a team folder, for who may write in it', params: FolderPath, body: SaveValues,
		maxBytes: limits.saveBytes, answers: { 200: SavedValues }, refusals: folderRefusals,
		example: { path: folder, body: { metadata: {} } }, refused: [{ ...noFolder, body: { metadata: {} } }],
	},
} as const satisfies Record<string, Route>

/** What happened to the values of a file: beyond the spec. */
export const history = {
	list: {
		action: 'HistoryController::list', method: 'GET', path: '/api/files/{fileId}/history', access: 'user', csrf: false,
		summary: 'Changes of the values of a file, the newest first', params: FilePath, query: HistoryQuery, answers: { 200: History },
		refusals: { 404: ['not_in_team_folder'] }, example: { path }, refused: [elsewhere],
	},
	restore: {
		action: 'HistoryController::restore', method: 'POST', path: '/api/files/{fileId}/history/restore', access: 'user', csrf: true,
		summary: 'Takes a value back to what it was', params: FilePath, body: RestoreValue, answers: { 200: SavedValues },
		refusals: {
			400: wrongValues, 403: ['not_writable'], 404: ['not_in_team_folder', 'unknown_entry'],
			409: ['changed_since', 'locked', 'converting', 'restoring'],
		},
		example: { path, body: { entry: 1 } }, refused: [{ ...elsewhere, body: { entry: 1 } }],
	},
} as const satisfies Record<string, Route>
