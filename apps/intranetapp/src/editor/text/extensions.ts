// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Extension, InputRule, Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core'
import { Code } from '@tiptap/extension-code'
import { Image } from '@tiptap/extension-image'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Heading } from '@tiptap/extension-heading'
import { ListItem } from '@tiptap/extension-list'
import { Table, TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { blockedHost } from '../../values/externalImages.ts'
import { blockedImageElement } from '../../words/blockedImage.ts'
import { isAddress } from './address.ts'

/** Inline HTML shown as formatting; other tags are kept in place but not shown. */
export const shownTags: ReadonlySet<string> = new Set([
	'sub', 'sup', 'u', 'mark', 'kbd', 'small', 'ins', 'abbr', 'cite', 'q', 'span', 'var', 'samp',
])

const HtmlTag = Mark.create({
	name: 'htmlTag',
	excludes: '',
	addAttributes: () => ({ tag: { default: 'span' }, open: { default: '' } }),
	parseHTML: () => [...shownTags].filter((tag) => tag !== 'span').map((tag) => ({ tag, getAttrs: () => ({ tag, open: `<${tag}>` }) })),
	renderHTML: ({ mark }) => [shownTags.has(mark.attrs.tag) ? mark.attrs.tag : 'span', 0],
})

/** A tag, comment or similar inside a line: kept but not shown. */
const RawInline = Node.create({
	name: 'rawInline',
	group: 'inline',
	inline: true,
	atom: true,
	selectable: false,
	addAttributes: () => ({ source: { default: '' } }),
	renderHTML: () => ['span', { class: 'raw-inline', hidden: '' }],
})

/** Markdown that the editor shows but does not edit, such as a block of HTML. */
const RawBlock = Node.create({
	name: 'rawBlock',
	group: 'block',
	atom: true,
	selectable: true,
	addAttributes: () => ({ source: { default: '' } }),
	parseHTML: () => [],
	renderHTML: ({ node }) => ['pre', { class: 'raw-block' }, String(node.attrs.source)],
})

const ListDetails = Extension.create({
	name: 'listDetails',
	addGlobalAttributes: () => [
		{
			types: ['bulletList', 'orderedList'],
			attributes: {
				isTight: {
					default: true,
					keepOnSplit: true,
					parseHTML: (element) => element.querySelector(':scope > li > p + p') === null,
					renderHTML: ({ isTight }) => isTight === true ? { 'data-tight': '' } : {},
				},
				/** The character before the items or after their number: - * + . ) */
				sign: { default: null, rendered: false },
			},
		},
		{
			types: ['listItem'],
			attributes: {
				/** true or false in a task list, otherwise null */
				checked: {
					default: null,
					keepOnSplit: false,
					parseHTML: (element) => {
						const box = element.querySelector<HTMLInputElement>(
							':scope > input[type=checkbox], :scope > p > input[type=checkbox], :scope > label > input[type=checkbox]',
						)
						return box === null ? null : box.hasAttribute('checked')
					},
					renderHTML: ({ checked }) => checked === null ? {} : { 'data-checked': String(checked) },
				},
			},
		},
	],
})

/** `[ ] ` at the beginning of a line makes a task of it, `[x] ` a done one. */
const TaskRule = Extension.create({
	name: 'taskRule',
	addInputRules: () => [
		new InputRule({
			find: /^\[([ xX]?)\] $/,
			handler: ({ state, range, match, chain }) => {
				const checked = match[1]?.toLowerCase() === 'x'
				const list = state.doc.resolve(range.from)
				const isItem = list.node(-1).type.name === 'listItem'
				if (list.parent.type.name !== 'paragraph' || (isItem && list.index(-1) > 0)) {
					return null
				}
				const commands = chain().deleteRange(range)
				;(isItem ? commands : commands.toggleBulletList()).updateAttributes('listItem', { checked }).run()
				return undefined
			},
		}),
	],
})

/** Blocks rendered with the same elements as in the reader, so that nothing moves when a text is opened. */
const readerLike: Extensions = [
	Heading.extend({
		renderHTML: ({ node, HTMLAttributes }) => [
			`h${Math.max(2, node.attrs.level)}`,
			mergeAttributes(HTMLAttributes, node.attrs.level === 1 ? { class: 'rich-text__first' } : {}),
			0,
		],
	}),
	CodeBlock.extend({
		renderHTML: ({ HTMLAttributes }) => ['div', { class: 'rich-text__code' }, ['pre', mergeAttributes(HTMLAttributes), ['code', 0]]],
	}),
	ListItem.extend({
		addKeyboardShortcuts() {
			return {
				...this.parent?.(),
				// a task is followed by another, which is open
				Enter: () => this.editor.commands.splitListItem(
					this.name,
					this.editor.getAttributes(this.name).checked == null ? {} : { checked: false },
				),
			}
		},
		renderHTML: ({ node, HTMLAttributes }) => node.attrs.checked === null ? ['li', HTMLAttributes, 0] : ['li',
			mergeAttributes(HTMLAttributes, { class: 'rich-text__task' }),
			['span', { class: node.attrs.checked ? 'rich-text__box rich-text__box--done' : 'rich-text__box', contenteditable: 'false' }],
			['div', 0]],
	}),
	Table.extend({
		renderHTML: ({ HTMLAttributes }) => ['div', { class: 'rich-text__table' }, ['table', HTMLAttributes, ['tbody', 0]]],
	}).configure({ resizable: false, View: null }),
]

/**
 * All marks and blocks of markdown. Without its own undo: the page has one for everything.
 *
 * @param addressOf - browser address of an image named in the text
 */
export function textExtensions(addressOf: (source: unknown) => string | null = () => null): Extensions {
	return [
		StarterKit.configure({
			heading: false,
			codeBlock: false,
			listItem: false,
			undoRedo: false,
			trailingNode: false,
			underline: false,
			code: false,
			link: {
				openOnClick: false,
				autolink: true,
				linkOnPaste: true,
				defaultProtocol: 'https',
				isAllowedUri: (address) => isAddress(address),
				HTMLAttributes: { target: null, rel: null, class: null },
			},
		}),
		...readerLike,
		Code.extend({ excludes: '' }),
		Image.extend({
			addAttributes: () => ({ src: { default: null }, alt: { default: null }, title: { default: null } }),
			// The document keeps the name used in the page; only the rendered image has the address.
			addNodeView: () => ({ node }) => {
				const source = addressOf(node.attrs.src)
				const host = blockedHost(source)
				if (host !== null) {
					return { dom: blockedImageElement(host, node.attrs.alt ?? '') }
				}
				const dom = document.createElement('img')
				dom.src = source ?? ''
				dom.alt = node.attrs.alt ?? ''
				return { dom }
			},
		}).configure({ inline: true, allowBase64: false }),
		TableKit.configure({ table: false }),
		ListDetails,
		TaskRule,
		HtmlTag,
		RawInline,
		RawBlock,
	]
}
