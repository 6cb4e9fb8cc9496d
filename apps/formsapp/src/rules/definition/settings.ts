// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import type { QuestionType } from '@suite/schema/forms/question'
import { isList } from '../values/json.ts'
import { readBound, readDate, readTime } from '../values/moment.ts'
import { trim } from '../values/text.ts'
import type { Fields } from './fields.ts'
import type { Settings } from './types.ts'

/** Types of files by the names that editors have for them. */
export const presets = new Map<string, readonly string[]>([
	['images', ['image/*']],
	['documents', ['.doc', '.docx', '.odt', '.ods', '.odp', '.pdf', '.ppt', '.pptx', '.rtf', '.txt', '.xls', '.xlsx']],
	['pdf', ['.pdf']],
	['all', []],
])

type Loose = { readonly [name in keyof Settings]?: Settings[name] | undefined }

/** Reads the options of a question beside its lists. */
export function readSettings(fields: Fields, type: QuestionType, choices: number): Settings {
	const settings = settingsOf(fields, type, choices)
	return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}

export function longestText(type: QuestionType): number {
	return type === 'textarea' ? bounds.textareaCharacters : type === 'email' ? bounds.emailCharacters : bounds.textCharacters
}

function settingsOf(fields: Fields, type: QuestionType, choices: number): Loose {
	switch (type) {
		case 'text':
		case 'email':
		case 'textarea': return texts(fields, type)
		case 'number': return number(fields)
		case 'single_choice': return choice(fields)
		case 'dropdown': return { placeholder: hint(fields, 'placeholder'), ...choice(fields) }
		case 'multiple_choice': return { ...choice(fields), ...selections(fields, choices) }
		case 'date': return moments(fields, 'dateMin', 'dateMax', readDate)
		case 'datetime': return moments(fields, 'dateMin', 'dateMax', readBound)
		case 'time': return moments(fields, 'timeMin', 'timeMax', readTime)
		case 'linear_scale': return scale(fields)
		case 'rating': return { max: fields.whole(1, bounds.starsPerRating, 'max', 'maxStars', 'ratingMax') ?? 5 }
		case 'matrix': return { multiplePerRow: fields.flag('multiplePerRow') }
		case 'table': return table(fields)
		case 'file': return file(fields)
		case 'section': return {}
	}
}

function texts(fields: Fields, type: QuestionType): Loose {
	const pattern = fields.text(bounds.textareaCharacters, 'pattern')
	return {
		placeholder: hint(fields, 'placeholder'),
		maxLength: fields.whole(1, longestText(type), 'maxLength'),
		rows: type === 'textarea' ? fields.whole(1, bounds.linesOfTextarea, 'rows') : undefined,
		pattern: pattern === '' ? undefined : pattern,
		patternMessage: hint(fields, 'patternMessage'),
	}
}

function number(fields: Fields): Loose {
	const [min, max] = [fields.decimal('min'), fields.decimal('max')]
	compare(fields, min, max, 'min')
	return { placeholder: hint(fields, 'placeholder'), min, max }
}

function choice(fields: Fields): Loose {
	return { allowOther: fields.flag('allowOther'), randomize: fields.flag('randomize') }
}

function selections(fields: Fields, choices: number): Loose {
	// Editors write 0 for "any number".
	const minSelections = fields.whole(0, bounds.choicesPerQuestion, 'minSelections') || undefined
	const maxSelections = fields.whole(0, bounds.choicesPerQuestion, 'maxSelections') || undefined
	const possible = choices + (fields.raw('allowOther') === true ? 1 : 0)
	if (!compare(fields, minSelections, maxSelections, 'minSelections') && choices > 0 && (minSelections ?? 0) > possible) {
		fields.problem('bad_bounds', 'minSelections')
	}
	return { minSelections, maxSelections }
}

type Read = (text: string, isEnd: boolean) => string | null

function moments(fields: Fields, otherMin: string, otherMax: string, read: Read): Loose {
	const min = moment(fields, read, false, 'min', otherMin)
	const max = moment(fields, read, true, 'max', otherMax)
	if (min !== undefined && max !== undefined && min > max) {
		fields.problem('bad_bounds', 'min')
	}
	return { min, max }
}

function moment(fields: Fields, read: Read, isEnd: boolean, name: string, otherName: string): string | undefined {
	const value = fields.raw(name, otherName)
	if (value === null || value === '') {
		return undefined
	}
	const found = typeof value === 'string' ? read(trim(value), isEnd) : null
	if (found === null) {
		fields.problem('bad_date', name)
	}
	return found ?? undefined
}

function scale(fields: Fields): Loose {
	const min = fields.whole(-bounds.scaleEnd, bounds.scaleEnd, 'min', 'scaleMin') ?? 1
	const max = fields.whole(-bounds.scaleEnd, bounds.scaleEnd, 'max', 'scaleMax') ?? 5
	if (min >= max || max - min > bounds.scaleSteps) {
		fields.problem('bad_bounds', 'min')
	}
	return { min, max, minLabel: hint(fields, 'minLabel', 'scaleMinLabel'), maxLabel: hint(fields, 'maxLabel', 'scaleMaxLabel') }
}

function table(fields: Fields): Loose {
	const minRows = fields.whole(0, bounds.rowsPerTable, 'minRows')
	const maxRows = fields.whole(1, bounds.rowsPerTable, 'maxRows')
	compare(fields, minRows, maxRows ?? bounds.rowsPerTableUnlessSaid, 'minRows')
	return { minRows: minRows || undefined, maxRows }
}

function file(fields: Fields): Loose {
	const preset = fields.raw('allowedTypePreset')
	const given = fields.raw('allowedTypes') ?? []
	const wanted = typeof preset === 'string' && isList(given) && given.length === 0 ? presets.get(preset) ?? given : given
	const isGood = isList(wanted) && wanted.length <= bounds.fileTypesPerQuestion
		&& wanted.every((type) => typeof type === 'string' && /^[A-Za-z0-9.*/+_-]{1,100}$/.test(type))
	if (!isGood) {
		fields.bad('allowedTypes')
	}
	return {
		allowedTypes: isGood ? wanted.map(String) : [],
		maxFileSize: fields.whole(1, bounds.fileMegabytes, 'maxFileSize') ?? 10,
		maxFiles: fields.whole(1, bounds.filesPerQuestion, 'maxFiles') ?? 1,
	}
}

function hint(fields: Fields, ...names: readonly string[]): string | undefined {
	return fields.text(bounds.hintCharacters, ...names) || undefined
}

/** @return whether they exclude each other */
function compare(fields: Fields, least: number | undefined, most: number | undefined, field: string): boolean {
	const isBad = least !== undefined && most !== undefined && least > most
	if (isBad) {
		fields.problem('bad_bounds', field)
	}
	return isBad
}
