// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import { characters, excerpt, isStorable } from './values/text.ts'

export const problemReasons = Object.freeze([
	'wrong_shape', 'bad_characters', 'too_long', 'not_a_number', 'too_many_digits', 'not_a_date', 'no_such_day', 'not_a_date_with_time',
	'no_such_time', 'not_a_mark', 'not_an_option', 'not_one_user', 'unknown_user', 'not_an_address', 'unsafe_address', 'not_a_file',
	'unknown_file', 'too_many', 'bad_filter', 'filters_not_an_object', 'missing', 'locked', 'converting', 'unknown_field', 'taken_name',
	'bad_name', 'unknown_type', 'options_not_a_list', 'too_many_options', 'empty_option', 'duplicate_option', 'separator_in_option',
	'date_options_not_an_object', 'date_options_a_list', 'date_options_unknown', 'include_time_not_a_boolean',
] as const)
export type ProblemReason = typeof problemReasons[number]

/** What is wrong with a value, a filter or the definition of a field, to be said in the language of the person. */
export class Problem {
	readonly reason: ProblemReason
	/** Of the sentence: bounds, patterns, and what somebody sent. */
	readonly parameters: Readonly<Record<string, number | string>>

	constructor(reason: ProblemReason, parameters: Readonly<Record<string, number | string>> = {}) {
		this.reason = reason
		this.parameters = parameters
	}
}

/** With the beginning of what somebody sent. */
export function quoting(reason: ProblemReason, name: string, sent: string): Problem {
	return new Problem(reason, { [name]: excerpt(sent, limits.quotedCharacters) })
}

/** What keeps a text from being stored. */
export function textProblem(text: string, most: number): Problem | null {
	if (!isStorable(text)) {
		return new Problem('bad_characters')
	}
	return characters(text) > most ? new Problem('too_long', { max: most }) : null
}

/** Of one line: like `textProblem`, and without tabs and line ends. */
export function lineProblem(text: string, most: number): Problem | null {
	return /[\t\r\n]/.test(text) ? new Problem('bad_characters') : textProblem(text, most)
}
