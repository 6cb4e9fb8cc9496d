// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it, vi } from 'vitest'
import { dayOf, hours, period } from '../../src/words/when.ts'

vi.mock('@nextcloud/l10n', () => ({ getCanonicalLocale: () => 'en-GB' }))

const times = (dtstart: string, dtend: string, allDay = false) => ({ dtstart, dtend, allDay })
const now = new Date('2026-06-01T12:00:00Z')

describe('times of bookings', () => {
	it('are those of the clock beside the room, whatever zone the browser is in', () => {
		expect(hours(times('2026-11-25T14:00:00+09:00', '2026-11-25T15:30:00+09:00'))).toBe('14:00\u201315:30')
		expect(dayOf(times('2026-11-25T23:30:00-11:00', '2026-11-25T23:45:00-11:00'))).toBe('2026-11-25')
	})

	it('have the year only when it is not this one', () => {
		expect(period(times('2026-11-25T14:00:00Z', '2026-11-25T15:00:00Z'), now)).not.toContain('2026')
		expect(period(times('2027-11-25T14:00:00Z', '2027-11-25T15:00:00Z'), now)).toContain('2027')
	})

	it('of whole days end with the last one', () => {
		expect(period(times('2026-11-25', '2026-11-26', true), now)).toMatch(/25/)
		expect(period(times('2026-11-25', '2026-11-26', true), now)).not.toMatch(/26/)
		expect(period(times('2026-11-25', '2026-11-27', true), now)).toMatch(/25.*26/)
	})

	it('name both days when a booking ends on another', () => {
		expect(hours(times('2026-11-25T22:00:00Z', '2026-11-26T02:00:00Z'))).toMatch(/25.*26/)
	})
})
