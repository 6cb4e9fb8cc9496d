// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Question } from '../definition/types.ts'
import type { Json } from '../values/json.ts'
import { readChoice, readChoices } from './choice.ts'
import { Fault } from './fault.ts'
import { readFiles } from './file.ts'
import { readMatrix } from './matrix.ts'
import { readMoment } from './moment.ts'
import { readNumber } from './number.ts'
import { readTable } from './table.ts'
import { readText } from './text.ts'

/** Reads the answer to a question: null is none, anything else the one form in which it is stored, or what is wrong with it. */
export function readAnswer(question: Question, value: Json): Json | Fault {
	if (value === null || value === '') {
		return null
	}
	switch (question.type) {
		case 'text':
		case 'email':
		case 'textarea': return readText(question, value)
		case 'number':
		case 'linear_scale':
		case 'rating': return readNumber(question, value)
		case 'single_choice':
		case 'dropdown': return readChoice(question, value)
		case 'multiple_choice': return readChoices(question, value)
		case 'date':
		case 'datetime':
		case 'time': return readMoment(question, value)
		case 'matrix': return readMatrix(question, value)
		case 'table': return readTable(question, value)
		case 'file': return readFiles(question, value)
		case 'section': return new Fault('wrong_shape')
	}
}

/** What an answer that may still grow lacks. */
export function tooLittle({ type, isRequired, rows, settings }: Question, value: Json): Fault | null {
	if (type === 'matrix') {
		const missing = rows.all.length - Object.keys(value as object).length
		return isRequired && missing > 0 ? new Fault('incomplete', { missing }) : null
	}
	const least = type === 'multiple_choice' ? settings.minSelections : type === 'table' ? settings.minRows : undefined
	return least !== undefined && Array.isArray(value) && value.length < least ? new Fault('too_few', { min: least }) : null
}
