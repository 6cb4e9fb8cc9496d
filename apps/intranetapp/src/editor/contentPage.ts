// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { getSchema } from '@tiptap/core'
import { DOMParser as HtmlReader, type Schema } from '@tiptap/pm/model'
import { Parser } from 'marked'
import type { EditedPage } from './pageState.ts'
import { lex } from '../text/lexer.ts'
import { isWithoutLayout } from '../text/readingTime.ts'
import { textExtensions } from './text/extensions.ts'
import { serialiseBlock } from './text/serialise.ts'

/** A page that has HTML instead of a layout, with that HTML in one text widget; any other page unchanged. */
export function withTextWidget({ title, content, metadata, layout }: EditedPage): EditedPage {
	return isWithoutLayout({ content, layout })
		? { title, content: '', metadata, layout: {
				...layout,
				rows: [{ columns: 1, widgets: [{ type: 'text', column: 1, order: 0, content: htmlToMarkdown(content) }] }],
			} }
		: { title, content, metadata, layout }
}

/** HTML as markdown: blocks that markdown can represent fully become markdown, all others stay HTML. */
export function htmlToMarkdown(html: string): string {
	const schema = getSchema(textExtensions())
	const { body } = new DOMParser().parseFromString(html, 'text/html')
	const blocks: string[] = []
	let loose: Node[] = []
	const endLoose = () => {
		const paragraph = document.createElement('p')
		paragraph.append(...loose)
		loose = []
		blocks.push(block(paragraph, schema))
	}
	for (const node of [...body.childNodes]) {
		if (node instanceof HTMLElement && !inlineTags.has(node.localName)) {
			endLoose()
			blocks.push(block(node, schema))
		} else if (node.nodeType !== Node.COMMENT_NODE) {
			loose.push(node)
		}
	}
	endLoose()
	return blocks.filter((text) => text !== '').join('\n\n')
}

const inlineTags: ReadonlySet<string> = new Set([
	'a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q', 's', 'small', 'span', 'strong', 'sub',
	'sup', 'u', 'var', 'samp',
])

function block(element: HTMLElement, schema: Schema): string {
	if (element.textContent?.trim() === '' && element.querySelector('img, hr') === null && element.localName !== 'hr') {
		return ''
	}
	const holder = document.createElement('div')
	holder.append(element.cloneNode(true))
	const parts: string[] = []
	HtmlReader.fromSchema(schema).parse(holder).forEach((node) => parts.push(serialiseBlock(node)))
	const text = parts.join('\n\n')
	return isSame(Parser.parse(lex(text)), element.outerHTML)
		? text
		: element.outerHTML.replace(/\n(?=\s*\n)/g, element.querySelector('pre') === null && element.localName !== 'pre' ? '' : '&#10;')
}

/** Returns whether two pieces of HTML are equivalent: same elements, attributes and words. */
function isSame(one: string, other: string): boolean {
	return shape(one) === shape(other)
}
/** Elements mapped to their equivalents. */
const sameElements: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del', tfoot: 'tbody' }
function shape(html: string): string {
	const { body } = new DOMParser().parseFromString(html, 'text/html')
	const text = (node: Node): string => {
		if (!(node instanceof HTMLElement)) {
			return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').replace(/\s+/g, ' ') : ''
		}
		const name = sameElements[node.localName] ?? node.localName
		const inner = [...node.childNodes].map(text).join('').trim()
		const isPlainParagraph = name === 'p' && node.parentElement?.localName === 'li' && node.parentElement.children.length === 1
		if (isPlainParagraph) {
			return inner
		}
		const attributes = [...node.attributes].filter((attribute) => !/^(?:target|rel)$/.test(attribute.name))
		const said = attributes.map((attribute) => `${attribute.name}=${attribute.value}`).toSorted().join(' ')
		return `<${name} ${said}>${inner}</${name}>`
	}
	return [...body.childNodes].map(text).join('').replace(/\s+/g, '')
}
