// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { setLocale } from '@nextcloud/l10n'
import { beforeEach, describe, expect, it } from 'vitest'
import { freeSentence } from '../../src/words/cardWords.ts'

const now = new Date('2026-11-25T12:00:00Z')
const said = (start: string, end: string, isNow: boolean) =>
	freeSentence({ active: true, nextFree: { start, end, isNow, needsApproval: false } }, now).replace(/[\u00a0\u202f\u2009]/g, ' ')

describe('when a room is free next', () => {
	beforeEach(() => setLocale('en_GB'))

	it('is said with the clock at the door', () => {
		expect(said('2026-11-25T12:00:00+01:00', '2026-11-25T17:30:00+01:00', true)).toBe('Free now until 17:30')
		expect(said('2026-11-26T09:00:00+01:00', '2026-11-26T11:00:00+01:00', false)).toMatch(/^Free Thu,? 26 Nov,? 0?9:00\s?[–-]\s?11:00$/)
	})

	it('has no end at midnight, where only the day ends', () => {
		expect(said('2026-11-25T12:00:00+01:00', '2026-11-26T00:00:00+01:00', true)).toBe('Free now, for the rest of the day')
		expect(said('2026-11-26T09:00:00+01:00', '2026-11-27T00:00:00+01:00', false)).toMatch(/^Free from Thu,? 26 Nov,? 0?9:00 on$/)
	})

	it('is not known beyond the days that are looked at, and never out of service', () => {
		expect(freeSentence({ active: true, nextFree: null })).toBe('Not free within 30 days')
		expect(freeSentence({ active: false, nextFree: null })).toBe('Out of service')
	})
})
