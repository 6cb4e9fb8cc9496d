// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { addMonths, barsShown, dayAt, isClosed, monthStart } from '../../src/grid/month.ts'
import { daysFrom } from '../../src/grid/time.ts'

describe('a month', () => {
	it('turns to the same day, or to the last one of a shorter month', () => {
		expect(monthStart('2026-11-25')).toBe('2026-11-01')
		expect([addMonths('2026-01-31', 1), addMonths('2028-01-31', 1), addMonths('2026-12-15', 1), addMonths('2026-01-15', -1)])
			.toEqual(['2026-02-28', '2028-02-29', '2027-01-15', '2025-12-15'])
	})

	it('counts what has no line of its own', () => {
		expect([0, 2, 3, 4, 6].map((bookings) => barsShown(bookings, 3))).toEqual([0, 2, 3, 2, 2])
	})

	it('has closed days', () => {
		expect(isClosed({ closed: [{ start: 0, end: 1440 }] })).toBe(true)
		expect(isClosed({ closed: [{ start: 0, end: 540 }, { start: 1020, end: 1440 }] })).toBe(false)
	})

	it('leads from day to day by keys, over weekends that are not shown', () => {
		const days = daysFrom('2026-10-26', 42)
		const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'a']
		expect(keys.map((key) => dayAt(key, '2026-11-04', days, 7))).toEqual([
			'2026-11-03', '2026-11-05', '2026-10-28', '2026-11-11', '2026-11-02', '2026-11-08', '2026-10-04', '2026-12-04', undefined,
		])
		const work = days.filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
		expect([dayAt('ArrowRight', '2026-11-06', work, 5), dayAt('ArrowLeft', '2026-11-09', work, 5), dayAt('End', '2026-11-04', work, 5)])
			.toEqual(['2026-11-09', '2026-11-06', '2026-11-06'])
	})
})
