// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { solution } from '../../../src/public/model/solution.ts'

describe('the solution of a challenge', () => {
	it.each([1, 7, 8, 12])('has a hash that begins with %i zero bits', (zeros) => {
		for (const text of ['a.1.x', 'b.2.y', `${'0'.repeat(80)}`]) {
			const solved = solution({ text, zeros })
			expect(solved).toMatch(/^[^:]+:\d{1,16}$/)
			expect(solved.startsWith(`${text}:`)).toBe(true)
			const bits = [...createHash('sha256').update(solved).digest()].map((byte) => byte.toString(2).padStart(8, '0')).join('')
			expect(bits.slice(0, zeros)).toBe('0'.repeat(zeros))
		}
	})

	it('is the first number that fits', () => {
		const solved = solution({ text: 'first', zeros: 6 })
		const number = Number(solved.split(':')[1])
		const fits = (one: number) => (createHash('sha256').update(`first:${one}`).digest()[0] ?? 255) < 4
		expect(Array.from({ length: number }, (_, one) => one).filter(fits)).toEqual([])
		expect(fits(number)).toBe(true)
	})
})
