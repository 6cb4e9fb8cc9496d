// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { JSONContent } from '@tiptap/core'
import type { Token, Tokens } from 'marked'
import { lex } from '../../text/lexer.ts'
import { inlineNodes } from './parseInline.ts'

/** A block of a markdown text with the bytes it was read from. */
export interface Block {
	readonly raw: string
	/** What is between the previous block and this one: blank lines, link definitions. */
	readonly gap: string
	readonly node: JSONContent
}

export interface Blocks {
	readonly blocks: readonly Block[]
	/** What follows the last block. */
	readonly end: string
}

/** Parses markdown with LF line endings. Joining every gap and raw, and the end, returns exactly the same text. */
export function parseBlocks(source: string): Blocks {
	const tokens = lex(source)
	if (tokens.map(({ raw }) => raw).join('') !== source) {
		return { blocks: [{ raw: source, gap: '', node: { type: 'rawBlock', attrs: { source } } }], end: '' }
	}
	const blocks: Block[] = []
	let gap = ''
	for (const token of tokens) {
		const node = token.type === 'space' || token.type === 'def' ? undefined : blockNodes([token])[0]
		if (node === undefined) {
			gap += token.raw
		} else {
			const raw = token.raw.replace(/\n+$/, '')
			blocks.push({ raw, gap, node })
			gap = token.raw.slice(raw.length)
		}
	}
	return { blocks, end: gap }
}

function blockNodes(tokens: readonly Token[]): JSONContent[] {
	return tokens.flatMap((token): JSONContent[] => {
		const read = readers[token.type]
		return read === undefined ? [{ type: 'rawBlock', attrs: { source: token.raw } }] : read(token as never)
	})
}

const paragraph = (tokens: readonly Token[]): JSONContent => ({ type: 'paragraph', ...content(inlineNodes(tokens)) })
const content = (nodes: JSONContent[]) => nodes.length > 0 ? { content: nodes } : {}

const readers: Readonly<Record<string, (token: never) => JSONContent[]>> = {
	space: () => [],
	def: () => [],
	checkbox: () => [],
	paragraph: (token: Tokens.Paragraph) => [paragraph(token.tokens)],
	text: (token: Tokens.Text) => [paragraph(token.tokens ?? [token])],
	heading: (token: Tokens.Heading) => [{ type: 'heading', attrs: { level: token.depth }, ...content(inlineNodes(token.tokens)) }],
	hr: () => [{ type: 'horizontalRule' }],
	code: (token: Tokens.Code) => [codeBlock(token)],
	blockquote: (token: Tokens.Blockquote) => [{ type: 'blockquote', content: filled(blockNodes(token.tokens)) }],
	list: (token: Tokens.List) => [list(token)],
	table: (token: Tokens.Table) => [table(token)],
	html: (token: Tokens.HTML) => [{ type: 'rawBlock', attrs: { source: token.raw.replace(/\n+$/, '') } }],
}

function codeBlock(token: Tokens.Code): JSONContent {
	const text = token.text.replace(/\n$/, '') // present only if blank lines end the block
	return { type: 'codeBlock', attrs: { language: token.lang || null }, ...content(text === '' ? [] : [{ type: 'text', text }]) }
}

function list(token: Tokens.List): JSONContent {
	const sign = /^ {0,3}(?:([-*+])|\d{1,9}([.)]))/.exec(token.raw)
	const attrs = { isTight: !token.loose, sign: sign?.[1] ?? sign?.[2] ?? null }
	return {
		type: token.ordered ? 'orderedList' : 'bulletList',
		attrs: token.ordered ? { ...attrs, start: Number(token.start) } : attrs,
		content: token.items.map((item) => {
			const nodes = blockNodes(item.tokens)
			return {
				type: 'listItem',
				attrs: { checked: item.task ? item.checked === true : null },
				content: nodes[0]?.type === 'paragraph' ? nodes : [{ type: 'paragraph' }, ...nodes],
			}
		}),
	}
}

function table(token: Tokens.Table): JSONContent {
	const row = (cells: readonly Tokens.TableCell[], type: string): JSONContent => ({
		type: 'tableRow',
		content: cells.map((cell, index) => ({ type, attrs: { align: token.align[index] ?? null }, content: [paragraph(cell.tokens)] })),
	})
	return { type: 'table', content: [row(token.header, 'tableHeader'), ...token.rows.map((cells) => row(cells, 'tableCell'))] }
}

function filled(nodes: JSONContent[]): JSONContent[] {
	return nodes.length > 0 ? nodes : [{ type: 'paragraph' }]
}
