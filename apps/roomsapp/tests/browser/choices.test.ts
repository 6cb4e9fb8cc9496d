// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { moved, newChoiceId } from '../../src/values/choices.ts'

describe('ids of new types and facilities', () => {
	it.each([
		['Phone booth', 'phone-booth'],
		['  Große Bühne!  ', 'grosse-buhne'],
		['会議室', 'choice'],
		['--', 'choice'],
		['x'.repeat(200), 'x'.repeat(59)],
	])('are made from the name %j', (label, id) => {
		expect(newChoiceId(label, new Set())).toBe(id)
	})

	it('are free', () => {
		expect(newChoiceId('Studio', new Set(['studio', 'studio-2']))).toBe('studio-3')
	})
})

describe('moving a choice', () => {
	const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, label: id })) as [never, never, never]
	it('puts it to its new place', () => {
		expect(moved([a, b, c], 0, 2)).toEqual([b, c, a])
		expect(moved([a, b, c], 2, 1)).toEqual([a, c, b])
	})
	it('changes nothing for a place that does not exist', () => {
		expect(moved([a, b], 5, 0)).toEqual([a, b])
	})
})
