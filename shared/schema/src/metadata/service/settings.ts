// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import Type, { type Static } from 'typebox'
import { limits } from '../limits.ts'
import { closed, FlagInput, open } from '../values.ts'

/** What an administrator chooses for the whole server. */
export const Settings = Type.Object({
	success: Type.Literal(true),
	settings: Type.Object({
		history_days: Type.Integer({ description: 'how long changes of values are kept; 0 for as long as the files' }),
		daily_backup: Type.Boolean(),
		ai_enabled: Type.Boolean({ description: 'whether people may ask a language model for values' }),
	}, closed),
}, { title: 'Settings', ...closed })
export type Settings = Static<typeof Settings>

export const SaveSettings = Type.Object({
	history_days: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.historyDays })),
	daily_backup: Type.Optional(FlagInput),
	ai_enabled: Type.Optional(FlagInput),
}, { title: 'SaveSettings', ...open, description: 'what is not said stays as it is' })

/** How many there are of what the caller can see. */
export const Statistics = Type.Object({
	total_fields: Type.Integer({ description: 'for administrators all; for others those of their team folders' }),
	total_values: Type.Integer({ description: 'of files that the caller can read, and of team folders' }),
	files_with_metadata: Type.Integer({ description: 'that the caller can read' }),
	fields_by_type: Type.Array(Type.Object({
		field_type: Type.String(),
		count: Type.String({ description: 'a number' }),
	}, closed)),
}, { title: 'Statistics', ...closed })
export type Statistics = Static<typeof Statistics>
