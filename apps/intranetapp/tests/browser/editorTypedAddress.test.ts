// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { useTypedAddress } from '../../src/components/Editor/Settings/useTypedAddress.ts'

/** The addresses accepted while a user types, letter by letter or all at once. */
function taken(...texts: readonly string[]) {
	const all: string[] = []
	const { typed, isBad, type } = useTypedAddress('https://first.example/', (address) => all.push(address))
	texts.forEach(type)
	return { all, typed: typed.value, isBad: isBad.value }
}

describe('a typed address', () => {
	it('is accepted with its scheme and stays as typed', () => {
		expect(taken('example.org/a')).toEqual({ all: ['https://example.org/a'], typed: 'example.org/a', isBad: false })
		expect(taken('anna@example.org').all).toEqual(['mailto:anna@example.org'])
	})

	it('is not accepted until it is valid', () => {
		expect(taken('ex', 'example', 'example.org')).toEqual({ all: ['https://example.org'], typed: 'example.org', isBad: false })
		expect(taken('javascript:alert(1)')).toEqual({ all: [], typed: 'javascript:alert(1)', isBad: true })
		expect(taken('  ')).toEqual({ all: [], typed: '  ', isBad: true })
	})

	it('may be empty', () => {
		expect(taken('')).toEqual({ all: [''], typed: '', isBad: false })
	})
})
