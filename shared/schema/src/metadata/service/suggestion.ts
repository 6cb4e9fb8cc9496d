// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from '../limits.ts'
import { ValueMap } from '../value.ts'
import { closed, open } from '../values.ts'

/** What becomes of a question. The first two go on, the others are its end. */
export const suggestionStates = ['waiting', 'running', 'done', 'failed', 'unreadable', 'cancelled', 'timed_out'] as const

/** Values that a language model suggests for a file, where they differ from what is stored; none unless it is done. Nothing is saved. */
export const Suggestion = Type.Object({
	task_id: Type.Integer(),
	file_id: Type.Integer(),
	state: Type.String({
		enum: [...suggestionStates],
		description: 'waiting and running until there is an answer, then done; or failed, unreadable where the answer was none, cancelled, '
			+ `timed_out after ${limits.suggestionSeconds} seconds`,
	}),
	suggestions: ValueMap,
	dropped: Type.Integer({ description: 'suggestions that were left out because they do not fit' }),
}, { title: 'Suggestion', ...closed })
export type Suggestion = Static<typeof Suggestion>

export const SuggestionStatusQuery = Type.Object({
	task_id: Type.Optional(Type.Integer({ minimum: 1, description: 'of a question of the caller' })),
})
export const SuggestionStatus = Type.Object({
	available: Type.Boolean({ description: 'whether the caller can ask: it is switched on, and something answers' }),
	has_provider: Type.Boolean({ description: 'whether something on this server answers prompts, switched on or not' }),
	task: Type.Optional(Suggestion),
}, { title: 'SuggestionStatus', ...closed })
export type SuggestionStatus = Static<typeof SuggestionStatus>

/** Asks for values of a file. */
export const AskSuggestions = Type.Object({
	file_id: Type.Integer({ minimum: 1 }),
	groupfolder_id: Type.Optional(Type.Integer({ minimum: 1, description: 'the team folder that the file must lie in' })),
	rejected: Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: limits.valueCharacters }), {
		description: 'by the names of fields: values that are not wanted again',
	})),
}, { title: 'AskSuggestions', ...open })
