// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Mark, Node } from '@tiptap/pm/model'
import { escaped, escapedLine } from './escape.ts'
import { parseBlocks } from './parse.ts'
import { emphasis, isTagBreak, needsTags, settled, settledPieces, type Piece } from './settle.ts'

export interface InlineOptions {
	/** Set where a line cannot be broken: in headings and cells. */
	readonly isOneLine: boolean
	/** Reads what was written, and looks for another spelling if it is read differently. */
	readonly isCareful: boolean
}

/** How emphasis is written. */
interface Spelling {
	readonly isOneLine: boolean
	readonly italic: '*' | '_'
	/** Everything as tags, for words whose signs would be read differently. */
	readonly asTags: boolean
}

/** Marks that are open, and whether they are tags. */
interface Open { readonly mark: Mark, readonly isTag: boolean }

const tags: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em', strike: 'del' }

/** The inline content of a node as markdown, without spaces around its lines. Tags stand only for what signs cannot say. */
export function serialiseInline(parent: Node, { isOneLine, isCareful }: InlineOptions): string {
	const pieces = settledPieces(parent)
	const plain: Spelling = { isOneLine, italic: '*', asTags: false }
	const spellings: readonly Spelling[] = isCareful ? [plain, { ...plain, italic: '_' }, { ...plain, asTags: true }] : [plain]
	for (const spelling of spellings.slice(0, -1)) {
		const text = spelled(pieces, spelling)
		if (reads(text, parent)) {
			return text
		}
	}
	return spelled(pieces, spellings.at(-1)!)
}

/** Returns whether a text is read as the content of the node. */
function reads(text: string, parent: Node): boolean {
	const { blocks } = parseBlocks(text.split('\n').map((line) => escapedLine(line.trim())).join('\n').trim())
	const [block] = blocks
	if (block === undefined || blocks.length > 1 || block.node.type !== 'paragraph') {
		return block === undefined && settled(parent).childCount === 0
	}
	const { schema } = parent.type
	const read = settled(schema.nodeFromJSON(block.node))
	return JSON.stringify(read.content.toJSON()) === JSON.stringify(settled(parent).content.toJSON())
}

function spelled(pieces: readonly Piece[], spelling: Spelling): string {
	let result = ''
	let active: Open[] = []
	pieces.forEach((piece, index) => {
		const marks = piece.marks.filter((mark) => mark.type.name !== 'code')
		let kept = 0
		while (kept < active.length && has(marks, active[kept]!.mark)) {
			kept++
		}
		result += closing(active.slice(kept), spelling)
		active = active.slice(0, kept)
		const fresh = marks.filter((mark) => !active.some((open) => open.mark.eq(mark)))
			.map((mark) => ({ mark, length: runLength(pieces, index, mark) }))
			.sort((a, b) => b.length - a.length || rank(a.mark) - rank(b.mark))
		const link = fresh.find(({ mark }) => mark.type.name === 'link')?.mark
		if (link !== undefined && isOwnAddress(pieces, index, link)) {
			result += `<${piece.text}>`
			return
		}
		const opened = fresh.map(({ mark, length }): Open => ({
			mark,
			isTag: emphasis.has(mark.type.name) && (spelling.asTags || needsTags(pieces, index, index + length)),
		}))
		result += opened.map((open) => opening(open, spelling)).join('')
		active = [...active, ...opened]
		result += written(pieces, index, spelling)
	})
	return result + closing(active, spelling)
}

function written(pieces: readonly Piece[], index: number, { isOneLine, asTags }: Spelling): string {
	const { node, text, marks } = pieces[index]!
	const next = pieces[index + 1]
	if (text !== null) {
		if (marks.some(({ type }) => type.name === 'code')) {
			return asTags ? `<code>${escaped(text)}</code>` : code(text)
		}
		const words = escaped(text)
		return words.endsWith('!') && next?.marks.some(({ type }) => type.name === 'link') ? `${words.slice(0, -1)}\\!` : words
	}
	switch (node.type.name) {
		case 'hardBreak':
			return isOneLine || isTagBreak(pieces, index) ? '<br>' : next === undefined ? '' : '\\\n'
		case 'image':
			return `![${escaped(node.attrs.alt ?? '')}](${target(node.attrs.src ?? '', node.attrs.title)})`
		default:
			return String(node.attrs.source ?? '')
	}
}

function opening({ mark, isTag }: Open, spelling: Spelling): string {
	const name = mark.type.name
	return name === 'link' ? '[' : name === 'htmlTag' ? mark.attrs.open : isTag ? `<${tags[name]}>` : sign(name, spelling)
}
function closing(opened: readonly Open[], spelling: Spelling): string {
	return opened.toReversed().map(({ mark, isTag }) => {
		const name = mark.type.name
		return name === 'link'
			? `](${target(mark.attrs.href ?? '', mark.attrs.title)})`
			: name === 'htmlTag' ? `</${mark.attrs.tag}>` : isTag ? `</${tags[name]}>` : sign(name, spelling)
	}).join('')
}
function sign(name: string, { italic }: Spelling): string {
	return name === 'bold' ? '**' : name === 'strike' ? '~~' : name === 'italic' ? italic : ''
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
