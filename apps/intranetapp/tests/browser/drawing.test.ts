// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { expect, it } from 'vitest'
import { drawnCircles } from '../../src/values/drawing.ts'

it('a drawing is the same for the same page, differs between pages, and stays faint and inside', () => {
	expect(drawnCircles('page-1')).toEqual(drawnCircles('page-1'))
	expect(drawnCircles('page-1')).not.toEqual(drawnCircles('page-2'))
	for (const { x, y, radius, opacity } of ['', 'page-1', 'Ö'.repeat(128)].flatMap(drawnCircles)) {
		expect([x >= 0 && x <= 160, y >= 0 && y <= 90, radius >= 14 && radius < 50, opacity > 0 && opacity < 0.15])
			.toEqual([true, true, true, true])
	}
})
