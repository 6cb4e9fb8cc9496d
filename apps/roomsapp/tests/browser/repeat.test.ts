// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import ical from 'ical.js'
import { describe, expect, it } from 'vitest'
import { rhythms, ruleOf } from '../../src/finder/repeat.ts'

/** Dates of a rule that starts on Thursday, 29 January 2026. */
function dates(rule: string, count: number): string[] {
	const iterator = ical.Recur.fromString(rule).iterator(ical.Time.fromDateTimeString('2026-01-29T09:00:00'))
	return Array.from({ length: count }, () => iterator.next()?.toString().slice(0, 10) ?? 'end')
}

describe('rules of series', () => {
	it('mean what the choice says', () => {
		expect(dates(ruleOf('daily', 3), 4)).toEqual(['2026-01-29', '2026-01-30', '2026-01-31', 'end'])
		expect(dates(ruleOf('workdays', 3), 4)).toEqual(['2026-01-29', '2026-01-30', '2026-02-02', 'end'])
		expect(dates(ruleOf('weekly', 2), 3)).toEqual(['2026-01-29', '2026-02-05', 'end'])
		expect(dates(ruleOf('fortnightly', 2), 3)).toEqual(['2026-01-29', '2026-02-12', 'end'])
		expect(dates(ruleOf('monthly', 2), 3)).toEqual(['2026-01-29', '2026-03-29', 'end'])
	})

	it('are none for a single date', () => {
		expect(ruleOf('once', 9)).toBe('')
		expect(rhythms.filter((rhythm) => ruleOf(rhythm, 1) !== '')).toEqual([])
	})
})
