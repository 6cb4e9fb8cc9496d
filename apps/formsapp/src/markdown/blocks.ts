// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** A part of a text: its lines, or a list. */
export type Block = { readonly kind: 'paragraph', readonly text: string } | List

export interface List {
	readonly kind: 'list'
	/** Number of the first item; null for dots. */
	readonly start: number | null
	readonly items: readonly Item[]
}

export interface Item {
	readonly text: string
	/** Lists below it. */
	readonly lists: readonly List[]
}

interface OpenItem {
	lines: string[]
	readonly lists: OpenList[]
}
interface OpenList {
	readonly kind: 'list'
	readonly start: number | null
	readonly items: OpenItem[]
	/** Columns before the mark and before the text of the last item. */
	mark: number
	text: number
}

/** Lists nested deeper are items of the last one. */
const deepest = 6
const item = /^([ \t]*)(?:[-*+]|(\d{1,9})[.)])[ \t]+(?=\S)/

const columns = (space: string): number => space.replaceAll('\t', '    ').length

/** Paragraphs and lists of a text, in the order in which they stand. A line that ends ends on the page too. */
export function blocksOf(text: string): readonly Block[] {
	const blocks: (OpenList | { readonly kind: 'paragraph', readonly lines: string[] })[] = []
	/** From the outermost to the innermost list that is open. */
	let lists: OpenList[] = []
	let isAfterGap = true
	for (const line of text.split(/\r\n|\n|\r/)) {
		const words = line.trim()
		if (words === '') {
			isAfterGap = true
			continue
		}
		const last = blocks.at(-1)
		const isInParagraph = !isAfterGap && lists.length === 0 && last?.kind === 'paragraph'
		const found = item.exec(line)
		// "1984. A year." in the middle of a paragraph is no list.
		if (found !== null && (!isInParagraph || found[2] === undefined || found[2] === '1')) {
			const [whole, space = '', number] = found
			lists = listsFor(blocks, lists, columns(space), number === undefined ? null : Number(number))
			const list = lists.at(-1)
			list?.items.push({ lines: [line.slice(whole.length).trimEnd()], lists: [] })
			Object.assign(list ?? {}, { mark: columns(space), text: columns(whole) })
		} else if (lists.length > 0 && (!isAfterGap || /^[ \t]/.test(line))) {
			lists.at(-1)?.items.at(-1)?.lines.push(words)
		} else {
			lists = []
			if (isInParagraph) {
				last.lines.push(words)
			} else {
				blocks.push({ kind: 'paragraph', lines: [words] })
			}
		}
		isAfterGap = false
	}
	return blocks.map((block) => block.kind === 'list' ? closed(block) : { kind: 'paragraph', text: block.lines.join('\n') })
}

/** The open lists after a mark: its own one is the last. */
function listsFor(blocks: unknown[], open: readonly OpenList[], mark: number, start: number | null): OpenList[] {
	const lists = [...open]
	const below = lists.at(-1)
	const begin = (place: unknown[] | undefined): OpenList[] => {
		const list: OpenList = { kind: 'list', start, items: [], mark, text: mark }
		place?.push(list)
		return [...lists, list]
	}
	if (below !== undefined && mark >= below.text && lists.length < deepest) {
		return begin(below.items.at(-1)?.lists)
	}
	while (lists.length > 1 && mark < (lists.at(-1)?.mark ?? 0)) {
		lists.pop()
	}
	const same = lists.at(-1)
	if (same !== undefined && (same.start === null) === (start === null)) {
		return lists
	}
	lists.pop()
	return begin(lists.length === 0 ? blocks : lists.at(-1)?.items.at(-1)?.lists)
}

function closed({ start, items }: OpenList): List {
	return { kind: 'list', start, items: items.map(({ lines, lists }) => ({ text: lines.join('\n'), lists: lists.map(closed) })) }
}
