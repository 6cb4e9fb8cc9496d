// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Fragment, type Mark, type Node } from '@tiptap/pm/model'

/** A part of a line: text with the same marks, or an image, a line break, a tag. */
export interface Piece { readonly node: Node, readonly text: string | null, readonly marks: readonly Mark[] }

/** Marks that Markdown writes with signs around the words. */
export const emphasis: ReadonlySet<string> = new Set(['bold', 'italic', 'strike'])

/**
 * A block as Markdown can say it: emphasis neither begins nor ends with a space, nor with a punctuation mark on the side of a
 * letter (`a**: b**` is not bold), and lines neither begin nor end with a space. Otherwise the same block.
 */
export function settled(node: Node): Node {
	if (node.type.name === 'codeBlock' || node.childCount === 0) {
		return node
	}
	if (node.isTextblock) {
		return node.copy(Fragment.fromArray(settledPieces(node).map(({ node: part, text, marks }) =>
			text === null ? part.mark(marks) : node.type.schema.text(text, marks))))
	}
	const children: Node[] = []
	node.forEach((child) => children.push(settled(child)))
	return node.copy(Fragment.fromArray(children))
}

/** The settled content of a line. */
export function settledPieces(parent: Node): Piece[] {
	let pieces: Piece[] = []
	parent.forEach((node) => pieces.push({ node, text: node.isText ? node.text! : null, marks: node.marks }))
	for (const name of emphasis) {
		pieces = withEdges(pieces, name)
	}
	return trimmed(joined(pieces))
}

/** Takes the mark from what it may not begin or end with. */
function withEdges(pieces: readonly Piece[], name: string): Piece[] {
	const result: Piece[] = []
	for (let start = 0; start < pieces.length;) {
		let end = start
		while (end < pieces.length && hasMark(pieces[end]!, name)) {
			end++
		}
		if (end === start) {
			result.push(pieces[start++]!)
		} else {
			const run = pieces.slice(start, end)
			// where there is nothing but punctuation, only tags can say it
			const hasWords = run.some((piece) => piece.text === null
				? !isBreak(piece)
				: isCode(piece) || /[^\p{P}\p{S}\s]/u.test(piece.text))
			const [head, inner] = withoutStart(run, name, hasWords ? charBefore(pieces, start) : '')
			const [tail, core] = withoutEnd(inner, name, hasWords ? charAfter(pieces, end) : '')
			for (const piece of [...head, ...core, ...tail]) {
				result.push(piece)
			}
			start = end
		}
	}
	return result
}

function withoutStart(run: readonly Piece[], name: string, before: string): [Piece[], Piece[]] {
	const head: Piece[] = []
	const rest = run.slice()
	let outer = before
	for (let first = rest[0]; first !== undefined; first = rest[0]) {
		const length = isBreak(first) ? 0 : leading(first, outer)
		if (!isBreak(first) && length === 0) {
			break
		}
		rest.shift()
		if (first.text !== null && length < first.text.length) {
			rest.unshift({ ...first, text: first.text.slice(length) })
		}
		const taken = first.text?.slice(0, length) ?? null
		head.push(unmarked({ ...first, text: taken }, name))
		outer = taken?.at(-1) ?? ''
	}
	return [head, rest]
}

function withoutEnd(run: readonly Piece[], name: string, after: string): [Piece[], Piece[]] {
	const tail: Piece[] = []
	const rest = run.slice()
	let outer = after
	for (let last = rest.at(-1); last !== undefined; last = rest.at(-1)) {
		const length = isBreak(last) ? 0 : trailing(last, outer)
		if (!isBreak(last) && length === 0) {
			break
		}
		rest.pop()
		const kept = (last.text?.length ?? 0) - length
		if (last.text !== null && kept > 0) {
			rest.push({ ...last, text: last.text.slice(0, kept) })
		}
		const taken = last.text?.slice(kept) ?? null
		tail.unshift(unmarked({ ...last, text: taken }, name))
		outer = taken?.[0] ?? ''
	}
	return [tail, rest]
}

/** Number of characters at the start of a piece that a sign of emphasis may not stand before. */
function leading(piece: Piece, outer: string): number {
	if (piece.text === null || isCode(piece)) {
		return 0
	}
	return piece.text.length - piece.text.trimStart().length
		|| (isLetter(outer) ? /^[\p{P}\p{S}]+/u.exec(piece.text)?.[0].length ?? 0 : 0)
}

function trailing(piece: Piece, outer: string): number {
	if (piece.text === null || isCode(piece)) {
		return 0
	}
	const spaces = piece.text.length - piece.text.trimEnd().length
	if (spaces > 0 || !isLetter(outer)) {
		return spaces
	}
	let start = piece.text.length
	for (const sign of [...piece.text].toReversed()) {
		if (!/[\p{P}\p{S}]/u.test(sign)) {
			break
		}
		start -= sign.length
	}
	return piece.text.length - start
}

/** Whether signs of emphasis around these pieces would not be read as such. */
export function needsTags(pieces: readonly Piece[], start: number, end: number): boolean {
	const isBad = (piece: Piece, sign: string, outer: string) =>
		isLetter(outer) && (piece.text === null || isCode(piece) || /[\p{P}\p{S}]/u.test(sign))
	const [first, last] = [pieces[start]!, pieces[end - 1]!]
	return isBad(first, String.fromCodePoint(first.text?.codePointAt(0) ?? 33), charBefore(pieces, start))
		|| isBad(last, [...last.text?.slice(-2) ?? ''].at(-1) ?? '', charAfter(pieces, end))
}

function charBefore(pieces: readonly Piece[], index: number): string {
	const piece = pieces[index - 1]
	return piece === undefined || isBreak(piece) ? '' : piece.text === null || isCode(piece) ? '`' : [...piece.text.slice(-2)].at(-1) ?? ''
}

function charAfter(pieces: readonly Piece[], index: number): string {
	const piece = pieces[index]
	return piece === undefined || isBreak(piece)
		? ''
		: piece.text === null || isCode(piece) ? '`' : String.fromCodePoint(piece.text.codePointAt(0) ?? 32)
}

function joined(pieces: readonly Piece[]): Piece[] {
	const result: Piece[] = []
	for (const piece of pieces) {
		const last = result.at(-1)
		if (piece.text !== null && last !== undefined && last.text !== null && sameMarks(last.marks, piece.marks)) {
			result[result.length - 1] = { ...last, text: last.text + piece.text }
		} else if (piece.text !== '') {
			result.push(piece)
		}
	}
	return result
}

/** A break before a tag is written as a tag too: a tag at the beginning of a line would start a block. */
export function isTagBreak(pieces: readonly Piece[], index: number): boolean {
	let next = index + 1
	while (pieces[next] !== undefined && pieces[next]!.text?.trim() === '') {
		next++
	}
	return pieces[next]?.node.type.name === 'rawInline'
}

/** Removes spaces at the ends of lines, and a break at the end. */
function trimmed(pieces: readonly Piece[]): Piece[] {
	const result: Piece[] = []
	const trimEnd = (): void => {
		for (let last = result.at(-1); last !== undefined && last.text !== null && !isCode(last); last = result.at(-1)) {
			const text = last.text.trimEnd()
			result.pop()
			if (text !== '') {
				result.push({ ...last, text })
				return
			}
		}
	}
	let isFirst = true
	for (const [index, piece] of pieces.entries()) {
		const endsLine = isBreak(piece) && !isTagBreak(pieces, index)
		if (endsLine) {
			trimEnd()
		}
		const text = piece.text !== null && isFirst && !isCode(piece) ? piece.text.trimStart() : piece.text
		if (text !== '') {
			result.push({ ...piece, text })
			isFirst = endsLine
		}
	}
	trimEnd()
	while (result.length > 0 && isBreak(result.at(-1)!)) {
		result.pop()
		trimEnd()
	}
	return result
}

const isLetter = (sign: string) => sign !== '' && !/[\p{P}\p{S}\s]/u.test(sign)
const isBreak = ({ node }: Piece) => node.type.name === 'hardBreak'
const isCode = ({ marks }: Piece) => marks.some(({ type }) => type.name === 'code')
const hasMark = ({ marks }: Piece, name: string) => marks.some(({ type }) => type.name === name)
const unmarked = (piece: Piece, name: string): Piece => ({ ...piece, marks: piece.marks.filter(({ type }) => type.name !== name) })
const sameMarks = (a: readonly Mark[], b: readonly Mark[]) => a.length === b.length && a.every((mark, index) => mark.eq(b[index]!))
