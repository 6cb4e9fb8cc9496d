// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { Init, TeamFolder } from '@suite/schema/metadata/folder'
import { limits } from '@suite/schema/metadata/limits'
import { Named } from '@suite/schema/metadata/permission'
import type { Route } from '../contract/route.ts'
import { enveloped } from './common.ts'

/** Team folders. */
export const folders = enveloped({
	list: {
		action: 'FolderController::list', method: 'GET', path: '/api/v1/groupfolders', access: 'user',
		summary: 'The team folders of the caller', answers: { 200: Type.Array(TeamFolder) }, example: {},
	},
})

/** The same for pages in a browser. */
export const ownFolders = {
	list: {
		action: 'OwnFolderController::list', method: 'GET', path: '/api/user/groupfolders', access: 'user', csrf: false,
		summary: 'The team folders of the caller, and for administrators all of them', answers: { 200: Type.Array(TeamFolder) },
		example: {},
	},
} as const satisfies Record<string, Route>

/** What to begin with. */
export const init = {
	read: {
		action: 'InitController::read', method: 'GET', path: '/api/init', access: 'user', csrf: false,
		summary: 'What a page or program needs to begin, with the team folder that a path is in',
		query: Type.Object({
			dir: Type.Optional(Type.String({ maxLength: limits.pathCharacters, description: 'from the top of the files of the caller' })),
		}),
		answers: { 200: Init }, example: { query: { dir: '/' } },
	},
} as const satisfies Record<string, Route>

export const users = {
	search: {
		action: 'UserController::search', method: 'GET', path: '/api/users', access: 'user', csrf: false,
		summary: `Accounts for a field of that type, ${limits.usersFound} at most, as far as the caller may find them`,
		query: Type.Object({ search: Type.Optional(Type.String({ maxLength: limits.searchCharacters })) }),
		answers: { 200: Type.Array(Named) }, example: { query: { search: 'a' } },
	},
} as const satisfies Record<string, Route>
