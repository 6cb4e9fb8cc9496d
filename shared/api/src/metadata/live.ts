// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { Cell, CellLock, Locked } from '@suite/schema/metadata/lock'
import { Leave, Present } from '@suite/schema/metadata/presence'
import { Done } from '@suite/schema/metadata/values'
import type { Route } from '../contract/route.ts'
import { example, FileInFolderPath, FolderPath, noFolder, nowhere } from './common.ts'

const folder = { folderId: example.folderId }
const path = { ...folder, fileId: example.fileId }
const body = { field_name: 'file_gf_stage' }

/** Values that somebody edits. */
export const locks = {
	lock: {
		action: 'LockController::lock', method: 'POST', path: '/api/groupfolders/{folderId}/files/{fileId}/lock', access: 'user',
		csrf: true, summary: 'Keeps others from changing a value for a while; once more prolongs it', params: FileInFolderPath, body: Cell,
		aliases: { fieldName: 'field_name' }, answers: { 200: Locked },
		refusals: {
			400: ['unknown_field', 'other_folder'], 403: ['not_writable'], 404: ['not_in_team_folder'], 409: ['locked'],
		},
		example: { path, body },
		refused: [
			{
				why: 'a file that does not exist', status: 404, reason: 'not_in_team_folder', body,
				path: { ...path, fileId: nowhere.fileId },
			},
			{ why: 'a field that does not exist', status: 400, reason: 'unknown_field', path, body: { field_name: 'No such field' } },
		],
	},
	unlock: {
		action: 'LockController::unlock', method: 'POST', path: '/api/groupfolders/{folderId}/files/{fileId}/unlock', access: 'user',
		csrf: true, summary: 'Ends a lock of the caller; those of others stay, which is no failure', params: FileInFolderPath, body: Cell,
		aliases: { fieldName: 'field_name' }, answers: { 200: Done }, example: { path, body },
	},
	list: {
		action: 'LockController::list', method: 'GET', path: '/api/groupfolders/{folderId}/locks', access: 'user', csrf: false,
		summary: 'Values of a team folder that somebody edits, of files that the caller can read', params: FolderPath,
		answers: { 200: Type.Array(CellLock) }, refusals: { 404: ['unknown_folder'] }, example: { path: folder }, refused: [noFolder],
	},
} as const satisfies Record<string, Route>

/** Who looks at which team folder. */
export const presence = {
	leave: {
		action: 'PresenceController::leave', method: 'POST', path: '/api/presence/leave', access: 'user', csrf: true,
		summary: 'Says that the caller no longer looks at a team folder', body: Leave, aliases: { gfId: 'gf_id' }, answers: { 200: Done },
		example: { body: { gf_id: Number(example.folderId) } },
	},
	enter: {
		action: 'PresenceController::enter', method: 'POST', path: '/api/groupfolders/{folderId}/presence', access: 'user', csrf: true,
		summary: 'Says that the caller looks at a team folder, and asks who else does', params: FolderPath, answers: { 200: Present },
		refusals: { 404: ['unknown_folder'] }, example: { path: folder }, refused: [noFolder],
	},
	read: {
		action: 'PresenceController::read', method: 'GET', path: '/api/groupfolders/{folderId}/presence', access: 'user', csrf: false,
		summary: 'Who else looks at a team folder', params: FolderPath, answers: { 200: Present }, refusals: { 404: ['unknown_folder'] },
		example: { path: folder }, refused: [noFolder],
	},
} as const satisfies Record<string, Route>
