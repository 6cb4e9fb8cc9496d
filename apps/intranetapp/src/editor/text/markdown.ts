// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Node, Schema } from '@tiptap/pm/model'
import { parseBlocks } from './parse.ts'
import { serialiseBlock, signOf } from './serialise.ts'
import { settled } from './settle.ts'

/** A markdown text opened in the editor, with the bytes that each of its blocks was read from. */
export interface OpenText {
	readonly source: string
	/** The editor's document. */
	readonly document: Node
	readonly blocks: readonly OpenBlock[]
	readonly end: string
}

interface OpenBlock { readonly node: Node, readonly raw: string, readonly gap: string }

/** Parses markdown for the editor; {@link saveText} on the unchanged document returns the same bytes. */
export function openText(source: string, schema: Schema): OpenText {
	const { blocks, end } = parseBlocks(source.replace(/\r\n?/g, '\n'))
	const opened = blocks.map(({ node, raw, gap }) => ({ raw, gap, node: schema.nodeFromJSON(node) }))
	const nodes = opened.length > 0 ? opened.map(({ node }) => node) : [schema.nodes.paragraph!.create()]
	return { source, document: schema.topNodeType.create(null, nodes), blocks: opened, end }
}

/** The document as markdown: blocks that are unchanged since opening keep their bytes. */
export function saveText(opened: OpenText, document: Node): string {
	if (document.eq(opened.document)) {
		return opened.source
	}
	const matches = matched(opened.blocks, document)
	let text = joinedBlocks(opened, document, matches, false)
	if (!isSame(text, document)) {
		text = joinedBlocks(opened, document, matches, true)
	}
	return opened.source.includes('\r\n') ? text.replace(/\n/g, '\r\n') : text
}

/** Returns whether a text parses to the document, apart from what markdown cannot express: empty paragraphs. */
function isSame(text: string, document: Node): boolean {
	const filled: Node[] = []
	document.forEach((node) => node.type.name === 'paragraph' && node.content.size === 0 ? undefined : filled.push(node))
	const { blocks } = openText(text, document.type.schema)
	return blocks.length === filled.length
		&& blocks.every(({ node }, index) => withoutSigns(settled(node)) === withoutSigns(settled(filled[index]!)))
}
const withoutSigns = (node: Node) => JSON.stringify(node.toJSON(), (key, value: unknown) => key === 'sign' ? undefined : value)

function joinedBlocks({ blocks, end }: OpenText, document: Node, matches: readonly (number | null)[], isCareful: boolean): string {
	let text = ''
	let before = -1
	let signBefore: string | null = null
	let isBeforeKept = true
	const used = new Set<number>()
	for (let index = 0; index < document.childCount; index++) {
		const node = document.child(index)
		const match = matches[index] ?? null
		// a changed block takes the place of the block it replaces
		const place = match ?? (isReplacement(matches, index, before) ? before + 1 : null)
		const original = place === null ? undefined : blocks[place]
		const written = match === null ? serialiseBlock(node, { isCareful, signBefore }) : blocks[match]!.raw
		if (written !== '') {
			const isNext = place !== null && place === before + 1
			const gap = isNext && original !== undefined && (text !== '' || original.gap.trim() !== '')
				? original.gap
				: text === '' ? '' : '\n\n'
			const isSafe = gap.includes('\n\n')
				|| text === ''
				|| (match !== null && isBeforeKept && isNext)
				|| (!isCareful && original?.node.type === node.type)
			text += (isSafe ? gap : `${gap.trimEnd()}\n\n`) + written
			if (isNext && place !== null) {
				used.add(place)
			}
			signBefore = signOf(node, match === null ? signBefore : null)
			isBeforeKept = match !== null
		}
		before = place ?? before
	}
	const lost = blocks.filter(({ gap }, index) => !used.has(index) && gap.trim() !== '').map(({ gap }) => gap.trim())
	const isEndKept = before === blocks.length - 1 || end.trim() !== ''
	return (lost.length > 0 ? `${text}\n\n${lost.join('\n\n')}` : text) + (isEndKept ? end : '')
}

/** Returns whether the new block at the index replaces the removed block after `before`. */
function isReplacement(matches: readonly (number | null)[], index: number, before: number): boolean {
	const next = matches.slice(index + 1).find((match) => match !== null)
	return next === undefined || next === null || next > before + 1
}

/** Maps each block of the document to the opened block it still equals: the longest sequence of equal blocks. */
function matched(blocks: readonly OpenBlock[], document: Node): (number | null)[] {
	const now = Array.from({ length: document.childCount }, (_, index) => document.child(index))
	const result: (number | null)[] = now.map(() => null)
	let start = 0
	while (start < now.length && start < blocks.length && now[start]!.eq(blocks[start]!.node)) {
		result[start] = start++
	}
	let [nowEnd, oldEnd] = [now.length, blocks.length]
	while (nowEnd > start && oldEnd > start && now[nowEnd - 1]!.eq(blocks[oldEnd - 1]!.node)) {
		result[--nowEnd] = --oldEnd
	}
	const [height, width] = [nowEnd - start, oldEnd - start]
	const lengths = Array.from({ length: height + 1 }, () => new Uint16Array(width + 1))
	for (let y = height - 1; y >= 0; y--) {
		for (let x = width - 1; x >= 0; x--) {
			lengths[y]![x] = now[start + y]!.eq(blocks[start + x]!.node)
				? lengths[y + 1]![x + 1]! + 1
				: Math.max(lengths[y + 1]![x]!, lengths[y]![x + 1]!)
		}
	}
	for (let y = 0, x = 0; y < height && x < width;) {
		if (now[start + y]!.eq(blocks[start + x]!.node)) {
			result[start + y++] = start + x++
		} else if (lengths[y + 1]![x]! >= lengths[y]![x + 1]!) {
			y++
		} else {
			x++
		}
	}
	return result
}
