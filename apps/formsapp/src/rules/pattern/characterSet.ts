// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export type Range = readonly [first: number, last: number]

export interface CharacterSet {
	readonly ranges: readonly Range[]
	readonly isNegated: boolean
	/** What was asked so far, by code point. */
	readonly known: Map<number, boolean>
}

const digit: readonly Range[] = [[0x30, 0x39]]
const word: readonly Range[] = [[0x30, 0x39], [0x41, 0x5A], [0x5F, 0x5F], [0x61, 0x7A]]
/** The same as `whiteSpace`. */
const space: readonly Range[] = [
	[0x09, 0x0D], [0x20, 0x20], [0x85, 0x85], [0xA0, 0xA0], [0x1680, 0x1680], [0x2000, 0x200A], [0x2028, 0x2029], [0x202F, 0x202F],
	[0x205F, 0x205F], [0x3000, 0x3000], [0xFEFF, 0xFEFF],
]
const lineEnd: readonly Range[] = [[0x0A, 0x0A], [0x0D, 0x0D], [0x2028, 0x2029]]
const named = new Map([
	['d', digit], ['D', complement(digit)], ['w', word], ['W', complement(word)], ['s', space], ['S', complement(space)],
])

export function characterSet(ranges: readonly Range[], isNegated = false): CharacterSet {
	return { ranges, isNegated, known: new Map() }
}

export const anyButLineEnds = (): CharacterSet => characterSet(lineEnd, true)

/** `\d`, `\w`, `\s` and their opposites. */
export const namedRanges = (letter: string): readonly Range[] | undefined => named.get(letter)

export function isIn(set: CharacterSet, codePoint: number): boolean {
	let answer = set.known.get(codePoint)
	if (answer === undefined) {
		answer = set.ranges.some(([first, last]) => codePoint >= first && codePoint <= last) !== set.isNegated
		set.known.set(codePoint, answer)
	}
	return answer
}

/** @param ranges - ascending, apart from each other */
function complement(ranges: readonly Range[]): readonly Range[] {
	const others: Range[] = []
	let next = 0
	for (const [first, last] of ranges) {
		if (first > next) {
			others.push([next, first - 1])
		}
		next = last + 1
	}
	return [...others, [next, 0x10FFFF]]
}
