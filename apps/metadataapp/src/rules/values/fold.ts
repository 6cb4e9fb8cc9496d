// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

const letters: Readonly<Record<string, string>> = Object.freeze({
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ħ: 'h',
	ŧ: 't',
	ı: 'i',
	'\u0085': ' ',
	'\u2028': ' ',
	'\u2029': ' ',
	'\u1680': ' ',
})

/**
 * Texts without the differences that people do not look for: case, accents of Latin, Greek and Cyrillic letters, width, and which
 * white space it is.
 *
 * Each character is folded by itself, so the cost is linear and both languages do the same whatever is around it. Marks of other
 * scripts stay, because there they are letters.
 *
 * @param text - without half characters
 */
export function fold(text: string): string {
	return text.replace(/[A-Z]+/g, (part) => part.toLowerCase()).replace(/[\t-\r]/g, ' ').replace(/[\u{80}-\u{10FFFF}]/gu, foldLetter)
}

function foldLetter(letter: string): string {
	const lower = Array.from(letter.normalize('NFKD'), (part) => part.toLowerCase()).join('')
	return Array.from(lower.replace(/[\u0300-\u036F]/g, ''), (part) => letters[part] ?? part).join('')
}
