// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { csvText } from '../../../src/rules/table/csv.ts'
import vectors from '../../fixtures/csv-vectors.json' with { type: 'json' }

describe('a table that spreadsheet programs open', () => {
	it.each(vectors)('is written as on the server: $name', ({ rows, csv }) => {
		expect(csvText(rows)).toBe(`\uFEFF${csv}`)
	})
})
