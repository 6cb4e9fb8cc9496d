// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Problem, ProblemReason } from '../rules/index.ts'

/** As of `@nextcloud/l10n`. */
export type Translate = (app: string, text: string) => string

/** What is wrong with a value, a filter or a definition; the server has the same in `ProblemSentences.php`. */
export function problemWords({ reason, parameters }: Problem, t: Translate): string {
	return sentence(reason, t).replace(/\{(\w+)\}/g, (place, name: string) => {
		const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
		return value === undefined ? place : String(value)
	})
}

function sentence(reason: ProblemReason, t: Translate): string {
	switch (reason) {
		case 'wrong_shape': return t('metadataapp', 'This is not a value for this field.')
		case 'bad_characters': return t('metadataapp', 'The text has characters that cannot be stored. Type it again.')
		case 'too_long': return t('metadataapp', 'The text is too long. Use at most {max} characters.')
		case 'not_a_number': return t('metadataapp', 'Enter a number, such as 12.5.')
		case 'too_many_digits': return t('metadataapp', 'Enter a number with at most {max} digits.')
		case 'not_a_date': return t('metadataapp', 'Enter a date as {pattern}, without a time.')
		case 'no_such_day': return t('metadataapp', 'This day does not exist. Dates are written as {pattern}.')
		case 'not_a_date_with_time': return t('metadataapp', 'Enter a date and time as {pattern}, without a time zone.')
		case 'no_such_time': return t('metadataapp', 'This time does not exist. Dates and times are written as {pattern}.')
		case 'not_a_mark': return t('metadataapp', 'Enter 1 for checked or 0 for unchecked.')
		case 'not_an_option': return t('metadataapp', '“{option}” is not an option of this field. Choose one of its options.')
		case 'not_one_user': return t('metadataapp', 'Choose one person.')
		case 'unknown_user': return t('metadataapp', 'Nobody here has the account “{user}”. Choose another person.')
		case 'not_an_address': return t('metadataapp', 'Enter a web address, such as https://example.org.')
		case 'unsafe_address': return t('metadataapp', 'Enter an address that begins with one of these: {schemes}.')
		case 'not_a_file': return t('metadataapp', 'Choose a file. Programs send its id and its path, such as 42:Reports/2026.pdf.')
		case 'unknown_file': return t('metadataapp', 'You have no file with the id {file}. Choose another file.')
		case 'too_many': return t('metadataapp', 'There are too many. Use at most {max}.')
		case 'bad_filter': return t('metadataapp', 'This field cannot be filtered in this way.')
		case 'filters_not_an_object': return t('metadataapp', 'Filters must be an object with a member for each field.')
		case 'missing': return t('metadataapp', 'Fill this in.')
		case 'locked': return t('metadataapp', 'This value is being edited by {name}. Try again later.')
		case 'converting': return t('metadataapp', 'An administrator is changing this field. Try again in a few minutes.')
		case 'unknown_field': return t('metadataapp', 'There is no field “{field}” here.')
		case 'taken_name': return t('metadataapp', 'Another field has this name. Choose a different one.')
		case 'bad_name': return t(
			'metadataapp',
			'The name may only contain lowercase letters, numbers and underscores, and must start with a letter.',
		)
		case 'unknown_type': return t('metadataapp', 'There is no such type. Use one of these: {types}.')
		case 'options_not_a_list': return t('metadataapp', 'Options must be a list of texts.')
		case 'too_many_options': return t('metadataapp', 'A field can have {max} options.')
		case 'empty_option': return t('metadataapp', 'An option is empty. Enter a text or remove it.')
		case 'duplicate_option': return t('metadataapp', 'The option “{option}” is there twice.')
		case 'separator_in_option': return t('metadataapp', 'The option “{option}” must not contain the characters ;#.')
		case 'date_options_not_an_object': return t('metadataapp', 'The options of a date must be an object.')
		case 'date_options_a_list': return t('metadataapp', 'The options of a date must be an object, not a list.')
		case 'date_options_unknown': return t('metadataapp', 'A date has no options {keys}. Only includeTime is supported.')
		case 'include_time_not_a_boolean': return t('metadataapp', 'The option includeTime must be a boolean.')
	}
}
