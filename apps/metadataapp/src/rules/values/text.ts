// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { decimalOf } from './decimal.ts'
import type { Json } from './json.ts'

/** JavaScript and PHP trim different characters; these are all that either of them, or Unicode, calls white space. */
const space = /[\t-\r \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]/u
const loneSurrogate = /\p{Surrogate}/u
// eslint-disable-next-line no-control-regex
const unstorable = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF]/

/** A text, or a JSON number as the decimal that it is; null for anything else. */
export function textOf(input: Json | undefined): string | null {
	return typeof input === 'string' ? input : typeof input === 'number' ? decimalOf(input) : null
}

/**
 * Not half of a character, no character that XML cannot carry, so that WebDAV could not show the value (control characters other
 * than tabs and line ends, U+FFFE, U+FFFF), and no DEL.
 */
export const isStorable = (text: string): boolean => !loneSurrogate.test(text) && !unstorable.test(text)

export const hasSpace = (text: string): boolean => space.test(text)

export function trim(text: string): string {
	let [start, end] = [0, text.length]
	while (end > start && space.test(text.charAt(end - 1))) {
		end--
	}
	while (start < end && space.test(text.charAt(start))) {
		start++
	}
	return text.slice(start, end)
}

/** In Unicode characters. */
export function characters(text: string): number {
	let count = 0
	for (let place = 0; place < text.length; place++) {
		const unit = text.charCodeAt(place)
		count += unit >= 0xDC00 && unit < 0xE000 ? 0 : 1
	}
	return count
}

/** The first so many Unicode characters. */
export function start(text: string, most: number): string {
	return [...text.slice(0, 2 * most)].slice(0, most).join('')
}

/** The beginning, with an ellipsis if there is more. */
export function excerpt(text: string, most: number): string {
	const beginning = start(text, most)
	return beginning.length === text.length ? text : `${beginning}…`
}
