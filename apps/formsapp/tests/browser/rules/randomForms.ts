// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { questionTypes } from '@suite/schema/forms/question'
import { columnTypes } from '../../../src/rules/definition/types.ts'
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
	'', ' ', 'a', 'abc', 'ABC', ' abc ', '\u00A0abc\u0085', '\uFEFFa', 'a\u200Bb', '0', '1', '01', '1e0', '-0', '1.0', '1.50', '1e21',
	'0x1A',
	'+1', '1,5', '.5', '5.', '00012', '-7.25', '123456789012345678', '0.30000000000000004', 'a@b.nl', 'a@b', 'ä@ö.example', 'a b@c.de',
	'2026-02-28', '2024-02-29', '2026-02-30', '0000-01-01', '2026-03-01T10:00:00Z', '2026-03-01T00:30+02:00', '2026-03-01T10:00',
	'2026-13-01T10:00Z', '9999-12-31T23:59-14:00', '09:30', '24:00', '9:30', '23:59:00', '23:59:01', 'true', 'null', '__proto__',
	'constructor', 'toString', 'c1', 'c2', 'c3', 'r1', 'r2', 'other:', 'other: x ', 'other:y', 'Rot', 'Blau', '日本', '😀😀', 'ﬀ', 'İ',
	'line\nend',
	'line\r\nend', 'bell\u0007', '\u2028', 'x'.repeat(300), 'q1', 'yes',
]
const goodPatterns = [
	'^a', 'b+$', '^[a-z]+$', '(?:a|a)*b', '(a+)+$', '[^\\s@]+@[^\\s@]+', '\\w{3}', 'a|b|', '.', '[\\d-]+', '^(?:abc|[0-9]+)$', 'é+|[^a]',
]
const numbers = [
	0, -0, 1, 2, 3, 5, -1, 1.5, 0.1 + 0.2, 1e21, 1e-7, 1e300, 2 ** 63, 0.5, 2.25, 100, 2 ** 53, -2.5, 1e15, 123456.789,
]
const patterns = [
	'^a', 'b+$', '^[a-z]+$', '(?:a|a)*b', '(a+)+$', '^\\d{2,4}$', '[^\\s@]+@[^\\s@]+', '\\w{3}', 'a|b|', '^$', '(', '[z-a]', 'a{2,1}',
	'\\1',
	'(?=a)', 'x{999}', 'a**', '^(\\+31|0)[1-9][0-9]{8}$', '.', '\\.', '[\\d-]+', '[^]', '[]', 'é+', '\\p{L}', 'a{,3}', '(?:(?:a?){9}){9}',
]
const operators = [
	'equals', 'notEquals', 'contains', 'notContains', 'isEmpty', 'isNotEmpty', 'greaterThan', 'lessThan', 'in', 'notIn', 'not_equals',
	'is_not_empty', 'greater_than', 'less_than',
]
const validations: readonly Json[] = [{ type: 'email' }, { pattern: '^a', errorMessage: 'No' }, 'x', []]
const instants = ['2026-03-01T10:00:00Z', '2026-03-01T00:30+02:00', '2026-03-01T23:59:59-01:00', '2026-02-28T23:00Z']
const otherTypes = ['choice', 'multiple', 'scale', 'short', 'long', 'grid']

/** A form with answers: two of three are sound but for their answers, the others have something wrong. */
export function randomCase(seed: number): Case {
	const next = random(seed)
	const chance = (probability: number): boolean => next() < probability
	const upTo = (most: number): number => Math.floor(next() * (most + 1))
	const pick = <T>(list: readonly T[]): T => list[upTo(list.length - 1)]!
	const listOf = <T>(most: number, make: (place: number) => T): T[] => Array.from({ length: upTo(most) }, (_, place) => make(place))
	const some = (probability: number, members: () => Mutable): Mutable => chance(probability) ? members() : {}
	const isWild = chance(0.33)
	const rarely = (probability: number): boolean => isWild && chance(probability)
	const anything = (depth = 0): Json => pick<() => Json>([
		() => pick(texts), () => pick(texts), () => pick(numbers), () => pick([true, false, null]),
		() => depth > 2 ? [] : listOf(3, () => anything(depth + 1)),
		() => depth > 2 ? {} : Object.fromEntries(listOf(3, () => [pick(texts), anything(depth + 1)])),
	])()

	const count = 1 + upTo(7)
	const ids = Array.from({ length: count }, (_, place) => `q${place + 1}`)
	const types = ids.map(() => chance(0.2) ? pick(otherTypes) : pick(questionTypes))
	const sections = ids.filter((_, place) => types[place] === 'section')
	const choiceIds = ['c1', '1', '01', '1e0', '0', 'x', 'c2', 'constructor']
	const choiceId = (): string => choiceIds[upTo(chance(0.9) ? 3 : 7)]!
	const choices = (): Json => listOf(5, (place) => rarely(0.2) ? pick(['Rot', 'Blau', 'x']) : {
		...isWild ? some(0.8, () => ({ id: chance(0.2) ? pick([1, 0, 1.5]) : choiceIds[place]! })) : { id: choiceIds[place]! },
		label: pick(['Rot', 'Blau', 'Grün', 'x']),
		...some(0.3, () => ({ value: pick(['c1', 'rot', 'blau', 2, '']) })),
		...some(0.2, () => ({ score: pick([1, 2, -1, 0.5, 0.25, 0.1, 0]) })),
		...some(0.1, () => ({ seats: pick(isWild ? [1, 5, 0] : [1, 5]) })),
		...some(0.1, () => ({ color: anything() })),
	})
	const anyBound = (): Json => pick<Json>([1, 5, '3', 0.5, '2026-01-01', '2026-06-30', '2026-03-01T12:00', '08:00', '17:30', null, ''])
	const low: Mutable = { date: '2024-02-29', datetime: '2026-03-01T00:00+01:00', time: '08:00', linear_scale: 0, scale: -2 }
	const high: Mutable = { date: '2026-12-31', datetime: '2026-03-01', time: '17:30', linear_scale: 10, scale: 7 }
	const bounds = (type: string): Mutable => isWild
		? { ...some(0.4, () => ({ min: anyBound() })), ...some(0.4, () => ({ max: anyBound() })) }
		: { ...some(0.4, () => ({ min: low[type] ?? -1 })), ...some(0.4, () => ({ max: high[type] ?? 12 })) }
	const settings = (type: string): Mutable => ({
		...some(0.2, () => ({ placeholder: pick(texts) })),
		...some(0.25, () => ({ pattern: pick(rarely(0.5) ? patterns : goodPatterns) })),
		...some(0.1, () => ({ patternMessage: 'Please.' })),
		...some(0.2, () => ({ maxLength: pick([1, 3, 20, '20']) })),
		...bounds(type),
		...some(0.4, () => ({ allowOther: pick([true, false]) })),
		...some(0.2, () => isWild ? { minSelections: upTo(3), maxSelections: upTo(4) } : { minSelections: 1, maxSelections: 1 + upTo(2) }),
		...some(0.4, () => ({ multiplePerRow: pick([true, false]) })),
		...some(0.3, () => isWild ? { minRows: upTo(2), maxRows: 1 + upTo(3) } : { minRows: upTo(2), maxRows: 2 + upTo(3) }),
		...some(0.2, () => ({ allowedTypePreset: pick(['images', 'pdf', 'custom']), maxFiles: 2 })),
		...some(0.05, () => ({ unknown: anything() })),
	})
	const value = (): Json => pick<() => Json>([() => pick(texts), choiceId, () => pick(numbers.slice(0, 8)), () => true])()
	/** @param before - questions that may be asked for, by their number */
	const leaf = (before: number): Mutable => ({
		questionId: chance(0.05) ? 'nobody' : ids[upTo(isWild ? count - 1 : Math.max(0, before - 1))]!,
		operator: rarely(0.05) ? 'resembles' : pick(operators.slice(0, chance(0.9) ? 6 : operators.length)),
		value: rarely(0.2) ? listOf(3, value) : value(),
	})
	const condition = (before: number, depth: number): Mutable => depth > 0 && chance(0.5)
		? { operator: pick(['and', 'or']), conditions: listOf(3, () => condition(before, depth - 1)) }
		: leaf(before)

	const flatCondition = (before: number): Json => ({ ...leaf(before), ...some(0.5, () => ({ logic: pick(['and', 'or', 'OR']) })) })

	const question = (id: string, place: number): Json => {
		const type = types[place]!
		const isFlat = chance(0.3)
		const isList = type === 'choice' || type === 'multiple'
		const lists: Mutable = type === 'matrix' || type === 'grid'
			? { rows: choices(), columns: choices() }
			: type === 'table'
				? { columns: listOf(3, () => ({ label: 'x', inputType: pick(columnTypes), choices: choices() })) }
				: isList ? {} : { choices: choices() }
		const members = { ...settings(type), ...lists }
		const isAsked = place > 0 || isWild
		return {
			...isWild && chance(0.1) ? {} : { id },
			type,
			[pick(['title', 'question'])]: pick(texts),
			...some(0.3, () => ({ required: true })),
			...isList ? { options: choices(), ...members } : isFlat ? members : { options: members, ...some(0.2, () => settings(type)) },
			...isWild ? some(0.1, () => ({ validation: pick(validations) })) : {},
			...isAsked ? some(0.35, () => ({ showIf: condition(place, 2) })) : {},
			...isAsked ? some(0.15, () => ({ conditions: listOf(3, () => flatCondition(place)) })) : {},
			...some(0.4, () => ({ sectionId: isWild || sections.length === 0 ? pick(ids) : pick(sections) })),
			...some(0.1, () => ({ page: upTo(2) })),
			...some(0.05, () => ({ quiz: anything() })),
		}
	}
	const pages = (): Json => {
		const all = 1 + upTo(3)
		return Array.from({ length: all }, (_, place) => ({
			id: `p${place + 1}`,
			title: pick(texts),
			questions: isWild ? listOf(4, () => pick(ids)) : ids.filter((_id, at) => at % all === place),
			...place + 1 < all || isWild
				? { routing: listOf(2, () => ({ ...leaf(count), targetPageId: `p${place + 2 + upTo(isWild ? 3 : all - place - 2)}` })) }
				: {},
		}))
	}
	const hidden = (): Json => chance(0.2)
		? anything()
		: { name: pick(['source', 'q1', 'q99', 'constructor', '1a', 'a.b', '']), ...some(0.2, () => ({ x: 1 })) }
	const rowOf = (): Json => Object.fromEntries(listOf(3, (place) => [`c${place + 1}`, pick<Json>([pick(texts), pick(numbers)])]))
	const column = (): Json => chance(0.3) ? [choiceId()] : choiceId()
	const fitting = (type: string): Json => {
		switch (type) {
			case 'multiple_choice':
			case 'multiple': return [...listOf(3, choiceId), ...chance(0.1) ? [pick(['other:', 'other:y', 'other:\u00A0z'])] : []]
			case 'single_choice':
			case 'choice':
			case 'dropdown': return chance(0.1) ? 'other: y' : choiceId()
			case 'matrix':
			case 'grid': return Object.fromEntries(listOf(3, () => [choiceId(), column()]))
			case 'table': return listOf(4, rowOf)
			case 'file': return listOf(2, () => pick(['a1', 'b2', 'c-3']))
			case 'date': return pick(['2026-02-28', '2024-02-29', '2023-12-31', '2027-01-01'])
			case 'datetime': return pick(instants)
			case 'time': return pick(['09:30', '08:00', '17:30:00', '23:59'])
			case 'number':
			case 'linear_scale':
			case 'scale':
			case 'rating': return pick<Json>([1, 2, 3, '4', ' 5 ', 0, -1, 7, 12])
			case 'email': return pick(['a@b.nl', 'ä@ö.example', 'x@y'])
			default: return pick(texts)
		}
	}
	const answer = (type: string): Json => chance(0.9) ? fitting(type) : anything()

	return {
		form: {
			title: pick(texts),
			questions: ids.map(question),
			...some(0.4, () => ({ pages: pages() })),
			...some(0.2, () => ({ nextQuestion: pick<Json>([1, 20, 'x', 2.5]) })),
			...some(0.1, () => ({ branding: anything() })),
			...some(0.3, () => ({ hiddenFields: isWild ? listOf(3, hidden) : [{ name: 'source' }, { name: 'constructor' }] })),
		},
		answers: Object.fromEntries([
			...ids.flatMap((id, place) => chance(0.85) ? [[id, answer(types[place]!)] as const] : []),
			...chance(0.2) ? [['source', chance(0.5) ? pick(texts) : anything()] as const] : [],
			...chance(0.1) ? [[pick(['nobody', '__proto__', 'constructor', '0', 'ü', 'q99']), anything()] as const] : [],
		]),
		isPartial: chance(0.2),
	}
}
