// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Number of letters that may differ: longer words allow more. */
function allowance(word: string): number {
	return word.length < 4 ? 0 : word.length < 7 ? 1 : 2
}

/**
 * A suggested spelling: the words with each one that occurs in no title replaced by the nearest word of a title.
 *
 * @param words - as typed
 * @param titles - titles of pages that can be found
 * @return null when there is no close match
 */
export function nearSpelling(words: string, titles: readonly string[]): string | null {
	const known = [...new Set(titles.flatMap((title) => title.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []))]
	const near = words.toLocaleLowerCase().split(/\s+/).map((word) => known.some((candidate) => candidate.startsWith(word))
		? word
		: known.map((candidate) => ({ candidate, distance: distance(word, candidate) }))
			.filter((found) => found.distance <= allowance(word))
			.sort((one, other) => one.distance - other.distance)[0]?.candidate ?? word).join(' ')
	return near === words.toLocaleLowerCase().split(/\s+/).join(' ') ? null : near
}

/** Number of letters to change, insert, delete or swap with their neighbour. */
function distance(one: string, other: string): number {
	const rows: number[][] = Array.from({ length: one.length + 1 }, (_, row) =>
		[row, ...Array.from({ length: other.length }, (_, column) => row === 0 ? column + 1 : 0)])
	const at = (row: number, column: number) => rows[row]?.[column] ?? 0
	for (let row = 1; row <= one.length; row += 1) {
		for (let column = 1; column <= other.length; column += 1) {
			const isSame = one[row - 1] === other[column - 1]
			const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
			const changed = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1))
			rows[row]![column] = isSwapped ? Math.min(changed, at(row - 2, column - 2) + 1) : changed
		}
	}
	return at(one.length, other.length)
}
