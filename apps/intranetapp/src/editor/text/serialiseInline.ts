// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Mark, Node } from '@tiptap/pm/model'
import { escaped } from './escape.ts'

export interface InlineOptions {
	/** Set where a line cannot be broken: in headings and cells. */
	readonly isOneLine: boolean
	/** Emphasis as tags, for words where asterisks would be parsed differently. */
	readonly asTags: boolean
}

interface Piece { readonly node: Node, readonly text: string | null, readonly marks: readonly Mark[] }

const stars: Readonly<Record<string, string>> = { bold: '**', italic: '*', strike: '~~' }
const tags: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em', strike: 'del' }

/** The inline content of a node as markdown. */
export function serialiseInline(parent: Node, options: InlineOptions): string {
	const pieces = withoutEdgeSpaces(piecesOf(parent))
	let result = ''
	let active: Mark[] = []
	pieces.forEach((piece, index) => {
		const marks = piece.marks.filter((mark) => mark.type.name !== 'code')
		let kept = 0
		while (kept < active.length && has(marks, active[kept]!)) {
			kept++
		}
		result += closing(active.slice(kept), options)
		active = active.slice(0, kept)
		const fresh = marks.filter((mark) => !has(active, mark)).map((mark) => ({ mark, length: runLength(pieces, index, mark) }))
			.sort((a, b) => b.length - a.length || rank(a.mark) - rank(b.mark)).map(({ mark }) => mark)
		const link = fresh.find(({ type }) => type.name === 'link')
		if (link !== undefined && isOwnAddress(pieces, index, link)) {
			result += `<${piece.text}>`
			return
		}
		result += fresh.map((mark) => opening(mark, options)).join('')
		active = [...active, ...fresh]
		result += written(piece, pieces.slice(index + 1).find(({ text }) => text === null || text.trim() !== ''), options)
	})
	return result + closing(active, options)
}

function written({ node, text, marks }: Piece, next: Piece | undefined, { isOneLine, asTags }: InlineOptions): string {
	if (text !== null) {
		if (marks.some(({ type }) => type.name === 'code')) {
			return asTags ? `<code>${escaped(text)}</code>` : code(text)
		}
		const words = escaped(text)
		return words.endsWith('!') && next?.marks.some(({ type }) => type.name === 'link') ? `${words.slice(0, -1)}\\!` : words
	}
	switch (node.type.name) {
		case 'hardBreak':
			// a tag at the beginning of a line would start a block
			return isOneLine || next?.node.type.name === 'rawInline' ? '<br>' : next === undefined ? '' : '\\\n'
		case 'image':
			return `![${escaped(node.attrs.alt ?? '')}](${target(node.attrs.src ?? '', node.attrs.title)})`
		default:
			return String(node.attrs.source ?? '')
	}
}

function opening(mark: Mark, { asTags }: InlineOptions): string {
	const name = mark.type.name
	return name === 'link' ? '[' : name === 'htmlTag' ? mark.attrs.open : asTags ? `<${tags[name]}>` : stars[name] ?? ''
}
function closing(marks: readonly Mark[], { asTags }: InlineOptions): string {
	return marks.toReversed().map((mark) => {
		const name = mark.type.name
		return name === 'link'
			? `](${target(mark.attrs.href ?? '', mark.attrs.title)})`
			: name === 'htmlTag' ? `</${mark.attrs.tag}>` : asTags ? `</${tags[name]}>` : stars[name] ?? ''
	}).join('')
}

function target(address: string, title: unknown): string {
	const isPlain = address !== '' && !/[\s<>()\\]/.test(address)
	const words = typeof title === 'string' && title !== '' ? ` "${title.replace(/["\\]/g, '\\$&')}"` : ''
	return (isPlain ? address.replace(/&(?=#?\w+;)/g, '&amp;') : `<${address.replace(/[<>\\]/g, '\\$&').replace(/\n/g, ' ')}>`) + words
}

function code(text: string): string {
	const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
	const fence = '`'.repeat(longest + 1)
	const pad = /^`|`$|^ .*[^ ].* $/.test(text) ? ' ' : ''
	return fence + pad + text + pad + fence
}

function piecesOf(parent: Node): Piece[] {
	const pieces: Piece[] = []
	parent.forEach((node) => {
		const isCode = node.marks.some(({ type }) => type.name === 'code')
		const texts = node.isText ? isCode ? [node.text!] : node.text!.split(/(^\s+|\s+$)/).filter((part) => part !== '') : [null]
		pieces.push(...texts.map((text) => ({ node, text, marks: node.marks })))
	})
	return pieces
}

/** Emphasis that begins or ends with a space is not valid in markdown: the spaces are moved outside. */
function withoutEdgeSpaces(pieces: readonly Piece[]): Piece[] {
	const result = [...pieces]
	const isSpace = ({ text, node }: Piece) => text === null ? node.type.name === 'hardBreak' : /^\s+$/.test(text)
	for (let isChanged = true; isChanged;) {
		isChanged = false
		for (const [index, piece] of result.entries()) {
			const marks = !isSpace(piece) ? piece.marks : piece.marks.filter((mark) => stars[mark.type.name] === undefined
				|| (has(result[index - 1]?.marks ?? [], mark) && has(result[index + 1]?.marks ?? [], mark)))
			if (marks.length !== piece.marks.length) {
				result[index] = { ...piece, marks }
				isChanged = true
			}
		}
	}
	return result
}

const has = (marks: readonly Mark[], mark: Mark) => marks.some((other) => other.eq(mark))
const rank = (mark: Mark) => ['link', 'htmlTag', 'strike', 'bold', 'italic'].indexOf(mark.type.name)

function runLength(pieces: readonly Piece[], from: number, mark: Mark): number {
	let end = from
	while (end < pieces.length && has(pieces[end]!.marks, mark)) {
		end++
	}
	return end - from
}

function isOwnAddress(pieces: readonly Piece[], index: number, link: Mark): boolean {
	const { text, marks } = pieces[index]!
	return text !== null
		&& marks.length === 1
		&& runLength(pieces, index, link) === 1
		&& !link.attrs.title
		&& link.attrs.href === text
		&& /^https?:\/\/[^\s<>]+$/.test(text)
}
