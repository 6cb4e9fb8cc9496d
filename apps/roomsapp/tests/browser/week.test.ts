// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { isSameWeek, rulesOf, usualWeek, weekOf } from '../../src/values/week.ts'

describe('opening hours', () => {
	it('are one rule for all days with the same time', () => {
		expect(rulesOf(usualWeek)).toEqual([{ days: [1, 2, 3, 4, 5], startTime: '08:00', endTime: '18:00' }])
	})

	it('have several times on a day, by start', () => {
		const week = weekOf([
			{ days: [1, 2], startTime: '13:00', endTime: '17:00' },
			{ days: [1], startTime: '08:00', endTime: '12:00' },
		])
		expect(week[1]).toEqual([{ start: '08:00', end: '12:00' }, { start: '13:00', end: '17:00' }])
		expect(week[2]).toEqual([{ start: '13:00', end: '17:00' }])
		expect(week[0]).toEqual([])
	})

	it('show the end of the day as fields for a time can', () => {
		expect(weekOf([{ days: [6], startTime: '20:00', endTime: '24:00' }])[6]).toEqual([{ start: '20:00', end: '00:00' }])
	})

	it('stay the same as a week and as rules', () => {
		const rules = [{ days: [0, 6], startTime: '10:00', endTime: '12:00' }, { days: [3], startTime: '08:00', endTime: '00:00' }]
		expect(rulesOf(weekOf(rules))).toEqual(expect.arrayContaining(rules))
	})

	it('are compared by what they say, not by their order', () => {
		const twice = weekOf([{ days: [1], startTime: '08:00', endTime: '09:00' }, { days: [1], startTime: '10:00', endTime: '11:00' }])
		expect(isSameWeek(twice, twice.map((spans) => [...spans].reverse()))).toBe(true)
		expect(isSameWeek(twice, usualWeek)).toBe(false)
	})

	it('keep a time that is entered twice on a day once', () => {
		const span = { start: '08:00', end: '09:00' }
		expect(rulesOf([[], [span, span], [], [], [], [], []])).toEqual([{ days: [1], startTime: '08:00', endTime: '09:00' }])
	})
})
