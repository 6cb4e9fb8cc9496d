// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import { getCanonicalLocale } from '@nextcloud/l10n'
import { parseValue, Problem } from '../rules/index.ts'
import { trim } from '../rules/values/text.ts'
import { itemsOf, shapeOf } from '../values/shape.ts'
import { numberToType, typedNumber } from '../values/typed.ts'
import { markWords } from '../words/valueWords.ts'

/** What people and spreadsheets write for a mark that is set, or not, in the languages of this app. */
const yes: ReadonlySet<string> = new Set(['x', '✓', '✔', 'yes', 'ja', 'oui', 'wahr', 'waar', 'vrai'])
const no: ReadonlySet<string> = new Set(['no', 'nee', 'nein', 'non', 'falsch', 'onwaar', 'faux'])

/** A value as it goes to other programs: as one reads it, as long as `readText` finds the same value in it. */
export function copiedText(field: Field, value: string | null, locale: string = getCanonicalLocale()): string {
	switch (value === null ? 'none' : shapeOf(field).type) {
		case 'none': return ''
		case 'number': return numberToType(value ?? '', locale)
		case 'checkbox': return markWords(value ?? '')
		case 'multiselect': {
			const items = itemsOf(field, value)
			return items.some((item) => /[,;\r\n]/.test(item)) ? value ?? '' : items.join(', ')
		}
		default: return value ?? ''
	}
}

/**
 * The value that a text from another program means, or what is wrong with it. Numbers and days are read as the account writes them;
 * what could be meant in two ways is not guessed.
 *
 * @param present - what is stored now
 */
export function readText(
	field: Field,
	text: string,
	present: string | null,
	locale: string = getCanonicalLocale(),
): string | Problem | null {
	const shape = shapeOf(field)
	const trimmed = trim(text)
	switch (trimmed === '' ? 'text' : shape.type) {
		case 'number': {
			const plain = plainNumber(trimmed, locale)
			return plain === null ? new Problem('not_a_number') : parseValue(shape, plain, present)
		}
		case 'date': return parseValue(shape, plainDate(trimmed, locale), present)
		case 'checkbox': return parseValue(shape, plainMark(trimmed), present)
		case 'multiselect': {
			const whole = parseValue(shape, text, present)
			return whole instanceof Problem ? parseValue(shape, text.split(/[,;\r\n]/), present) : whole
		}
		case 'select':
		case 'user':
		case 'url':
		case 'filelink': return parseValue(shape, trimmed, present)
		default: return parseValue(shape, text, present)
	}
}

/** How an account writes numbers and days: asking for it takes long, and tables have many cells. */
interface Writing {
	readonly group: string
	readonly point: string
	/** Of `year`, `month` and `day`. */
	readonly order: readonly string[]
}
const writings = new Map<string, Writing>()
function writingOf(locale: string): Writing {
	const known = writings.get(locale)
	if (known !== undefined) {
		return known
	}
	const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5)
	const signOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
	const days = new Intl.DateTimeFormat(locale, { calendar: 'gregory' }).formatToParts(0).map(({ type }) => type)
	const order = days.filter((type) => type === 'year' || type === 'month' || type === 'day')
	const writing = { group: signOf('group'), point: signOf('decimal'), order }
	writings.set(locale, writing)
	return writing
}

/** Without marks between thousands. One alone, such as in 1.234, may as well be the point of a decimal: null for that. */
function plainNumber(text: string, locale: string): string | null {
	const { group, point } = writingOf(locale)
	const [whole = '', fraction, ...rest] = point === '' ? [text] : text.split(point)
	const groups = group === '' ? [whole] : whole.split(group)
	const isGrouped = rest.length === 0 && groups.length > 1 && /^[+-]?\d{1,3}$/.test(groups[0] ?? '')
		&& groups.slice(1).every((part) => /^\d{3}$/.test(part))
	if (!isGrouped) {
		return typedNumber(text, locale)
	}
	const isUnclear = group === '.' && groups.length === 2 && fraction === undefined
	return isUnclear ? null : `${groups.join('')}${fraction === undefined ? '' : `.${fraction}`}`
}

const written = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:[T, ]{1,2}(\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([AP])\.?M\.?)?)?$/i

/** A day as the account writes it, with all digits of the year, or as values have it. What is neither stays as it is. */
function plainDate(text: string, locale: string): string {
	const parts = written.exec(text)
	if (parts === null) {
		return text
	}
	const [, first = '', , second = '', third = '', hour, minute = '', seconds = '00', half] = parts
	const order = first.length === 4 ? ['year', 'month', 'day'] : writingOf(locale).order
	const numbers = [first, second, third]
	const partOf = (type: string) => numbers[order.indexOf(type)] ?? ''
	if (partOf('year').length !== 4) {
		return text
	}
	const day = [partOf('year'), padded(partOf('month')), padded(partOf('day'))].join('-')
	if (hour === undefined) {
		return day
	}
	const hours = half === undefined ? Number(hour) : Number(hour) % 12 + (half.toUpperCase() === 'P' ? 12 : 0)
	return `${day}T${padded(String(hours))}:${minute}:${seconds}`
}

const padded = (text: string): string => text.padStart(2, '0')

function plainMark(text: string): string {
	const word = text.toLowerCase()
	if (yes.has(word) || word === markWords('1').toLowerCase()) {
		return '1'
	}
	return no.has(word) || word === markWords('0').toLowerCase() ? '0' : text
}
