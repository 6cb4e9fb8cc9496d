// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Colours as `#rrggbb`, and how well they can be told apart; `Model\Branding\Colour` in PHP does the same. */

const steps = 50
/** Above, black is easier to read on a colour than white. */
const middle = 0.179
export const black = '#000000'
export const white = '#ffffff'
/** Contrast that text needs, as WCAG has it. */
export const enough = 4.5

/** `#rrggbb` in small letters; null for what is no colour. */
export function readColour(text: string): string | null {
	if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)) {
		return null
	}
	const digits = text.slice(1).toLowerCase()
	return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`
}

/** From 1 to 21. */
export function contrast(one: string, other: string): number {
	const lights = [luminance(one), luminance(other)]
	return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

/** Whether text on it has to be dark. */
export const isLight = (colour: string): boolean => luminance(colour) > middle

/** Of both, the one that is easier to read on the colour; black or white where neither is. */
export function textOn(colour: string, dark: string, light: string): string {
	const better = contrast(colour, dark) >= contrast(colour, light) ? dark : light
	return contrast(colour, better) >= enough ? better : isLight(colour) ? black : white
}

/** @param part - of the other colour, from 0 to 1 */
export function mix(one: string, other: string, part: number): string {
	const [from, to] = [partsOf(one), partsOf(other)]
	return `#${from.map((value, place) => Math.round(value + (to[place]! - value) * part).toString(16).padStart(2, '0')).join('')}`
}

/**
 * The nearest shade that can be told apart from all grounds.
 *
 * @param grounds - all light or all dark
 * @param least - contrast
 */
export function readable(colour: string, grounds: readonly string[], least: number = enough): string {
	const end = isLight(grounds[0]!) ? black : white
	for (let step = 0; step < steps; step++) {
		const shade = mix(colour, end, step / steps)
		if (grounds.every((ground) => contrast(shade, ground) >= least)) {
			return shade
		}
	}
	return end
}

function luminance(colour: string): number {
	const [red, green, blue] = partsOf(colour).map((part) => {
		const value = part / 255
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
	}) as [number, number, number]
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const partsOf = (colour: string): number[] => [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16))
