// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Extension, Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core'
import { Code } from '@tiptap/extension-code'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { isAddress } from './address.ts'

/** Inline HTML that reads as formatting; other tags are kept unseen where they stand. */
export const shownTags: ReadonlySet<string> = new Set(['sub', 'sup', 'u', 'mark', 'kbd', 'small', 'ins', 'abbr', 'cite', 'q', 'span', 'var', 'samp'])

const HtmlTag = Mark.create({
	name: 'htmlTag',
	excludes: '',
	addAttributes: () => ({ tag: { default: 'span' }, open: { default: '' } }),
	parseHTML: () => [...shownTags].filter((tag) => tag !== 'span').map((tag) => ({ tag, getAttrs: () => ({ tag, open: `<${tag}>` }) })),
	renderHTML: ({ mark }) => [shownTags.has(mark.attrs.tag) ? mark.attrs.tag : 'span', 0],
})

/** A tag, comment or the like inside a line: it is kept and not shown. */
const RawInline = Node.create({
	name: 'rawInline',
	group: 'inline',
	inline: true,
	atom: true,
	selectable: false,
	addAttributes: () => ({ source: { default: '' } }),
	renderHTML: () => ['span', { class: 'raw-inline', hidden: '' }],
})

/** Markdown that the editor shows but does not take apart, such as a block of HTML. */
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
				isTight: { default: true, keepOnSplit: true, parseHTML: (element) => element.querySelector(':scope > li > p + p') === null, renderHTML: ({ isTight }) => isTight === true ? { 'data-tight': '' } : {} },
				/** What stands before or after its items: - * + . ) */
				sign: { default: null, rendered: false },
			},
		},
		{
			types: ['listItem'],
			attributes: {
				/** true or false in a list of tasks, else null */
				checked: {
					default: null,
					keepOnSplit: false,
					parseHTML: (element) => {
						const box = element.querySelector<HTMLInputElement>(':scope > input[type=checkbox], :scope > p > input[type=checkbox], :scope > label > input[type=checkbox]')
						return box === null ? null : box.hasAttribute('checked')
					},
					renderHTML: ({ checked }) => checked === null ? {} : { 'data-checked': String(checked), class: 'task-list-item' },
				},
			},
		},
	],
})

/** Every mark and block that markdown knows. No undo of its own: the page has one for everything. */
export function textExtensions(): Extensions {
	return [
		StarterKit.configure({
			undoRedo: false,
			trailingNode: false,
			underline: false,
			code: false,
			link: {
				openOnClick: false,
				autolink: true,
				linkOnPaste: true,
				defaultProtocol: 'https',
				protocols: ['mailto', 'tel'],
				isAllowedUri: (address) => isAddress(address),
				HTMLAttributes: { target: null, rel: null, class: null },
			},
		}),
		Code.extend({ excludes: '' }),
		Image.extend({
			addAttributes: () => ({ src: { default: null }, alt: { default: null }, title: { default: null } }),
			renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes, { draggable: 'false' })],
		}).configure({ inline: true, allowBase64: false }),
		TableKit.configure({ table: { resizable: false } }),
		ListDetails,
		HtmlTag,
		RawInline,
		RawBlock,
	]
}
