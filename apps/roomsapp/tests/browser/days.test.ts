// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { isoDay, lastDays } from '../../src/values/days.ts'

describe('the period of the statistics', () => {
	it('is of whole days up to today, also when the clocks change', () => {
		expect(lastDays(30, new Date(2026, 2, 30, 0, 10))).toEqual({ from: '2026-03-01', to: '2026-03-30' })
		expect(lastDays(365, new Date(2026, 10, 25, 23, 50))).toEqual({ from: '2025-11-26', to: '2026-11-25' })
	})

	it('names days of the own calendar', () => {
		expect(isoDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05')
	})
})
