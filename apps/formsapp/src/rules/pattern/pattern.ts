// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import { characters, isWellFormed } from '../values/text.ts'
import { isIn } from './characterSet.ts'
import { compile, type Instruction } from './compiler.ts'
import { BadPattern, parse } from './parser.ts'

/**
 * A regular expression of an author. The engines of PHP and of browsers can be made to take ages and differ in details; this one has
 * a small language without references and assertions, and its time grows with the text times the number of instructions.
 */
export type Pattern = readonly Instruction[]

/** @throws BadPattern */
export function compilePattern(pattern: string): Pattern {
	if (!isWellFormed(pattern) || characters(pattern) > bounds.patternCharacters) {
		throw new BadPattern('pattern_too_long')
	}
	return compile(parse(pattern))
}

/** Whether the text contains a match. Runs all ways through the instructions at once, a character at a time. */
export function matches(code: Pattern, text: string): boolean {
	const input = Array.from(text, (character) => character.codePointAt(0)!)
	let waiting: number[] = []
	for (let place = 0; place <= input.length; place++) {
		// A match may start anywhere.
		waiting.push(0)
		const reached = follow(code, waiting, place === 0, place === input.length)
		if (reached === null) {
			return true
		}
		const codePoint = input[place]
		waiting = []
		for (const at of codePoint === undefined ? [] : reached) {
			const instruction = code[at]!
			if (instruction.operation === 'set' && isIn(instruction.set, codePoint!)) {
				waiting.push(at + 1)
			}
		}
	}
	return false
}

/** @return places of the instructions that wait for a character; null when the match is complete */
function follow(code: Pattern, from: number[], isStart: boolean, isEnd: boolean): number[] | null {
	const seen = new Uint8Array(code.length)
	const reached: number[] = []
	for (let at = from.pop(); at !== undefined; at = from.pop()) {
		if (seen[at] === 1) {
			continue
		}
		seen[at] = 1
		const instruction = code[at]!
		switch (instruction.operation) {
			case 'match': return null
			case 'set':
				reached.push(at)
				break
			case 'jump':
				from.push(instruction.to)
				break
			case 'split':
				from.push(instruction.to, instruction.or)
				break
			default:
				if (instruction.operation === 'start' ? isStart : isEnd) {
					from.push(at + 1)
				}
		}
	}
	return reached
}
