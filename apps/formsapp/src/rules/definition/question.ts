// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import type { QuestionType } from '@suite/schema/forms/question'
import { BadPattern } from '../pattern/parser.ts'
import { compilePattern, type Pattern } from '../pattern/pattern.ts'
import { isList, type Json, looseMembers, type Members, members, without } from '../values/json.ts'
import { choiceList } from './choices.ts'
import { Fields, type Problems } from './fields.ts'
import { ListReader } from './lists.ts'
import { hasChoices, typeNamed } from './names.ts'
import { readSettings } from './settings.ts'
import type { Question } from './types.ts'

/** Options of any type and their other names: those of another type are left out. */
const options = [
	'placeholder', 'maxLength', 'rows', 'pattern', 'patternMessage', 'min', 'max', 'choices', 'allowOther', 'randomize', 'minSelections',
	'maxSelections', 'minLabel', 'maxLabel', 'columns', 'multiplePerRow', 'minRows', 'maxRows', 'allowedTypes', 'allowedTypePreset',
	'maxFileSize', 'maxFiles', 'dateMin', 'dateMax', 'timeMin', 'timeMax', 'scaleMin', 'scaleMax', 'scaleMinLabel', 'scaleMaxLabel',
	'ratingMax', 'maxStars',
]
const knownOptions = new Set(options)
/** Members that are read, or given a new place. */
const known = new Set([
	'id', 'type', 'title', 'question', 'description', 'required', 'options', 'showIf', 'conditions', 'sectionId', 'page', 'order',
	'validation', ...options,
])

/** Reads one question, without what it needs the others for. */
export function readQuestion(id: string, all: Members, problems: Problems): Question {
	const given = optionsOf(id, all.get('options'), problems)
	const validation = looseMembers(all.get('validation')) ?? new Map<string, Json>()
	const own = new Fields([all], id, problems)
	const type = typeOf(own, validation.get('type'))
	const fields = new Fields([given, all, renamed(validation)], id, problems)
	const lists = new ListReader(id, problems)
	const choices = hasChoices(type)
		? lists.choices(fields.raw('choices'), 'choices', 'c', bounds.choicesPerQuestion)
		: type === 'matrix' ? lists.choices(fields.raw('columns'), 'columns', 'c', bounds.columnsPerQuestion) : []
	const settings = readSettings(fields, type, choices.length)
	return {
		id,
		type,
		title: own.text(bounds.questionTitleCharacters, 'title', 'question') ?? '',
		description: own.text(bounds.questionDescriptionCharacters, 'description') ?? null,
		isRequired: own.flag('required') === true && type !== 'section',
		settings,
		choices: choiceList(choices),
		rows: choiceList(lists.choices(type === 'matrix' ? fields.raw('rows') : null, 'rows', 'r', bounds.rowsPerMatrix)),
		columns: lists.columns(type === 'table' ? fields.raw('columns') : null),
		pattern: patternOf(fields, settings.pattern),
		showIf: null,
		sectionId: null,
		rest: without(all, known),
		restOfOptions: without(given, knownOptions),
	}
}

function typeOf(own: Fields, validation: Json | undefined): QuestionType {
	const name = own.raw('type')
	const type = typeof name === 'string' ? typeNamed(name) : undefined
	if (type === undefined) {
		own.problem('unknown_type', 'type')
		return 'text'
	}
	if (validation === 'email' && (type === 'text' || type === 'textarea')) {
		return 'email'
	}
	return validation === 'number' && type === 'text' ? 'number' : type
}

/** A list has the choices, an object all that belongs to the type. */
function optionsOf(id: string, value: Json | undefined, problems: Problems): Members {
	if (value === undefined || value === null) {
		return new Map()
	}
	const all = isList(value) ? new Map(value.length === 0 ? [] : [['choices', value]]) : members(value)
	if (all === null) {
		problems.add('bad_value', id, 'options')
	}
	return all ?? new Map()
}

function renamed(validation: Members): Members {
	return new Map([['pattern', validation.get('pattern') ?? null], ['patternMessage', validation.get('errorMessage') ?? null]])
}

function patternOf(fields: Fields, pattern: string | undefined): Pattern | null {
	try {
		return pattern === undefined ? null : compilePattern(pattern)
	} catch (error) {
		if (!(error instanceof BadPattern)) {
			throw error
		}
		fields.problem(error.fault, 'pattern')
		return null
	}
}
