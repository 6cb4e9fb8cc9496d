// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import { AskSuggestions, Suggestion, SuggestionStatus, SuggestionStatusQuery } from '@suite/schema/metadata/service/suggestion'
import type { Route } from '../../contract/route.ts'
import { example, nowhere } from '../common.ts'

const ofFile = { 403: ['not_writable'], 404: ['not_in_team_folder'] } as const

/** Values that a language model suggests. Whoever asks decides about each and saves it as any other value. */
export const suggestions = {
	status: {
		action: 'SuggestionController::status', method: 'GET', path: '/api/ai/status', access: 'user', csrf: false,
		summary: 'Whether the caller can ask for suggestions, and with the id of a question what has come of it',
		query: SuggestionStatusQuery, answers: { 200: SuggestionStatus },
		refusals: { ...ofFile, 404: [...ofFile[404], 'unknown_task'] }, example: {},
		refused: [{ why: 'a question that nobody asked', status: 404, reason: 'unknown_task', query: { task_id: '999999999' } }],
	},
	generate: {
		action: 'SuggestionController::generate', method: 'POST', path: '/api/ai/generate', access: 'user', csrf: true,
		summary: 'Asks for suggestions for a file; the answer has an id to ask for them with. A question that still runs is asked once',
		body: AskSuggestions, aliases: { fileId: 'file_id', groupfolderId: 'groupfolder_id', rejectedSuggestions: 'rejected' },
		userLimit: { calls: limits.suggestionsPerHour, seconds: 3_600 }, answers: { 202: Suggestion },
		refusals: { ...ofFile, 400: ['other_folder'], 409: ['suggestions_off', 'no_provider', 'no_fields', 'no_text'] },
		example: { body: { file_id: Number(example.fileId) } },
		refused: [{
			why: 'a file that does not exist', status: 404, reason: 'not_in_team_folder', body: { file_id: Number(nowhere.fileId) },
		}],
	},
} as const satisfies Record<string, Route>
