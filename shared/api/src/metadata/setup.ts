// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type from 'typebox'
import { FieldOrder, FieldUsage } from '@suite/schema/metadata/field'
import { RequiredMode } from '@suite/schema/metadata/folder'
import { Done } from '@suite/schema/metadata/values'
import type { Route } from '../contract/route.ts'
import { example, FolderPath, noFolder, whileRestoring } from './common.ts'

/** What the panels of administrators and managers need beyond the spec. */
export const setup = {
	usage: {
		action: 'SetupController::usage', method: 'GET', path: '/api/fields/usage', access: 'admin', csrf: false,
		summary: 'Where each field is in use', answers: { 200: Type.Array(FieldUsage) }, example: {},
	},
	saveOrder: {
		action: 'SetupController::saveOrder', method: 'PUT', path: '/api/fields/order', access: 'admin', csrf: true,
		summary: 'Orders the fields', body: FieldOrder, answers: { 200: Done }, refusals: whileRestoring,
		example: { body: { field_ids: [] } },
	},
	saveRequired: {
		action: 'SetupController::saveRequired', method: 'PUT', path: '/api/groupfolders/{folderId}/required', access: 'user', csrf: true,
		summary: 'Sets what a team folder does about required fields that are empty, for who may manage its fields', params: FolderPath,
		body: RequiredMode, answers: { 200: Done }, refusals: { 403: ['not_manager'], 404: ['unknown_folder'], ...whileRestoring },
		example: { path: { folderId: example.folderId }, body: { required: 'warn' } },
		refused: [{ ...noFolder, body: { required: 'warn' } }],
	},
} as const satisfies Record<string, Route>
