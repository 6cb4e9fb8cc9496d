// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { Fault, faultCodes } from '../../../src/rules/answers/fault.ts'
import { faultWords } from '../../../src/words/faultWords.ts'

const t = (_app: string, text: string): string => text

describe('words for a fault', () => {
	it.each(faultCodes)('are a sentence of its own: %s', (code) => {
		expect(faultWords(new Fault(code, { min: 1, max: 2, missing: 3 }), t)).toMatch(/^[A-Z][^{}]*\.$/)
		const others = faultCodes.filter((other) => other !== code)
		expect(others.map((other) => faultWords(new Fault(other), t))).not.toContain(faultWords(new Fault(code), t))
	})

	it('name the bounds, in plain decimals', () => {
		expect(faultWords(new Fault('too_small', { min: 1e-7 }), t)).toBe('The lowest possible value is 0.0000001.')
	})

	it('name the row of a cell', () => {
		expect(faultWords(new Fault('not_a_number').inCell(2, 'a'), t)).toBe('Row 2: Enter a number.')
	})

	it('are the author\'s for a pattern', () => {
		expect(faultWords(new Fault('no_match', { message: 'Use {max} & co.' }), t)).toBe('Use {max} & co.')
		expect(faultWords(new Fault('no_match'), t)).toBe('This answer does not fit the question.')
	})
})
