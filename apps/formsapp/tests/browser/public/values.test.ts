// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { afterEach, describe, expect, it } from 'vitest'
import { carryWords, localeOf, n, t } from '../../../src/public/l10n.ts'
import { autofillOf, helpOf } from '../../../src/public/model/autofill.ts'
import { boundWords, instantOf, localOf } from '../../../src/public/model/moments.ts'
import { numberText } from '../../../src/public/model/numbers.ts'
import { shuffled } from '../../../src/public/model/order.ts'

describe('numbers', () => {
	it.each([
		['1,5', 'de', '1.5'],
		['1.000', 'de', '1000'],
		['1.234.567,25', 'de', '1234567.25'],
		['1.5', 'de', '1.5'],
		['1,000', 'en', '1000'],
		['1,000.5', 'en', '1000.5'],
		['1 000,5', 'fr', '1000.5'],
		['1\u{202F}000', 'fr', '1000'],
		['1’000', 'de', '1000'],
		['−3', 'en', '-3'],
		['+3', 'en', '3'],
		['.5', 'en', '0.5'],
		['-,5', 'nl', '-0.5'],
		['5.', 'en', '5'],
	])('reads %s in %s as %s', (written, language, number) => {
		expect(numberText(written, language)).toBe(number)
	})

	const odd = [
		['1,5', 'en'], ['1.2.3', 'en'], ['1,2,3', 'de'], ['twelve', 'en'], ['1e5', 'en'], ['-', 'en'], ['.', 'en'], ['12.34.567', 'de'],
	] as const
	it.each(odd)(
		'leaves %s in %s as it is, so that it is refused',
		(written, language) => {
			expect(numberText(written, language)).toBe(written)
		},
	)
})

describe('dates with times', () => {
	it('are local in controls and instants in answers', () => {
		const local = localOf('2026-03-01T12:30:00Z')
		expect(local).toMatch(/^2026-0[23]-\d\dT\d\d:\d\d$/)
		expect(instantOf(local)).toBe('2026-03-01T12:30:00Z')
	})

	it('leave what cannot be read as it is', () => {
		expect([localOf('soon'), instantOf('soon')]).toEqual(['', 'soon'])
	})

	it('name bounds in words, without moving days by time zones', () => {
		expect(boundWords('2026-03-01', 'date')).toBe('March 1, 2026')
		expect(boundWords('09:30', 'time')).toMatch(/^9:30\sAM$/)
	})
})

describe('the order of shuffled choices', () => {
	const all = Array.from({ length: 30 }, (_, place) => place)

	it('has each choice once and is the same for the same seed', () => {
		expect([...shuffled(all, 7, 'q1')].sort((one, other) => one - other)).toEqual(all)
		expect(shuffled(all, 7, 'q1')).toEqual(shuffled(all, 7, 'q1'))
	})

	it('differs between respondents and between questions', () => {
		expect(shuffled(all, 7, 'q1')).not.toEqual(shuffled(all, 8, 'q1'))
		expect(shuffled(all, 7, 'q1')).not.toEqual(shuffled(all, 7, 'q2'))
	})

	it('prefers no place', () => {
		const firsts = Array.from({ length: 3000 }, (_, seed) => shuffled(['a', 'b', 'c'], seed * 7919, 'q1')[0])
		for (const letter of ['a', 'b', 'c']) {
			expect(firsts.filter((first) => first === letter).length).toBeGreaterThan(850)
		}
	})
})

describe('what a browser fills in', () => {
	it.each([
		['email', 'Anything', 'email'], ['text', 'Vorname *', 'given-name'], ['text', ' Nom de famille : ', 'family-name'],
		['text', 'Telefoonnummer', 'tel'], ['date', 'Date of birth', 'bday'],
	] as const)('is known for %s "%s"', (type, title, token) => {
		expect(autofillOf({ type, title })).toBe(token)
	})

	it.each([['text', 'Name of your dog'], ['text', 'Date of birth'], ['date', 'Name'], ['text', '']] as const)(
		'is left alone for %s "%s"',
		(type, title) => {
			expect(autofillOf({ type, title })).toBeUndefined()
		},
	)

	it('comes with the right keyboard', () => {
		expect(helpOf({ type: 'text', title: 'Phone' })).toEqual({ type: 'tel', autocomplete: 'tel' })
		expect(helpOf({ type: 'text', title: 'Why?' })).toEqual({ type: 'text' })
	})
})

describe('carried words', () => {
	afterEach(() => carryWords('en', {}))

	it('are written in the region of the reader', () => {
		expect(localeOf('de', ['en-US', 'de-AT', 'de'])).toBe('de-AT')
		expect(localeOf('en', ['ja'])).toBe('en')
	})

	it('are used where there are any, with values put in', () => {
		carryWords('de', { 'Row {row}': 'Zeile {row}' })
		expect([t('formsapp', 'Row {row}', { row: 2 }), t('formsapp', 'Next')]).toEqual(['Zeile 2', 'Next'])
	})

	it('have the plural forms of their language', () => {
		const key = '_%n row_::_%n rows_'
		const rows = (count: number) => n('formsapp', '%n row', '%n rows', count)
		expect([rows(1), rows(2)]).toEqual(['1 row', '2 rows'])
		carryWords('de-DE', { [key]: ['%n Zeile', '%n Zeilen'] })
		expect([rows(0), rows(1), rows(1200)]).toEqual(['0 Zeilen', '1 Zeile', '1.200 Zeilen'])
		carryWords('fr', { [key]: ['%n ligne', '%n de lignes', '%n lignes'] })
		expect([rows(0), rows(1), rows(2), rows(2_000_000)].map((text) => text.replace(/\s/g, ' ')))
			.toEqual(['0 ligne', '1 ligne', '2 lignes', '2 000 000 de lignes'])
	})
})
