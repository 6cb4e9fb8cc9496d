// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

const bullet = /^(?:[-*+•·‣▪◦○●☐☑☒✓✔–—]|\[[ xX]?\])[ \t\u00a0]+/u
const numbering = /^\(?(\d{1,3}|[A-Za-z])[.)][ \t\u00a0]+/
const labelCharacters = 1000

/**
 * The entries of a list that was written elsewhere, one for each line, without bullets and numbers; null for a single line, which is
 * pasted as text. Of a table the first column counts.
 *
 * @param most - so many are taken
 */
export function pastedList(text: string, most = 500): string[] | null {
	const lines = text.split(/\r\n|\r|\n/)
	if (lines.length < 2) {
		return null
	}
	const entries: string[] = []
	for (const line of lines) {
		if (entries.length === most) {
			break
		}
		const entry = entryOf(line)
		if (entry !== '') {
			entries.push(entry)
		}
	}
	return entries.length > 0 ? withoutNumbers(entries) : null
}

/** Only a list that is counted on from entry to entry is numbered: “A. Smith” is a name. */
function withoutNumbers(entries: readonly string[]): string[] {
	const numbers = entries.map((entry) => {
		const mark = numbering.exec(entry)?.[1]
		return mark === undefined ? null : /\d/.test(mark) ? Number(mark) : mark.toLowerCase().charCodeAt(0)
	})
	const first = numbers[0] ?? null
	const isCounted = first !== null && entries.length > 1 && numbers.every((number, index) => number === first + index)
	return entries.map((entry) => isCounted ? entry.replace(numbering, '') : entry)
}

function entryOf(line: string): string {
	// Longer lines are cut, so that what follows is never more than a few thousand characters.
	const entry = line.slice(0, 4 * labelCharacters).trim().replace(bullet, '').replace(bullet, '')
	const cell = entry.split('\t').find((part) => part.trim() !== '') ?? ''
	return Array.from(cell.trim()).slice(0, labelCharacters).join('')
}
