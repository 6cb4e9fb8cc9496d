// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { contrast, enough, readable, readColour } from '../../../src/branding/colours.ts'
import { paletteOf, schemes } from '../../../src/branding/palette.ts'
import vectors from '../../fixtures/branding/vectors.json' with { type: 'json' }

describe('colours', () => {
	it.each(vectors.read)('are read from $text', ({ text, colour }) => expect(readColour(text)).toBe(colour))

	it.each(vectors.contrasts)('$one on $other are told apart', (one) => {
		expect(contrast(one.one, one.other)).toBeCloseTo(one.contrast, 2)
		expect(readable(one.one, [one.other])).toBe(one.readable)
	})
})

describe('the palette', () => {
	it.each(vectors.palettes)('of $background and $accent is the same as on the server', ({ background, accent, light, dark }) => {
		expect(paletteOf(background, accent)).toEqual(light === null ? null : { light, dark })
	})

	it('has text that can be read, whatever the author chooses', () => {
		for (let step = 0; step < 4096; step += 7) {
			const colour = `#${step.toString(16).padStart(3, '0').replace(/./g, '$&$&')}`
			const palette = paletteOf(colour, colour)
			for (const name of ['light', 'dark'] as const) {
				const shades = palette?.[name] ?? {}
				const pairs = [
					['accent-text', shades.accent], ['paper-ink', schemes[name].paper], ['paper-ink', shades.soft],
					['ground-text', shades.ground], ['ground-quiet', shades.ground], ['ground-ink', shades.ground],
				] as const
				for (const [text, ground] of pairs) {
					expect(contrast(shades[text] ?? '', ground ?? ''), `${text} of ${colour}, ${name}`).toBeGreaterThanOrEqual(enough)
				}
			}
		}
	})
})
