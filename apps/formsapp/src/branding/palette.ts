// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { black, contrast, enough, isLight, mix, readable, textOn, white } from './colours.ts'

type Shades = Readonly<Record<string, string>>

export interface Palette {
	readonly light: Shades
	readonly dark: Shades
}

/** As in `base.css`. */
export const schemes = Object.freeze({
	light: { ground: '#f5f6f8', paper: '#ffffff', accent: '#005c99', text: '#1b1d21', quiet: '#555b66' },
	dark: { ground: '#16181c', paper: '#1f2227', accent: '#6fbdf5', text: '#eceef2', quiet: '#b3b9c4' },
})
/** In the dark, a background is as dark as this contrast makes it. */
const night = 10
const soft = 0.1
const hover = 0.15

/**
 * The colours of the page of a link by the names of its style sheet, on which all text can be read; null when they are those of every form.
 * `Model\Branding\Palette` in PHP does the same.
 */
export function paletteOf(background: string | null, accent: string | null): Palette | null {
	return background === null && accent === null ? null : {
		light: shadesOf(schemes.light, background, accent, false),
		dark: shadesOf(schemes.dark, background, accent, true),
	}
}

function shadesOf(scheme: typeof schemes['light' | 'dark'], background: string | null, accent: string | null, isDark: boolean): Shades {
	const colour = accent ?? scheme.accent
	const softly = mix(scheme.paper, colour, soft)
	const own: Shades = accent === null ? {} : {
		accent: colour,
		'accent-hover': mix(colour, isLight(colour) ? white : black, hover),
		'accent-text': textOn(colour, black, white),
		soft: softly,
		'paper-ink': readable(colour, [scheme.paper, softly]),
	}
	if (background === null) {
		return { ...own, 'ground-ink': readable(colour, [scheme.ground, scheme.paper]) }
	}
	const { light, dark } = schemes
	const ground = !isDark || contrast(background, dark.text) >= enough ? background : readable(background, [dark.text], night)
	const text = textOn(ground, light.text, dark.text)
	const quiet = isLight(text) ? dark.quiet : light.quiet
	return {
		...own,
		ground,
		'ground-text': text,
		'ground-quiet': contrast(quiet, ground) >= enough ? quiet : text,
		'ground-ink': readable(colour, [ground]),
	}
}
