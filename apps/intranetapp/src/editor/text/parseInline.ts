// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { JSONContent } from '@tiptap/core'
import type { Token, Tokens } from 'marked'
import { shownTags } from './extensions.ts'

type Marks = NonNullable<JSONContent['marks']>

const formats: Readonly<Record<string, string>> = {
	strong: 'bold',
	b: 'bold',
	em: 'italic',
	i: 'italic',
	s: 'strike',
	del: 'strike',
	strike: 'strike',
	code: 'code',
}

/** The content of a line: text with marks, images, line breaks. A line break in the source alone is a space. */
export function inlineNodes(tokens: readonly Token[], marks: Marks = []): JSONContent[] {
	const nodes: JSONContent[] = []
	for (let index = 0; index < tokens.length; index++) {
		const token = tokens[index]!
		const pair = token.type === 'html' ? pairOf(tokens, index) : null
		if (pair !== null) {
			nodes.push(...inlineNodes(tokens.slice(index + 1, pair.end), [...marks, pair.mark]))
			index = pair.end
		} else {
			nodes.push(...nodesOf(token, marks))
		}
	}
	return joined(nodes)
}

function nodesOf(token: Token, marks: Marks): JSONContent[] {
	switch (token.type) {
		case 'strong':
		case 'em':
		case 'del':
			return inlineNodes((token as Tokens.Strong).tokens, added(marks, { type: formats[token.type]! }))
		case 'codespan':
			return text((token as Tokens.Codespan).text, added(marks, { type: 'code' }))
		case 'link': {
			const { href, title, tokens } = token as Tokens.Link
			return inlineNodes(tokens, added(marks, { type: 'link', attrs: { href: decoded(href), title: title ? decoded(title) : null } }))
		}
		case 'image': {
			const { href, title, text: alt } = token as Tokens.Image
			return [
				{ type: 'image', attrs: { src: decoded(href), alt: decoded(alt), title: title ? decoded(title) : null }, ...marked(marks) },
			]
		}
		case 'br':
			return [{ type: 'hardBreak', ...marked(marks) }]
		case 'html':
			return /^<br\s*\/?>$/i.test(token.raw)
				? [{ type: 'hardBreak', ...marked(marks) }]
				: [{ type: 'rawInline', attrs: { source: token.raw }, ...marked(marks) }]
		case 'escape':
			return text((token as Tokens.Escape).text, marks)
		case 'checkbox':
			return []
		default: {
			const { tokens, text: words } = token as Tokens.Text
			return tokens === undefined ? text(decoded(words).replace(/[ \t]*\n[ \t]*/g, ' '), marks) : inlineNodes(tokens, marks)
		}
	}
}

function pairOf(tokens: readonly Token[], start: number): { mark: Marks[number], end: number } | null {
	const open = /^<([a-z]+)(?:\s[^>]*)?(?<!\/)>$/i.exec(tokens[start]!.raw)
	const tag = open?.[1]?.toLowerCase() ?? ''
	if (!shownTags.has(tag) && formats[tag] === undefined) {
		return null
	}
	let depth = 0
	for (let index = start; index < tokens.length; index++) {
		const raw = tokens[index]!.type === 'html' ? tokens[index]!.raw.toLowerCase() : ''
		depth += raw.startsWith(`</${tag}`) ? -1 : new RegExp(`^<${tag}[\\s>]`).test(raw) ? 1 : 0
		if (depth === 0) {
			const isPlain = open![0].length === tag.length + 2
			return {
				end: index,
				mark: formats[tag] !== undefined && isPlain ? { type: formats[tag] } : { type: 'htmlTag', attrs: { tag, open: open![0] } },
			}
		}
	}
	return null
}

const marked = (marks: Marks) => marks.length > 0 ? { marks } : {}
const added = (marks: Marks, mark: Marks[number]): Marks => marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark]
const text = (words: string, marks: Marks): JSONContent[] => words === '' ? [] : [{ type: 'text', text: words, ...marked(marks) }]

function joined(nodes: readonly JSONContent[]): JSONContent[] {
	const result: JSONContent[] = []
	for (const node of nodes) {
		const last = result.at(-1)
		if (node.type === 'text' && last?.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(node.marks)) {
			result[result.length - 1] = { ...last, text: last.text! + node.text! }
		} else {
			result.push(node)
		}
	}
	return result
}

/** Text with its character references decoded. */
function decoded(words: string): string {
	if (!/&[#\w]+;/.test(words)) {
		return words
	}
	const element = document.createElement('div')
	element.innerHTML = words.replace(/</g, '&lt;')
	return element.textContent ?? ''
}
