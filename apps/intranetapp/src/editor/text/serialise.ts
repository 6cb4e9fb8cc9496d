// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Node } from '@tiptap/pm/model'
import { escapedLine } from './escape.ts'
import { serialiseInline, type InlineOptions } from './serialiseInline.ts'

export interface BlockOptions {
	readonly isCareful: InlineOptions['isCareful']
	/** Marker of the preceding list, which this list must not continue. */
	readonly signBefore: string | null
}

const plain: BlockOptions = Object.freeze({ isCareful: false, signBefore: null })

/** One block as markdown, without a trailing line break. An empty paragraph is empty text. */
export function serialiseBlock(node: Node, options: BlockOptions = plain): string {
	switch (node.type.name) {
		case 'paragraph':
			return serialiseInline(node, { isOneLine: false, isCareful: options.isCareful })
				.split('\n')
				.map((line) => escapedLine(line.trim()))
				.join('\n')
				.trim()
		case 'heading': {
			const text = serialiseInline(node, { isOneLine: true, isCareful: options.isCareful }).trim()
			return `${'#'.repeat(node.attrs.level)} ${text.replace(/(?<=^|\s)#+$/, '\\$&')}`.trim()
		}
		case 'horizontalRule':
			return '---'
		case 'codeBlock':
			return codeBlock(node)
		case 'blockquote':
			return childBlocks(node, options).join('\n\n').split('\n').map((line) => `> ${line}`.trimEnd()).join('\n')
		case 'bulletList':
		case 'orderedList':
			return list(node, options)
		case 'table':
			return table(node, options)
		case 'rawBlock':
			return String(node.attrs.source)
		default:
			return node.textContent
	}
}

/** The marker of a list, null for other blocks. */
export function signOf(node: Node, signBefore: string | null): string | null {
	const signs = node.type.name === 'bulletList' ? ['-', '*'] : node.type.name === 'orderedList' ? ['.', ')'] : []
	const own: string | null = node.attrs.sign ?? signs[0] ?? null
	return signs.length > 0 && own === signBefore ? signs.find((sign) => sign !== signBefore)! : own
}

function childBlocks(node: Node, options: BlockOptions): string[] {
	const blocks: string[] = []
	let signBefore: string | null = null
	node.forEach((child) => {
		blocks.push(serialiseBlock(child, { ...options, signBefore }))
		signBefore = signOf(child, signBefore)
	})
	return blocks.filter((block) => block !== '')
}

function codeBlock(node: Node): string {
	const longest = Math.max(2, ...(node.textContent.match(/`+/g) ?? []).map((run) => run.length))
	const fence = '`'.repeat(longest + 1)
	return `${fence}${node.attrs.language ?? ''}\n${node.textContent === '' ? '' : `${node.textContent}\n`}${fence}`
}

function list(node: Node, options: BlockOptions): string {
	const sign = signOf(node, options.signBefore)
	const isTight = node.attrs.isTight && !isLoose(node)
	const items: string[] = []
	node.forEach((item, _, index) => {
		const marker = node.type.name === 'orderedList' ? `${(node.attrs.start ?? 1) + index}${sign} ` : `${sign} `
		const task = item.attrs.checked === null ? '' : `[${item.attrs.checked ? 'x' : ' '}] `
		const lines = (task + childBlocks(item, options).join(isTight ? '\n' : '\n\n')).split('\n')
		items.push(
			lines.map((line, at) => at === 0 ? marker + line : line === '' ? '' : ' '.repeat(marker.length) + line).join('\n').trimEnd(),
		)
	})
	return items.join(isTight ? '\n' : '\n\n')
}

/** Two paragraphs in one item need a blank line between them. */
function isLoose(node: Node): boolean {
	let found = false
	node.forEach((item) => item.forEach((child, _, index) => {
		found ||= index > 0 && child.type.name === 'paragraph' && child.content.size > 0
	}))
	return found
}

function table(node: Node, { isCareful }: BlockOptions): string {
	const rows: string[][] = []
	node.forEach((row) => {
		const cells: string[] = []
		row.forEach((cell) => {
			const lines: string[] = []
			cell.forEach((child) => {
				lines.push(child.isTextblock
					? serialiseInline(child, { isOneLine: true, isCareful }).trim()
					: child.textContent.replace(/\s+/g, ' '))
			})
			cells.push(lines.filter((line) => line !== '').join('<br>').replace(/\|/g, '\\|').replace(/\n/g, ' '))
		})
		rows.push(cells)
	})
	const width = Math.max(1, ...rows.map((cells) => cells.length))
	const line = (cells: readonly string[]) => `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`
	const signs: Readonly<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' }
	const rule = Array.from({ length: width }, (_, index) => signs[node.firstChild?.maybeChild(index)?.attrs.align] ?? '---')
	return [line(rows[0] ?? []), `| ${rule.join(' | ')} |`, ...rows.slice(1).map(line)].join('\n')
}
