// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { isoMoment, localMoment } from '../../../src/values/localMoment.ts'

describe('a moment in a field', () => {
	it('is on the clock of the reader, and comes back the same', () => {
		for (const iso of ['2026-01-31T23:59:00Z', '2026-07-01T00:00:00Z', '2026-12-31T12:30:00Z']) {
			expect(localMoment(iso)).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
			expect(isoMoment(localMoment(iso))).toBe(iso)
		}
	})
	it('is empty for none, and none for what is no moment', () => {
		expect(localMoment(null)).toBe('')
		expect(localMoment('soon')).toBe('')
		expect(isoMoment('')).toBe(null)
		expect(isoMoment('2026-13-01T00:00')).toBe(null)
	})
})
