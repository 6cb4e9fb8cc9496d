// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { questionTypes } from '@suite/schema/forms/question'
import type { Json } from '../../../src/rules/values/json.ts'
import type { Case } from './outcome.ts'

type Mutable = Record<string, Json>

/** A sequence that is the same each time (mulberry32). */
export function random(seed: number): () => number {
	let state = seed
	return () => {
		state = (state + 0x6D2B79F5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), state | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
	}
}

const texts = [
	'', ' ', 'a', 'abc', 'ABC', ' abc ', '\u00A0abc\u0085', '\uFEFFa', 'a\u200Bb', '0', '1', '01', '1e0', '-0', '1.0', '1.50', '1e21', '0x1A',
	'+1', '1,5', '.5', '5.', '00012', '-7.25', '123456789012345678', '0.30000000000000004', 'a@b.nl', 'a@b', 'ä@ö.example', 'a b@c.de',
	'2026-02-28', '2024-02-29', '2026-02-30', '0000-01-01', '2026-03-01T10:00:00Z', '2026-03-01T00:30+02:00', '2026-03-01T10:00',
	'2026-13-01T10:00Z', '9999-12-31T23:59-14:00', '09:30', '24:00', '9:30', '23:59:00', '23:59:01', 'true', 'null', '__proto__',
	'constructor', 'toString', 'c1', 'c2', 'c3', 'r1', 'r2', 'other:', 'other: x ', 'other:y', 'Rot', 'Blau', '日本', '😀😀', 'ﬀ', 'İ', 'line\nend',
	'line\r\nend', 'bell\u0007', '\u2028', 'x'.repeat(300), 'q1', 'yes',
]
const numbers = [0, -0, 1, 2, 3, 5, -1, 1.5, 0.1 + 0.2, 1e21, 1e-7, 1e300, 12345678901234567890, 0.5, 2.25, 100, 2 ** 53, -2.5, 1e15, 123456.789]
const patterns = [
	'^a', 'b+$', '^[a-z]+$', '(?:a|a)*b', '(a+)+$', '^\\d{2,4}$', '[^\\s@]+@[^\\s@]+', '\\w{3}', 'a|b|', '^$', '(', '[z-a]', 'a{2,1}', '\\1',
	'(?=a)', 'x{999}', 'a**', '^(\\+31|0)[1-9][0-9]{8}$', '.', '\\.', '[\\d-]+', '[^]', '[]', 'é+', '\\p{L}', 'a{,3}', '(?:(?:a?){9}){9}',
]
const operators = [
	'equals', 'notEquals', 'contains', 'notContains', 'isEmpty', 'isNotEmpty', 'greaterThan', 'lessThan', 'in', 'notIn', 'not_equals',
	'is_not_empty', 'greater_than', 'less_than',
]
const otherTypes = ['choice', 'multiple', 'scale', 'short', 'long', 'grid']

/** A form with answers, mostly sound, now and then with something wrong. */
export function randomCase(seed: number): Case {
	const next = random(seed)
	const chance = (probability: number): boolean => next() < probability
	const upTo = (most: number): number => Math.floor(next() * (most + 1))
	const pick = <T>(list: readonly T[]): T => list[upTo(list.length - 1)]!
	const listOf = <T>(most: number, make: (place: number) => T): T[] => Array.from({ length: upTo(most) }, (_, place) => make(place))
	const some = (probability: number, members: () => Mutable): Mutable => chance(probability) ? members() : {}
	const anything = (depth = 0): Json => pick<() => Json>([
		() => pick(texts), () => pick(texts), () => pick(numbers), () => pick([true, false, null]),
		() => depth > 2 ? [] : listOf(3, () => anything(depth + 1)),
		() => depth > 2 ? {} : Object.fromEntries(listOf(3, () => [pick(texts), anything(depth + 1)])),
	])()

	const count = 1 + upTo(7)
	const ids = Array.from({ length: count }, (_, place) => `q${place + 1}`)
	const choiceId = (): string => pick(['c1', 'c2', '1', '01', '1e0', '0', 'x', 'constructor'])
	const choices = (): Json => listOf(5, (place) => chance(0.2) ? pick(['Rot', 'Blau', 'x']) : {
		...some(0.8, () => ({ id: chance(0.2) ? pick([1, 0, 1.5]) : ['c1', '1', '01', '1e0', '0', 'x'][place]! })),
		label: pick(['Rot', 'Blau', 'Grün', 'x']),
		...some(0.3, () => ({ value: pick(['c1', 'rot', 'blau', 2, '']) })),
		...some(0.4, () => ({ score: pick([1, 2, -1, 0.5, 0.25, 0.1, 0]) })),
		...some(0.1, () => ({ seats: pick([1, 5, 0]) })),
		...some(0.1, () => ({ color: anything() })),
	})
	const bound = (): Json => pick<Json>([
		1, 2, 5, '3', 0, 0.5, '2026-01-01', '2026-06-30', '2026-03-01T10:00Z', '2026-03-01T12:00', '08:00', '17:30', null, '',
	])
	const settings = (type: string): Mutable => ({
		...some(0.2, () => ({ placeholder: pick(texts) })),
		...some(0.2, () => ({ pattern: pick(patterns) })),
		...some(0.1, () => ({ patternMessage: 'Please.' })),
		...some(0.2, () => ({ maxLength: pick([1, 3, 20, '20']) })),
		...type === 'date' || type === 'datetime' || type === 'time' || chance(0.3)
			? { ...some(0.4, () => ({ min: bound() })), ...some(0.4, () => ({ max: bound() })) }
			: {},
		...some(0.3, () => ({ allowOther: pick([true, false]) })),
		...some(0.2, () => ({ minSelections: upTo(3), maxSelections: upTo(4) })),
		...some(0.4, () => ({ multiplePerRow: pick([true, false]) })),
		...some(0.2, () => ({ minRows: upTo(2), maxRows: 1 + upTo(3) })),
		...some(0.2, () => ({ allowedTypePreset: pick(['images', 'pdf', 'custom']), maxFiles: 2 })),
		...some(0.05, () => ({ unknown: anything() })),
	})
	const leaf = (): Mutable => ({
		questionId: chance(0.05) ? 'nobody' : pick(ids),
		operator: chance(0.02) ? 'resembles' : pick(operators),
		...some(0.9, () => ({ value: chance(0.2) ? listOf(3, () => pick<Json>([pick(texts), pick(numbers)])) : pick<Json>([pick(texts), choiceId(), pick(numbers), true]) })),
	})
	const condition = (depth: number): Mutable => depth > 0 && chance(0.5)
		? { operator: pick(['and', 'or']), conditions: listOf(3, () => condition(depth - 1)) }
		: leaf()

	const question = (id: string): Json => {
		const type = chance(0.2) ? pick(otherTypes) : pick(questionTypes)
		const isFlat = chance(0.3)
		const isList = ['choice', 'multiple'].includes(type)
		const lists: Mutable = type === 'matrix' || type === 'grid'
			? { rows: choices(), columns: choices() }
			: type === 'table'
				? { columns: listOf(3, () => ({ label: 'x', inputType: pick(['text', 'number', 'date', 'dropdown']), choices: choices() })) }
				: isList ? {} : { choices: choices() }
		const members = { ...settings(type), ...lists }
		return {
			...some(0.9, () => ({ id })),
			type,
			[pick(['title', 'question'])]: pick(texts),
			...some(0.3, () => ({ required: true })),
			...isList ? { options: choices(), ...members } : isFlat ? members : { options: members, ...some(0.2, () => settings(type)) },
			...some(0.05, () => ({ validation: pick<Json>([{ type: 'email' }, { pattern: '^a', errorMessage: 'No' }, 'x', []]) })),
			...some(0.35, () => ({ showIf: condition(2) })),
			...some(0.15, () => ({ conditions: listOf(3, () => ({ ...leaf(), ...some(0.5, () => ({ logic: pick(['and', 'or', 'OR']) })) })) })),
			...some(0.3, () => ({ sectionId: pick(ids) })),
			...some(0.1, () => ({ page: upTo(2) })),
			...some(0.05, () => ({ quiz: anything() })),
		}
	}
	const pages = (): Json => Array.from({ length: 1 + upTo(3) }, (_, place) => ({
		id: `p${place + 1}`,
		title: pick(texts),
		questions: listOf(4, () => pick(ids)),
		...some(0.5, () => ({ routing: listOf(2, () => ({ ...leaf(), targetPageId: `p${place + 1 + upTo(2) + (chance(0.9) ? 1 : 0)}` })) })),
	}))
	const tableRow = (): Json => Object.fromEntries(listOf(3, (place) => [`c${place + 1}`, pick<Json>([pick(texts), pick(numbers)])]))
	const matrixAnswer = (): Json => Object.fromEntries(listOf(3, () => [pick(['r1', 'r2', '1', '01', '0', 'c1']), chance(0.3) ? [choiceId()] : choiceId()]))
	const answer = (): Json => pick<() => Json>([
		() => pick(texts), () => pick(numbers), choiceId, () => listOf(4, choiceId), () => listOf(3, tableRow), matrixAnswer, () => anything(),
	])()

	const chosen = ids.slice(0, count)
	return {
		form: {
			title: pick(texts),
			questions: chosen.map(question),
			...some(0.3, () => ({ pages: pages() })),
			...some(0.2, () => ({ nextQuestion: pick<Json>([1, 20, 'x', 2.5]) })),
			...some(0.1, () => ({ branding: anything() })),
		},
		answers: Object.fromEntries([
			...ids.filter(() => chance(0.85)).map((id) => [id, answer()]),
			...listOf(1, () => [pick(['nobody', '__proto__', 'constructor', '0', 'ü', 'q99']), answer()]),
		]),
		isPartial: chance(0.2),
	}
}
