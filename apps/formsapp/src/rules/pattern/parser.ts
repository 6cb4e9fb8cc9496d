// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { anyButLineEnds, characterSet, type CharacterSet, namedRanges, type Range } from './characterSet.ts'

export type Node =
	| { readonly kind: 'set', readonly set: CharacterSet }
	| { readonly kind: 'start' | 'end' }
	| { readonly kind: 'sequence' | 'choice', readonly parts: readonly Node[] }
	/** Without `most` there is no end. */
	| { readonly kind: 'repeat', readonly part: Node, readonly least: number, readonly most: number | null }

export type PatternFault = 'bad_pattern' | 'pattern_too_long' | 'pattern_too_costly'

export class BadPattern extends Error {
	readonly fault: PatternFault

	constructor(fault: PatternFault = 'bad_pattern') {
		super(fault)
		this.fault = fault
	}
}

const controls = new Map([['t', 0x09], ['n', 0x0A], ['r', 0x0D]])

/**
 * Characters, `.`, `[…]`, `\d \w \s \D \W \S \t \n \r`, `^`, `$`, `(…)`, `(?:…)`, `|`, `* + ? {n} {n,} {n,m}`. A lazy quantifier finds
 * the same texts as a greedy one.
 *
 * @throws BadPattern
 */
export function parse(pattern: string): Node {
	const input = [...pattern]
	let place = 0
	const isAt = (character: string): boolean => input[place] === character
	const takes = (character: string): boolean => {
		const does = isAt(character)
		place += does ? 1 : 0
		return does
	}
	const expect = (character: string): void => {
		if (!takes(character)) {
			throw new BadPattern()
		}
	}

	const alternatives = (): Node => {
		const parts = [sequence()]
		while (takes('|')) {
			parts.push(sequence())
		}
		return parts.length === 1 ? parts[0]! : { kind: 'choice', parts }
	}
	const sequence = (): Node => {
		const parts: Node[] = []
		while (place < input.length && !isAt('|') && !isAt(')')) {
			parts.push(quantified())
		}
		return { kind: 'sequence', parts }
	}
	const quantified = (): Node => {
		if (takes('^')) {
			return { kind: 'start' }
		}
		if (takes('$')) {
			return { kind: 'end' }
		}
		const part = atom()
		const quantity = quantifier()
		if (quantity === null) {
			return part
		}
		takes('?')
		const [least, most] = quantity
		if (most !== null && least > most) {
			throw new BadPattern()
		}
		return { kind: 'repeat', part, least, most }
	}
	const quantifier = (): [number, number | null] | null => {
		if (takes('*')) {
			return [0, null]
		}
		if (takes('+')) {
			return [1, null]
		}
		if (takes('?')) {
			return [0, 1]
		}
		if (!takes('{')) {
			return null
		}
		const least = count()
		const most = takes(',') ? (isAt('}') ? null : count()) : least
		expect('}')
		return [least, most]
	}
	const count = (): number => {
		let digits = ''
		for (; /^[0-9]$/.test(input[place] ?? ''); place++) {
			digits += input[place]
		}
		if (digits === '' || digits.length > 3) {
			throw new BadPattern(digits === '' ? 'bad_pattern' : 'pattern_too_costly')
		}
		return Number(digits)
	}
	const atom = (): Node => {
		if (takes('(')) {
			if (takes('?')) {
				expect(':')
			}
			const node = alternatives()
			expect(')')
			return node
		}
		if (takes('.')) {
			return { kind: 'set', set: anyButLineEnds() }
		}
		if (takes('[')) {
			return { kind: 'set', set: brackets() }
		}
		if (takes('\\')) {
			return { kind: 'set', set: characterSet(escape()) }
		}
		const character = input[place]
		if (character === undefined || '*+?{}])'.includes(character)) {
			throw new BadPattern()
		}
		place++
		return { kind: 'set', set: characterSet([one(character)]) }
	}
	const brackets = (): CharacterSet => {
		const isNegated = takes('^')
		const ranges: Range[] = []
		while (!takes(']')) {
			const first = member()
			if (!isAt('-') || (input[place + 1] ?? ']') === ']') {
				ranges.push(...first)
				continue
			}
			place++
			ranges.push(between(first, member()))
		}
		return characterSet(ranges, isNegated)
	}
	const member = (): readonly Range[] => {
		if (takes('\\')) {
			return escape()
		}
		const character = input[place]
		if (character === undefined || character === '[') {
			throw new BadPattern()
		}
		place++
		return [one(character)]
	}
	const escape = (): readonly Range[] => {
		const character = input[place] ?? ''
		place++
		const control = controls.get(character)
		const ranges = namedRanges(character) ?? (control === undefined ? undefined : [[control, control] as const])
		if (ranges !== undefined) {
			return ranges
		}
		// eslint-disable-next-line no-control-regex
		if (!/^[\x00-\x7F]$/.test(character) || /[\x00-\x20A-Za-z0-9_\x7F]/.test(character)) {
			throw new BadPattern()
		}
		return [one(character)]
	}

	const node = alternatives()
	if (place < input.length) {
		throw new BadPattern()
	}
	return node
}

function one(character: string): Range {
	const codePoint = character.codePointAt(0)!
	return [codePoint, codePoint]
}

function between(first: readonly Range[], last: readonly Range[]): Range {
	const isOne = (ranges: readonly Range[]): boolean => ranges.length === 1 && ranges[0]![0] === ranges[0]![1]
	if (!isOne(first) || !isOne(last) || first[0]![0] > last[0]![0]) {
		throw new BadPattern()
	}
	return [first[0]![0], last[0]![0]]
}
