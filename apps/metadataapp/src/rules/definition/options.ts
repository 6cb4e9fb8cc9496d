// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import { separator } from '../codecs/rules.ts'
import { lineProblem, Problem, quoting } from '../problem.ts'
import { readDecimal } from '../values/decimal.ts'
import { isList, type Json, members } from '../values/json.ts'
import { textOf, trim } from '../values/text.ts'

/**
 * The options of a selection: a list of texts or of objects with a `value`, or a text with an option on each line. White space around
 * an option is left out, and so are empty lines; an empty item of a list is a mistake.
 */
export function readOptions(input: Json): readonly string[] | Problem {
	const items = typeof input === 'string' ? lines(input) : input ?? []
	if (!isList(items)) {
		return new Problem('options_not_a_list')
	}
	if (items.length > limits.optionsPerField) {
		return new Problem('too_many_options', { max: limits.optionsPerField })
	}
	const options = new Set<string>()
	for (const item of items) {
		const text = textOf(members(item)?.get('value') ?? item)
		if (text === null) {
			return new Problem('options_not_a_list')
		}
		const option = trim(text)
		const problem = optionProblem(option, options)
		if (problem !== null) {
			return problem
		}
		options.add(option)
	}
	return [...options]
}

function optionProblem(option: string, known: ReadonlySet<string>): Problem | null {
	if (option === '') {
		return new Problem('empty_option')
	}
	if (known.has(option)) {
		return quoting('duplicate_option', 'option', option)
	}
	return lineProblem(option, limits.optionCharacters)
		?? (option.includes(separator) ? quoting('separator_in_option', 'option', option) : null)
}

const lines = (text: string): readonly string[] => text.split(/[\r\n]/).filter((line) => trim(line) !== '')

/**
 * The options of a date: an object that has `includeTime` and nothing else.
 *
 * @param otherwise - when there are none: null, an empty list or an empty object
 */
export function readDateOptions(input: Json, otherwise: boolean): boolean | Problem {
	if (input === null || (isList(input) && input.length === 0)) {
		return otherwise
	}
	const all = members(input)
	if (all === null) {
		return new Problem(isList(input) ? 'date_options_a_list' : 'date_options_not_an_object')
	}
	const unknown = [...all.keys()].filter((name) => name !== 'includeTime')
	if (unknown.length > 0) {
		return quoting('date_options_unknown', 'keys', unknown.join(', '))
	}
	return all.size === 0 ? otherwise : isTrue(all.get('includeTime')) ?? new Problem('include_time_not_a_boolean')
}

/** Of a boolean, a whole number, or either as a text. */
function isTrue(value: Json | undefined): boolean | null {
	if (typeof value === 'boolean') {
		return value
	}
	const text = textOf(value) ?? ''
	const number = readDecimal(text)
	return number === null || number.includes('.') ? (text === 'true' ? true : text === 'false' ? false : null) : number !== '0'
}
