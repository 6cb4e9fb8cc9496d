// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Formats } from './formats.ts'
import type { Item } from './wordLists.ts'

/** A piece of a line. */
export type Run =
	| { readonly kind: 'text', readonly text: string, readonly formats: Formats }
	| { readonly kind: 'break' }
	| { readonly kind: 'image', readonly src: string, readonly alt: string, readonly href: string | null }

/** A block of pasted text. */
export interface Line {
	readonly kind: 'text' | 'heading' | 'code' | 'rule' | 'table'
	readonly runs: readonly Run[]
	/** Level of a heading, from 1. */
	readonly heading: number
	readonly item: Item | null
	/** Number of quotes around it. */
	readonly quotes: number
	/** The lines in each cell of each row. */
	readonly rows: readonly (readonly (readonly Line[])[])[]
}

export const emptyLine: Line = Object.freeze({ kind: 'text', runs: [], heading: 0, item: null, quotes: 0, rows: [] })

/**
 * The runs of a line with its spaces collapsed: a word processor breaks its lines anywhere, and writes non-breaking spaces
 * where it means several spaces or an empty line.
 */
export function collapsed(runs: readonly Run[]): Run[] {
	const result: Run[] = []
	let isAfterSpace = true
	for (const run of runs) {
		if (run.kind !== 'text') {
			isAfterSpace = run.kind === 'break'
			if (run.kind === 'break') {
				trimLast(result)
			}
			if (run.kind !== 'break' || result.length > 0) {
				result.push(run)
			}
			continue
		}
		const single = run.text.replace(/[ \t\r\n\f\u00A0]+/g, (space) => space === '\u00A0' ? space : ' ')
		const text = isAfterSpace ? single.trimStart() : single
		if (text !== '') {
			result.push({ ...run, text })
			isAfterSpace = text.endsWith(' ') || text.endsWith('\u00A0')
		}
	}
	for (let last = result.at(-1); last?.kind === 'break' || isBlank(last); last = result.at(-1)) {
		result.pop()
	}
	trimLast(result)
	return result
}

function isBlank(run: Run | undefined): boolean {
	return run?.kind === 'text' && run.text.trim() === ''
}

/** Removes spaces before a break or the end of a line. */
function trimLast(runs: Run[]): void {
	const last = runs.at(-1)
	if (last?.kind === 'text') {
		runs[runs.length - 1] = { ...last, text: last.text.trimEnd() }
	}
}
