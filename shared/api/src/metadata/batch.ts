// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import {
	BatchCopied, BatchCopy, BatchDelete, BatchDeleted, BatchUpdate, BatchUpdated, ClearedSelection, ClearSelection, Exported,
	ExportSelection, SavedSelection, SaveSelection,
} from '@suite/schema/metadata/batch'
import { limits } from '@suite/schema/metadata/limits'
import type { Route } from '../contract/route.ts'
import { enveloped, nowhere, whileRestoring } from './common.ts'

const noFile = Number(nowhere.fileId)

/** Many files at once. Each item is saved or not by itself, and answered by itself. */
export const batches = enveloped({
	update: {
		action: 'BatchesController::update', method: 'POST', path: '/api/v1/files/metadata/batch-update', access: 'user',
		summary: 'Changes values of many files', body: BatchUpdate, maxBytes: limits.batchBytes, answers: { 200: BatchUpdated },
		refusals: whileRestoring, example: { body: { updates: [] } },
	},
	delete: {
		action: 'BatchesController::delete', method: 'POST', path: '/api/v1/files/metadata/batch-delete', access: 'user',
		summary: 'Takes values of many files away', body: BatchDelete, answers: { 200: BatchDeleted },
		refusals: whileRestoring, example: { body: { deletes: [] } },
	},
	copy: {
		action: 'BatchesController::copy', method: 'POST', path: '/api/v1/files/metadata/batch-copy', access: 'user',
		summary: 'Gives files of a team folder the values of another file in it', body: BatchCopy, answers: { 200: BatchCopied },
		refusals: { 400: ['other_folder', 'unknown_field'], 404: ['not_in_team_folder'], ...whileRestoring },
		example: { body: { source_file_id: 1, target_file_ids: [] } },
		refused: [{
			why: 'a source that does not exist', status: 404, reason: 'not_in_team_folder',
			body: { source_file_id: noFile, target_file_ids: [] },
		}],
	},
})

const aliases = { fileIds: 'file_ids' } as const

/** Files that somebody selected, for pages in a browser. */
export const selections = {
	save: {
		action: 'SelectionController::save', method: 'POST', path: '/api/files/bulk-metadata', access: 'user', csrf: true,
		summary: 'Gives many files the same values', body: SaveSelection, aliases: { ...aliases, mergeStrategy: 'merge_strategy' },
		maxBytes: limits.saveBytes, answers: { 200: SavedSelection }, refusals: whileRestoring,
		example: { body: { file_ids: [], metadata: {} } },
	},
	clear: {
		action: 'SelectionController::clear', method: 'POST', path: '/api/files/clear-metadata', access: 'user', csrf: true,
		summary: 'Takes all values of many files away', body: ClearSelection, aliases, answers: { 200: ClearedSelection },
		refusals: whileRestoring, example: { body: { file_ids: [] } },
	},
	export: {
		action: 'SelectionController::export', method: 'POST', path: '/api/files/export-metadata', access: 'user', csrf: true,
		summary: 'The values of many files; a table is made of them on the screen', body: ExportSelection, aliases,
		answers: { 200: Exported }, example: { body: { file_ids: [] } },
	},
} as const satisfies Record<string, Route>
