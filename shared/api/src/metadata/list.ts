// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import {
	AllValuesQuery, Changes, ChangesQuery, DirectoryQuery, DirectoryValues, DistinctValues, Rows, RowsQuery, ScopedValues, SortedQuery,
} from '@suite/schema/metadata/list'
import type { Route } from '../contract/route.ts'
import { enveloped, example, FolderPath, noFolder } from './common.ts'

const path = { folderId: example.folderId }
const unknownField = { why: 'a field that the team folder does not have', status: 400, reason: 'unknown_field', path } as const
const namedNothing = { ...unknownField, query: { field_names: 'no_such_field' } } as const
const wrongSelection = ['invalid_filters', 'unknown_field']
const brokenFilters = {
	why: 'filters that are no object', status: 400, reason: 'invalid_filters', path, query: { filters: '[1' },
} as const

/** Files of a team folder by their values: those that the caller can read, and no others. */
export const lists = enveloped({
	allFilterValues: {
		action: 'ListController::allFilterValues', method: 'GET', path: '/api/v1/groupfolders/{folderId}/all-filter-values', access: 'user',
		summary: 'What fields can be filtered by: their choices, or the values that files have', params: FolderPath, query: AllValuesQuery,
		answers: { 200: DistinctValues }, refusals: { 400: ['unknown_field'], 404: ['unknown_folder'] }, example: { path },
		refused: [noFolder, namedNothing],
	},
	filterValues: {
		action: 'ListController::filterValues', method: 'POST', path: '/api/v1/groupfolders/{folderId}/filter-values', access: 'user',
		summary: 'The values that some files have', params: FolderPath, body: ScopedValues, answers: { 200: DistinctValues },
		refusals: { 400: ['unknown_field', 'invalid_ids'], 404: ['unknown_folder'] }, example: { path, body: {} },
		refused: [{ ...noFolder, body: {} }, { ...unknownField, body: { field_names: 'no_such_field' } }],
	},
	sortedFileIds: {
		action: 'ListController::sortedFileIds', method: 'GET', path: '/api/v1/groupfolders/{folderId}/sorted-file-ids', access: 'user',
		summary: 'Ids of files that fit, in order; the header X-Total-Count has their number on all pages, and X-Incomplete is 1 while '
			+ 'a large team folder is still being read', params: FolderPath,
		query: SortedQuery, answers: { 200: Type.Array(Type.Integer()) },
		refusals: { 400: wrongSelection, 404: ['unknown_folder'] }, example: { path, query: { sort_order: 'desc' } },
		refused: [noFolder, brokenFilters, { ...unknownField, query: { sort_field: 'no_such_field' } }],
	},
	directoryMetadata: {
		action: 'ListController::directoryMetadata', method: 'GET', path: '/api/v1/groupfolders/{folderId}/directory-metadata',
		access: 'user', summary: 'The values of files as columns of a list show them', params: FolderPath, query: DirectoryQuery,
		answers: { 200: DirectoryValues }, refusals: { 400: ['unknown_field', 'invalid_ids'], 404: ['unknown_folder'] },
		example: { path, query: { file_ids: '1,2' } },
		refused: [
			{ ...noFolder, query: { file_ids: '1' } },
			{ why: 'ids that are no numbers', status: 400, reason: 'invalid_ids', path, query: { file_ids: '1,two' } },
		],
	},
})

/** The whole team folder as one table: beyond the spec. */
export const rows = {
	list: {
		action: 'RowController::list', method: 'GET', path: '/api/groupfolders/{folderId}/rows', access: 'user', csrf: false,
		summary: 'A page of all files of a team folder with their values', params: FolderPath, query: RowsQuery, answers: { 200: Rows },
		refusals: { 400: wrongSelection, 404: ['unknown_folder'] }, example: { path },
		refused: [noFolder, brokenFilters, { ...unknownField, query: { group_by: 'no_such_field' } }],
	},
	changes: {
		action: 'RowController::changes', method: 'GET', path: '/api/groupfolders/{folderId}/changes', access: 'user', csrf: false,
		summary: 'Files whose values changed since a list was read', params: FolderPath, query: ChangesQuery, answers: { 200: Changes },
		refusals: { 404: ['unknown_folder'] }, example: { path }, refused: [noFolder],
	},
	filterValues: {
		action: 'RowController::filterValues', method: 'POST', path: '/api/groupfolders/{folderId}/filter-values', access: 'user',
		csrf: true, summary: 'The values that some files have, for pages in a browser', params: FolderPath, body: ScopedValues,
		answers: { 200: DistinctValues }, refusals: { 400: ['unknown_field', 'invalid_ids'], 404: ['unknown_folder'] },
		example: { path, body: {} }, refused: [{ ...noFolder, body: {} }],
	},
} as const satisfies Record<string, Route>
