// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/intranet/limits'

const pattern = /^([a-zA-Z]{3,30}|#[0-9a-fA-F]{3,8}|(rgb|hsl)a?\([0-9., %/deg]+\)|var\(--[a-zA-Z0-9-]+\))$/

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A CSS colour; null for a missing or any other value. */
export function colour(value: unknown): string | null {
	return typeof value === 'string' && value.length <= limits.colourCharacters && pattern.test(value) ? value : null
}

/** Parses a value from getComputedStyle, blending a translucent colour with the one behind it. */
export function computedColour(value: string, behind: Rgb = [255, 255, 255]): Rgb | null {
	const [, list, fractions] = /^(?:rgba?\(([^)]+)\)|color\(srgb ([^)]+)\))$/.exec(value.trim()) ?? []
	const [red, green, blue, alpha = 1] = (list ?? fractions ?? '').split(/[\s,/]+/).filter(Boolean).map((part) =>
		part.endsWith('%') ? Number.parseFloat(part) / 100 : Number.parseFloat(part))
	if (red === undefined || green === undefined || blue === undefined || ![red, green, blue, alpha].every(Number.isFinite)) {
		return null
	}
	const scale = fractions === undefined ? 1 : 255
	const [behindRed, behindGreen, behindBlue] = behind
	const mix = (above: number, below: number) => above * scale * alpha + below * (1 - alpha)
	return [mix(red, behindRed), mix(green, behindGreen), mix(blue, behindBlue)]
}

/** Contrast of two colours according to WCAG 2: 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
	const [light, dark] = [luminance(one), luminance(other)].sort((left, right) => right - left) as [number, number]
	return (light + 0.05) / (dark + 0.05)
}

/** The default text colour if it is readable on the background (4.5:1), otherwise black or white, whichever has more contrast. */
export function readableOn(background: Rgb, usual: Rgb): 'usual' | 'black' | 'white' {
	if (contrast(background, usual) >= 4.5) {
		return 'usual'
	}
	return contrast(background, [0, 0, 0]) >= contrast(background, [255, 255, 255]) ? 'black' : 'white'
}

function luminance(rgb: Rgb): number {
	const [red, green, blue] = rgb.map((part) => part / 255).map((part) =>
		part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4) as [number, number, number]
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
