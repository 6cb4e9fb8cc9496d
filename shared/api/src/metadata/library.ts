// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Content, ContentQuery } from '@suite/schema/metadata/library'
import type { Route } from '../contract/route.ts'
import { example, FolderPath, noFolder, nowhere } from './common.ts'

const path = { folderId: example.folderId }

/** What the Library shows: beyond the spec. */
export const library = {
	content: {
		action: 'LibraryController::content', method: 'GET', path: '/api/groupfolders/{folderId}/content', access: 'user', csrf: false,
		summary: 'Files and folders of a folder, with the values of file fields', params: FolderPath, query: ContentQuery,
		answers: { 200: Content }, refusals: { 404: ['unknown_folder', 'not_in_team_folder'] }, example: { path },
		refused: [
			noFolder,
			{ why: 'a folder that does not exist', status: 404, reason: 'not_in_team_folder', path, query: { parent: nowhere.fileId } },
		],
	},
} as const satisfies Record<string, Route>
