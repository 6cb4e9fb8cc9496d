// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { filledOf, lengthOf, ranked } from '../../../src/values/service/bars.ts'
import { typedDays } from '../../../src/values/service/historyDays.ts'
import { contentWords, sizeWords } from '../../../src/words/service/backupWords.ts'

describe('bars', () => {
	const bars = [{ key: 'a', count: 0 }, { key: 'b', count: 4 }, { key: 'c', count: 1_000 }, { key: 'd', count: 4 }]

	it('are ranked, and as long as their share of the longest', () => {
		expect(ranked(bars).map(({ key }) => key)).toEqual(['c', 'b', 'd', 'a'])
		expect(bars.map((bar) => lengthOf(bar, bars))).toEqual([0, 1, 100, 1])
		expect(lengthOf({ key: 'a', count: 0 }, [])).toBe(0)
	})
	it('count files and team folders', () => {
		expect(filledOf({ field_id: 1, folders: 9, files: 3, folder_values: 2 })).toBe(5)
	})
})

describe('days that are typed', () => {
	it.each<[string, number | null]>([
		['', 0], ['  ', 0], ['1', 1], [' 365 ', 365], ['36500', 36_500], ['36501', null], ['0', null], ['-3', null], ['1.5', null],
		['ten', null], ['1e3', null], ['9'.repeat(100_000), null],
	])('%j', (text, days) => {
		expect(typedDays(text)).toBe(days)
	})
})

describe('what is in a backup', () => {
	it('is said without what there is none of', () => {
		expect(contentWords({ fields: 2, values: 6, folder_values: 1, view_fields: 4, history: 1 }))
			.toBe('2 fields · 7 values · 1 change in the history')
		expect(contentWords({ fields: 812, values: 1_204_377 })).toBe('812 fields · 1,204,377 values')
		expect(contentWords({ fields: 0 })).toBe('Nothing, because there were no fields')
	})
	it('has a size that people can read', () => {
		expect([0, 512, 1_536, 20_480, 1_468_006, 3_221_225_472].map(sizeWords))
			.toEqual(['0 byte', '512 byte', '1.5 kB', '20 kB', '1.4 MB', '3 GB'])
	})
})
