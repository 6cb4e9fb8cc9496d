// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { bounds } from '@suite/schema/forms/bounds'
import type { CharacterSet } from './characterSet.ts'
import { BadPattern, type Node } from './parser.ts'

export type Instruction =
	| { readonly operation: 'set', readonly set: CharacterSet }
	| { readonly operation: 'start' | 'end' | 'match' }
	| { readonly operation: 'jump', to: number }
	| { readonly operation: 'split', readonly to: number, or: number }

/**
 * Turns a parsed pattern into instructions; repeated parts are written as often as they may occur.
 *
 * @throws BadPattern when there would be too many
 */
export function compile(node: Node): readonly Instruction[] {
	const code: Instruction[] = []
	const add = <T extends Instruction>(instruction: T): T => {
		if (code.length >= bounds.instructionsPerPattern) {
			throw new BadPattern('pattern_too_costly')
		}
		code.push(instruction)
		return instruction
	}
	const split = () => add({ operation: 'split' as const, to: code.length + 1, or: 0 })

	const write = (part: Node): void => {
		switch (part.kind) {
			case 'set':
				add({ operation: 'set', set: part.set })
				break
			case 'start':
			case 'end':
				add({ operation: part.kind })
				break
			case 'sequence':
				// Empty groups cost an instruction, or they could be repeated for nothing.
				add({ operation: 'jump', to: code.length + 1 })
				part.parts.forEach(write)
				break
			case 'choice':
				writeChoice(part.parts)
				break
			case 'repeat':
				writeRepeat(part.part, part.least, part.most)
		}
	}
	const writeChoice = (parts: readonly Node[]): void => {
		const jumps = parts.slice(0, -1).map((part) => {
			const either = split()
			write(part)
			const jump = add({ operation: 'jump' as const, to: 0 })
			either.or = code.length
			return jump
		})
		parts.slice(-1).forEach(write)
		for (const jump of jumps) {
			jump.to = code.length
		}
	}
	const writeRepeat = (part: Node, least: number, most: number | null): void => {
		for (let times = 0; times < least; times++) {
			write(part)
		}
		if (most === null) {
			const place = code.length
			const either = split()
			write(part)
			add({ operation: 'jump', to: place })
			either.or = code.length
			return
		}
		const splits = []
		for (let times = least; times < most; times++) {
			splits.push(split())
			write(part)
		}
		for (const either of splits) {
			either.or = code.length
		}
	}

	write(node)
	add({ operation: 'match' })
	return code
}
