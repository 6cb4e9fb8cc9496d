// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { type Block, blocksOf, type List } from './blocks.ts'
import { inlinesOf } from './inlines.ts'
import type { Opening } from './part.ts'

/** Elements nested deeper are left out, what is in them is not. */
const deepest = 8

/**
 * The description of an author as elements: paragraphs, lines, lists, bold, italic, code and links. Whatever else Markdown has, and HTML,
 * stays text.
 *
 * @param text - Markdown
 * @param fill - puts answers into text; what it returns stays text
 */
export function markdownNodes(text: string, fill: (text: string) => string = (same) => same): HTMLElement[] {
	return blocksOf(text).map((block) => blockElement(block, fill))
}

function blockElement(block: Block, fill: (text: string) => string): HTMLElement {
	if (block.kind === 'list') {
		return listElement(block, fill)
	}
	const paragraph = document.createElement('p')
	addInlines(paragraph, block.text, fill)
	return paragraph
}

function listElement({ start, items }: List, fill: (text: string) => string): HTMLElement {
	const list = document.createElement(start === null ? 'ul' : 'ol')
	if (start !== null && start !== 1) {
		list.setAttribute('start', String(start))
	}
	for (const { text, lists } of items) {
		const item = list.appendChild(document.createElement('li'))
		addInlines(item, text, fill)
		item.append(...lists.map((one) => listElement(one, fill)))
	}
	return list
}

function addInlines(root: HTMLElement, text: string, fill: (text: string) => string): void {
	const around = [root]
	const top = () => around.at(-1) ?? root
	let words = ''
	const write = (parent: Node) => {
		for (const [place, line] of words.split('\n').entries()) {
			if (place > 0) {
				parent.appendChild(document.createElement('br'))
			}
			if (line !== '') {
				parent.appendChild(document.createTextNode(line.includes('{{') ? fill(line) : line))
			}
		}
		words = ''
	}
	for (const { text: own, isCode, closes, opens } of inlinesOf(text)) {
		if (isCode || closes > 0) {
			write(top())
		}
		around.length -= closes
		words += own
		if (isCode) {
			write(top().appendChild(document.createElement('code')))
		}
		if (opens.length > 0) {
			write(top())
		}
		for (const opening of [...opens].reverse()) {
			around.push(around.length > deepest ? top() : top().appendChild(elementOf(opening)))
		}
	}
	write(top())
}

function elementOf({ tag, address }: Opening): HTMLElement {
	const element = document.createElement(tag)
	if (address !== undefined) {
		element.setAttribute('href', address)
		element.setAttribute('target', '_blank')
		element.setAttribute('rel', 'noopener noreferrer nofollow')
	}
	return element
}
