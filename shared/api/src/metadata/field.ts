// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { AssignedFields, DeletedField, Field, FieldInput, SavedField } from '@suite/schema/metadata/field'
import { Done } from '@suite/schema/metadata/values'
import type { Route } from '../contract/route.ts'
import { enveloped, example, FieldPath, FolderPath, noFolder, nowhere, whileRestoring } from './common.ts'

const definition = { field_name: 'file_gf_stage', field_label: 'Stage', field_type: 'select', field_options: ['Draft', 'Final'] } as const
const wrongInput = ['invalid_name', 'invalid_type', 'invalid_options', 'taken_name', 'too_many_fields']
const unknown = { why: 'a field that does not exist', status: 404, reason: 'unknown_field' } as const

/** Definitions of fields. */
export const fields = enveloped({
	list: {
		action: 'FieldController::list', method: 'GET', path: '/api/v1/groupfolder-fields', access: 'admin',
		summary: 'All fields, in their order', answers: { 200: Type.Array(Field) }, example: {},
	},
	create: {
		action: 'FieldController::create', method: 'POST', path: '/api/v1/groupfolder-fields', access: 'admin',
		summary: 'Defines a field', body: FieldInput, answers: { 201: SavedField }, refusals: { 400: wrongInput, ...whileRestoring },
		example: { body: definition },
		refused: [
			{ why: 'a name with capitals', status: 400, reason: 'invalid_name', body: { ...definition, field_name: 'Status' } },
			{ why: 'a type that does not exist', status: 400, reason: 'invalid_type', body: { ...definition, field_type: 'banana' } },
			{
				why: 'a date with other options', status: 400, reason: 'invalid_options',
				body: { ...definition, field_type: 'date', field_options: { includeTime: true, zone: 'UTC' } },
			},
		],
	},
	update: {
		action: 'FieldController::update', method: 'PUT', path: '/api/v1/groupfolder-fields/{fieldId}', access: 'admin',
		summary: 'Replaces a definition; absent members become empty, values stay', params: FieldPath, body: FieldInput,
		answers: { 200: SavedField },
		refusals: { 400: wrongInput, 404: ['unknown_field'], 409: ['values_would_be_lost', 'converting', 'restoring'] },
		example: { path: { fieldId: example.fieldId }, body: definition },
		refused: [{ ...unknown, path: { fieldId: nowhere.fieldId } }],
	},
	delete: {
		action: 'FieldController::delete', method: 'DELETE', path: '/api/v1/groupfolder-fields/{fieldId}', access: 'admin',
		summary: 'Deletes a field with all its values', params: FieldPath, answers: { 200: DeletedField },
		refusals: { 404: ['unknown_field'], 409: ['converting', 'restoring'] }, example: { path: { fieldId: example.fieldId } },
		refused: [{ ...unknown, path: { fieldId: nowhere.fieldId } }],
	},
})

const path = { folderId: example.folderId }

/** Fields of a team folder. */
export const assignments = enveloped({
	save: {
		action: 'AssignmentController::save', method: 'POST', path: '/api/v1/groupfolders/{folderId}/fields', access: 'admin',
		summary: 'Replaces the fields of a team folder', params: FolderPath, body: AssignedFields, answers: { 200: Done },
		refusals: { 400: ['unknown_field'], 404: ['unknown_folder'], ...whileRestoring },
		example: { path, body: { field_ids: [] } },
		refused: [{ ...noFolder, body: { field_ids: [] } }],
	},
	list: {
		action: 'AssignmentController::list', method: 'GET', path: '/api/v1/groupfolders/{folderId}/fields', access: 'user',
		summary: 'The fields of a team folder', params: FolderPath, answers: { 200: Type.Array(Field) },
		refusals: { 404: ['unknown_folder'] }, example: { path }, refused: [noFolder],
	},
	ofFiles: {
		action: 'AssignmentController::ofFiles', method: 'GET', path: '/api/v1/groupfolders/{folderId}/file-fields', access: 'user',
		summary: 'Those of them that files have', params: FolderPath, answers: { 200: Type.Array(Field) },
		refusals: { 404: ['unknown_folder'] }, example: { path }, refused: [noFolder],
	},
})

/** The same for pages in a browser. */
export const ownFields = {
	list: {
		action: 'OwnFieldController::list', method: 'GET', path: '/api/user/groupfolder-fields', access: 'user', csrf: false,
		summary: 'All fields, for who may manage those of a team folder; for others the ones of their team folders',
		answers: { 200: Type.Array(Field) }, example: {},
	},
	assigned: {
		action: 'OwnFieldController::assigned', method: 'GET', path: '/api/user/groupfolders/{folderId}/fields', access: 'user',
		csrf: false, summary: 'Ids of the fields of a team folder', params: FolderPath, answers: { 200: Type.Array(Type.Integer()) },
		refusals: { 404: ['unknown_folder'] }, example: { path }, refused: [noFolder],
	},
	assign: {
		action: 'OwnFieldController::assign', method: 'POST', path: '/api/user/groupfolders/{folderId}/fields', access: 'user', csrf: true,
		summary: 'Replaces the fields of a team folder, for who may manage them', params: FolderPath, body: AssignedFields,
		answers: { 200: Done },
		refusals: { 400: ['unknown_field'], 403: ['not_manager'], 404: ['unknown_folder'], ...whileRestoring },
		example: { path, body: { field_ids: [] } }, refused: [{ ...noFolder, body: { field_ids: [] } }],
	},
} as const satisfies Record<string, Route>
