// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/metadata/limits'
import type { TypeRules } from '../codecs/rules.ts'
import type { FieldShape } from '../field.ts'
import { Problem, textProblem } from '../problem.ts'
import { isExact, readDecimal } from '../values/decimal.ts'
import { fold } from '../values/fold.ts'
import { type Json, type Members, members } from '../values/json.ts'
import { textOf } from '../values/text.ts'
import { readTruth } from '../values/truth.ts'
import type { Condition, Viewer } from './condition.ts'
import { relativeDays, takesDays } from './relative.ts'

/**
 * Reads a value of a filter: a text is always meant literally, and null or the empty text finds what has no value. An object is one of
 *
 * - `{from, to}` of numbers and dates, both included, one of them may be missing; a day at the end means the whole day
 * - `{contains: text}` of texts
 * - `{empty: true}`, `{empty: false}`
 * - `{me: true}` of people
 * - `{relative: name, days: number}` of dates: `relativeDays`
 */
export function readCondition(rules: TypeRules, field: FieldShape, input: Json, viewer: Viewer): Condition | Problem {
	if (input === null || input === '') {
		return { kind: 'empty', isEmpty: true }
	}
	const all = members(input)
	if (all === null) {
		return rules.literal(field, input)
	}
	switch ([...all.keys()].sort().join()) {
		case 'from':
		case 'to':
		case 'from,to': return range(rules, field, all.get('from') ?? null, all.get('to') ?? null)
		case 'contains': return contains(rules, all.get('contains'))
		case 'empty': return empty(readTruth(all.get('empty')))
		case 'me': return field.type === 'user' && readTruth(all.get('me')) === true
			? { kind: 'texts', items: [viewer.userId] }
			: new Problem('bad_filter')
		case 'relative':
		case 'days,relative': return relative(rules, field, all, viewer)
		default: return new Problem('bad_filter')
	}
}

function range(rules: TypeRules, field: FieldShape, from: Json, to: Json): Condition | Problem {
	const first = from === null || from === '' ? null : rules.bound(field, from, false)
	const last = to === null || to === '' ? null : rules.bound(field, to, true)
	if (first instanceof Problem) {
		return first
	}
	if (last instanceof Problem) {
		return last
	}
	return first === null && last === null ? new Problem('bad_filter') : { kind: 'range', from: first, to: last }
}

function contains({ words }: TypeRules, text: Json | undefined): Condition | Problem {
	if (words === null || typeof text !== 'string') {
		return new Problem('bad_filter')
	}
	const problem = textProblem(text, limits.containedCharacters)
	if (problem !== null) {
		return problem
	}
	const folded = fold(text)
	// an accent alone would be found everywhere
	return folded === '' ? new Problem('bad_filter') : { kind: 'contains', text: folded }
}

function empty(isEmpty: boolean | null): Condition | Problem {
	return isEmpty === null ? new Problem('bad_filter') : { kind: 'empty', isEmpty }
}

function relative(rules: TypeRules, field: FieldShape, all: Members, { today }: Viewer): Condition | Problem {
	const name = all.get('relative')
	const days = all.get('days') ?? null
	const count = readDays(days)
	if (field.type !== 'date' || typeof name !== 'string' || count === null || takesDays(name) !== (days !== null)) {
		return new Problem('bad_filter')
	}
	const found = relativeDays(name, today, count)
	return found === null ? new Problem('bad_filter') : range(rules, field, ...found)
}

/** @return null when it is none from 1 to ten years; 0 when none are given */
function readDays(input: Json): number | null {
	const text = textOf(input ?? 0)
	const decimal = text === null ? null : readDecimal(text)
	if (decimal === null || !isExact(decimal) || decimal.includes('.')) {
		return null
	}
	const days = Number(decimal)
	return (input === null || days > 0) && days <= limits.relativeDays ? days : null
}
