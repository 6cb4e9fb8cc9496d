// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** JavaScript and PHP trim different characters; these are all that either of them, or Unicode, calls white space. */
export const whiteSpace = '\\x09-\\x0D\\x20\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF'
const space = new RegExp(`[${whiteSpace}]`, 'u')
const loneSurrogate = /\p{Surrogate}/u
// eslint-disable-next-line no-control-regex
const control = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/

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

export const hasSpace = (text: string): boolean => space.test(text)

/** In Unicode characters. */
export function characters(text: string): number {
	let count = 0
	for (let place = 0; place < text.length; place++) {
		const unit = text.charCodeAt(place)
		count += unit >= 0xDC00 && unit < 0xE000 ? 0 : 1
	}
	return count
}

export const isWellFormed = (text: string): boolean => !loneSurrogate.test(text)

/** Whether it has control characters other than tabs and line ends. */
export const hasControls = (text: string): boolean => control.test(text)

/** Lower case of A to Z only: what else has two cases differs between the two languages. */
export const fold = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** As UTF-8 sorts, which is not how UTF-16 does. */
export function compareText(one: string, other: string): number {
	const [ones, others] = [[...one], [...other]]
	for (let place = 0; place < Math.min(ones.length, others.length); place++) {
		const difference = ones[place]!.codePointAt(0)! - others[place]!.codePointAt(0)!
		if (difference !== 0) {
			return difference
		}
	}
	return ones.length - others.length
}
