// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { Column, SaveColumns } from '@suite/schema/metadata/column'
import { Done } from '@suite/schema/metadata/values'
import { AnewQuery, View, ViewInput, ViewOrder, Views } from '@suite/schema/metadata/view'
import { enveloped, example, FolderPath, noFolder, nowhere, ViewPath, whileRestoring } from './common.ts'

const path = { folderId: example.folderId }
const ofView = { ...path, viewId: example.viewId }
const wrong = ['unknown_field', 'invalid_filter', 'too_many_filters']
const body = { name: 'Contracts that end' }
const noView = {
	why: 'a view that does not exist', status: 404, reason: 'unknown_view', path: { ...path, viewId: nowhere.viewId },
} as const

/** Saved views of team folders. */
export const views = enveloped({
	list: {
		action: 'ViewController::list', method: 'GET', path: '/api/v1/groupfolders/{folderId}/views', access: 'user',
		summary: 'The saved views of a team folder', params: FolderPath, query: AnewQuery, answers: { 200: Views },
		refusals: { 404: ['unknown_folder'] }, example: { path }, refused: [noFolder],
	},
	create: {
		action: 'ViewController::create', method: 'POST', path: '/api/v1/groupfolders/{folderId}/views', access: 'user',
		summary: 'Saves a new view, for who may manage the fields of the team folder', params: FolderPath, body: ViewInput,
		answers: { 201: View },
		refusals: { 400: [...wrong, 'too_many_views'], 403: ['not_manager'], 404: ['unknown_folder'], ...whileRestoring },
		example: { path, body },
		refused: [
			{ ...noFolder, body },
			{ why: 'an order by what is no field', status: 400, reason: 'unknown_field', path, body: { ...body, sort_field: '?' } },
			{ why: 'filters that are no object', status: 400, reason: 'invalid_filter', path, body: { ...body, filters: 'stage=Final' } },
		],
	},
	reorder: {
		action: 'ViewController::reorder', method: 'PUT', path: '/api/v1/groupfolders/{folderId}/views/reorder', access: 'user',
		summary: 'Orders the views of a team folder', params: FolderPath, body: ViewOrder, aliases: { ids: 'view_ids' },
		answers: { 200: Done }, refusals: { 403: ['not_manager'], 404: ['unknown_folder'], ...whileRestoring },
		example: { path, body: { view_ids: [] } },
		refused: [{ ...noFolder, body: { view_ids: [] } }],
	},
	update: {
		action: 'ViewController::update', method: 'PUT', path: '/api/v1/groupfolders/{folderId}/views/{viewId}', access: 'user',
		summary: 'Replaces a view; absent members become empty, except those of fields that are not assigned', params: ViewPath,
		body: ViewInput, answers: { 200: View },
		refusals: { 400: wrong, 403: ['not_manager'], 404: ['unknown_folder', 'unknown_view'], ...whileRestoring },
		example: { path: ofView, body },
		refused: [{ ...noView, body }],
	},
	delete: {
		action: 'ViewController::delete', method: 'DELETE', path: '/api/v1/groupfolders/{folderId}/views/{viewId}', access: 'user',
		summary: 'Deletes a view', params: ViewPath, answers: { 200: Done },
		refusals: { 403: ['not_manager'], 404: ['unknown_folder', 'unknown_view'], ...whileRestoring }, example: { path: ofView },
		refused: [noView],
	},
})

/** The columns that the files of team folders have where no view says otherwise. */
export const columns = enveloped({
	list: {
		action: 'ColumnController::list', method: 'GET', path: '/api/v1/groupfolders/{folderId}/columns', access: 'user',
		summary: 'The fields that are shown as columns, in their order', params: FolderPath, query: AnewQuery,
		answers: { 200: Type.Array(Column) }, refusals: { 404: ['unknown_folder'] }, example: { path }, refused: [noFolder],
	},
	save: {
		action: 'ColumnController::save', method: 'POST', path: '/api/v1/groupfolders/{folderId}/columns', access: 'user',
		summary: 'Changes columns for everybody, for who may write in the team folder or manage its fields', params: FolderPath,
		body: SaveColumns, answers: { 200: Done },
		refusals: { 400: ['unknown_field'], 403: ['not_writable'], 404: ['unknown_folder'], ...whileRestoring },
		example: { path, body: { columns: [] } },
		refused: [
			{ ...noFolder, body: { columns: [] } },
			{
				why: 'a field that is not assigned', status: 400, reason: 'unknown_field', path,
				body: { columns: [{ field_id: Number(nowhere.fieldId), show_as_column: true }] },
			},
		],
	},
})
