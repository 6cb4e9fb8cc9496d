// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { fold } from './fold.ts'
import { start } from './text.ts'

/** Of a text, the characters that are looked at; marks that are left out count too. */
const mostCharacters = 160
const mostDigits = 160

/**
 * The key by which texts are sorted and found alike in every database and in the browser: the folded text in digits, which all
 * collations sort alike, each character with a code that no other code begins with. The codes follow each other as the characters
 * do; the server's `SortText` has the table.
 *
 * @param text - without half characters
 */
export function sortText(text: string): string {
	let key = ''
	for (const character of fold(start(text, mostCharacters))) {
		key += code(character.codePointAt(0)!)
		if (key.length >= mostDigits) {
			break
		}
	}
	return key.slice(0, mostDigits)
}

function code(character: number): string {
	if (character < 0x20 || character === 0x7F) {
		return '00'
	}
	if (character < 0x7F) {
		return String(character <= 0x40 ? character - 0x20 : character - 0x5B + 33).padStart(2, '0')
	}
	return String(character < 0x800
		? 6_900 + character - 0x80
		: character < 0x10000 ? 890_000 + character - 0x800 : 96_000_000 + character - 0x10000)
}
