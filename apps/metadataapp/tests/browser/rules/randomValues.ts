// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { type FieldShape, type Json, parseValue, readShape } from '../../../src/rules/index.ts'
import type { Case } from './outcome.ts'

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

const types = [
	'text', 'textarea', 'number', 'date', 'datetime', 'checkbox', 'select', 'multiselect', 'user', 'url', 'filelink', 'multi_select',
	'dropdown', 'boolean', 'file', 'banana', '__proto__',
]
const options = ['Red', 'Green', 'Blue', '10', '9', 'a;', '#b', 'Straße', ' x ', '__proto__', '日本', '0', 'a,b', 'Été']
const odd = [
	'', ' ', 'a', 'ABC', '\u00A0abc\u0085', '\uFEFFa', 'a\u200Bb', 'é', 'e\u0301', 'ﬀ', 'İ', 'ß', 'ΑΣ', '日本', '😀', '\u2028', 'a\r\nb',
	'bell\u0007', '\uFFFF', '__proto__', 'null', '{"empty":true}', ';#', 'a;#b', '%_', 'x'.repeat(200), '한글', 'कु', 'ǅ', '\u0301', 'Ⅷ', '½',
]
const numbers = [
	0, -0, 1, -1, 2, 7, 1.5, 0.1, 0.30000000000000004, 1e3, 1e14, 1e15, 1e21, 1e-7, 1e-15, 1e-16, 2 ** 53, 123456.789, -2.5, 1e300,
	5e-324,
]
const decimals = [
	'0', '-0', '+1', '01', '1.50', '.5', '5.', '1e3', '1E-3', '12.5e1', '1,5', '0x1A', 'NaN', '999999999999999', '1234567890123456',
	' 12 ', '0.000000000000001', '1e-16', '-.25e2', 'e5', '1e999', '0e999',
]
const days = [
	'2026-05-14', '2026-05-13', '2024-02-29', '2026-02-29', '2026-13-01', '0000-01-01', '0001-01-01', '9999-12-31', '2026-5-1',
	'14.05.2026', '2026-05-14T09:30:00', '2026-05-14T24:00:00', '2026-05-14T23:59:60', '2026-05-14T09:30', '2026-05-14T09:30:00Z',
	'2026-05-14 09:30:00', '2026-02-30T00:00:00', '2026-05-14T00:00:00', '2026-05-14T23:59:59',
]
const marks = [true, false, 1, 0, '1', '0', 'true', 'FALSE', 'yes', 2]
const addresses = [
	'https://example.org', 'example.org/a?b#c', 'HTTP://a.b', 'localhost:80', 'a:80', 'javascript:alert(1)', 'mailto:a@b.nl', 'tel:+31',
	'//a.b', 'https://u@a.b', 'ftp://u@a.b', 'ftp://u:p@a.b', 'https://[::1]/', 'https://a\\b', 'data:x', 'ä.example', 'a..b', 'https://',
	'a.b:99999',
]
const files = [
	'1:a', '42:Reports/2026.pdf', '42:b', '7:a;', '0:a', '01:a', '9007199254740991:z', '9007199254740992:z', '5:', '5', '12:a;#b', '3:é/日本',
	'x:1', '8:a\nb', '1:a;#2:b',
]
const today = ['2026-05-14', '2026-01-01', '2024-02-29', '2026-12-31', '2027-01-03']
const relative = [
	'today', 'yesterday', 'tomorrow', 'past', 'future', 'last-week', 'this-week', 'next-week', 'last-month', 'this-month', 'next-month',
	'last-year', 'this-year', 'next-year', 'someday',
]

/** A field with a value sent, one stored and a filter: most are of the field's own kind, sound or nearly so. */
export function randomCase(seed: number): Case {
	const next = random(seed)
	const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
	const chance = (probability: number): boolean => next() < probability
	const some = <T>(make: () => T, most: number): T[] => Array.from({ length: Math.floor(next() * (most + 1)) }, make)
	const type = pick(types)
	const own = (): Json => {
		switch (chance(0.9) ? type : pick(types)) {
			case 'number': return chance(0.4) ? pick(numbers) : chance(0.7) ? pick(decimals) : String(Math.round(next() * 2e6 - 1e6) / 1e3)
			case 'date':
			case 'datetime': return chance(0.8) ? pick(days) : `20${10 + Math.floor(next() * 90)}-0${1 + Math.floor(next() * 9)}-15`
			case 'checkbox':
			case 'boolean': return pick(marks)
			case 'user': return pick(['ann', 'bob', 'Ann', 'ann;#bob', 'a\tb', 'x'.repeat(65)])
			case 'url': return pick(addresses)
			case 'file':
			case 'filelink': return chance(0.7) ? pick(files) : `${Math.floor(next() * 1e6)}:${pick(odd)}`
			case 'select':
			case 'dropdown':
			case 'multiselect':
			case 'multi_select': return chance(0.8) ? pick(options) : pick([...odd, 10, 9, 0])
			default: return chance(0.6) ? some(() => pick(odd), 4).join('') : pick(numbers)
		}
	}
	const wild = (): Json => pick<Json>([null, true, false, [], {}, { a: 1 }, [[]], [null], pick(odd), pick(numbers)])
	const input = (): Json => {
		if (chance(0.1)) {
			return wild()
		}
		const several = /multi|file/.test(type) ? 0.6 : 0.05
		return chance(several) ? some(own, 4) : chance(several) ? some(own, 4).join(';#') : own()
	}
	const condition = (): Json => {
		if (chance(0.5)) {
			return chance(0.1) ? wild() : own()
		}
		return pick<() => Json>([
			() => ({ from: own(), to: own() }), () => ({ from: own() }), () => ({ to: own() }), () => ({ contains: pick(odd) }),
			() => ({ empty: pick<Json>(marks) }), () => ({ me: pick<Json>(marks) }), () => ({ relative: pick(relative) }),
			() => ({ relative: pick(['next-days', 'last-days', 'today']), days: pick<Json>([1, 7, '30', 0, -1, 3660, 3661, 1.5, null]) }),
			() => ({ contains: pick(odd), empty: true }),
		])()
	}
	const made = pick<() => Json>([
		() => null, () => [], () => some(() => pick(options), 9), () => options, () => options.filter(() => chance(0.8)),
		() => options.join('\n'),
	])
	const dateOptions = (): Json => ({ includeTime: pick<Json>([true, false, 1, '1', 'x']) })
	const settings = type === 'date' && chance(0.8) ? dateOptions() : chance(0.05) ? wild() : made()
	const shape = readShape(type, settings)
	const present = chance(0.5) ? null : stored('type' in shape ? shape : null, input(), pick(['Old', 'Older;#Red', '10']))
	return {
		type, options: settings, input: input(), present, filter: chance(0.5) ? condition() : some(condition, 3), today: pick(today),
	}
}

/** What may be stored: a value that the field takes, or one that it took with other options. */
function stored(shape: FieldShape | null, input: Json, withdrawn: string): string | null {
	const value = shape === null ? null : parseValue(shape, input)
	if (typeof value === 'string') {
		return value
	}
	return shape?.type === 'select' || shape?.type === 'multiselect' ? withdrawn : null
}
