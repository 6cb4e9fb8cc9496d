// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Widget } from '@suite/schema/intranet/layout'
import { Random } from '@suite/testing/random'
import { describe, expect, test } from 'vitest'
import { compare, proposals, type Comparison } from '../../src/editor/merge.ts'
import {
	addRow, addWidget, changeRow, changeWidget, moveRow, moveWidget, patched, removeRow, removeWidget, setSide,
} from '../../src/editor/operations.ts'
import { columnCount, columnsOf, holdersOf, openPage, storedPage, type PageState } from '../../src/editor/pageState.ts'
import { allWidgets, withKeysOf } from '../../src/editor/pairs.ts'

/** Every text, row title and setting is used once, so that it can be traced. */
class Words {
	private last = 0
	private readonly of: string

	constructor(of: string) {
		this.of = of
	}

	next(): string {
		this.last++
		return `${this.of}${this.last}`
	}
}

function randomPage(random: Random, words: Words): PageState {
	const widgets = (columns: number): Widget[] => Array.from({ length: random.between(0, 4) }, (_, order) => ({
		type: random.pick(['text', 'heading']), column: random.between(1, columns), order, content: words.next(),
	}))
	const rows = Array.from({ length: random.between(0, 3) }, () => {
		const columns = random.between(1, 3)
		return { columns, ...(random.chance(0.5) ? { sectionTitle: words.next() } : {}), widgets: widgets(columns) }
	})
	return openPage({
		title: words.next(),
		content: words.next(),
		metadata: Object.fromEntries(random.some(['category', 'own', 'other'], 0.6).map((name) => [name, words.next()])),
		layout: {
			...(random.chance(0.5) ? { width: words.next() } : {}),
			rows,
			...(random.chance(0.4) ? { sideColumns: { left: { enabled: true, widgets: widgets(1) } } } : {}),
		},
	})
}

function edited(random: Random, words: Words, page: PageState): PageState {
	let state = page
	for (let left = random.between(1, 6); left > 0; left--) {
		const widgets = allWidgets(state)
		const place = () => {
			const holder = random.pick(holdersOf(state))
			const column = random.between(1, columnCount(holder))
			return { holder: holder.key, column, index: random.between(0, columnsOf(holder)[column - 1]!.length) }
		}
		const step = random.between(0, 10)
		if (step <= 2 && widgets.length > 0) {
			state = changeWidget(state, random.pick(widgets).key, { content: words.next() })
		} else if (step === 3 && widgets.length > 0) {
			state = removeWidget(state, random.pick(widgets).key)
		} else if (step === 4 && widgets.length > 0) {
			state = moveWidget(state, random.pick(widgets).key, place())
		} else if (step === 5 && holdersOf(state).length > 0) {
			state = addWidget(state, { type: random.pick(['text', 'heading']), content: words.next() }, place())
		} else if (step === 6 && state.rows.length > 0) {
			const { key } = random.pick(state.rows)
			state = random.chance(0.5) ? removeRow(state, key) : changeRow(state, key, { sectionTitle: words.next() })
		} else if (step === 7) {
			const at = random.between(0, state.rows.length)
			state = random.chance(0.5) || state.rows.length === 0
				? addRow(state, at, random.chance(0.3) ? {} : { columns: 2, sectionTitle: words.next() })
				: moveRow(state, random.pick(state.rows).key, Math.min(at, state.rows.length - 1))
		} else if (step === 8) {
			const name = random.pick(['category', 'own', 'other', 'new'])
			state = { ...state, metadata: patched(state.metadata, { [name]: random.chance(0.3) ? undefined : words.next() }) }
		} else if (step === 9) {
			state = random.chance(0.5) ? { ...state, title: words.next() } : { ...state, layout: { ...state.layout, width: words.next() } }
		} else if (step === 10) {
			state = state.right === null ? setSide(state, 'right', true) : { ...state, content: words.next() }
		}
	}
	return state
}

/** Opened from its stored form, as a page from the server is. */
const reopened = (state: PageState) => openPage(storedPage(state))
/** Every traceable word of a page. */
const wordsOf = (state: PageState): string[] => JSON.stringify(storedPage(state)).match(/(?<=")[bmt]\d+(?=")/g) ?? []
/** The words of both sides of what nobody has decided yet. */
const open = ({ differences }: Comparison): ReadonlySet<string> => new Set(
	differences.filter(({ isContested }) => isContested).flatMap(({ mine, theirs }) =>
		JSON.stringify([mine, theirs]).match(/(?<=")[bmt]\d+(?=")/g) ?? []),
)
const seeds = Array.from({ length: 500 }, (_, index) => index + 1)

interface Scene { readonly base: PageState, readonly mine: PageState, readonly theirs: PageState }
function scene(seed: number, isDraft: boolean): Scene {
	const random = new Random(seed)
	const base = randomPage(random, new Words('b'))
	const own = edited(random, new Words('m'), base)
	const mine = isDraft ? withKeysOf(base, reopened(own)) : own
	return { base, mine, theirs: reopened(edited(random, new Words('t'), base)) }
}

describe.each([['just edited', false], ['from a draft of an earlier visit', true]] as const)('the proposals for work %s', (_, isDraft) => {
	test('lose nothing that only one side changed', () => {
		for (const seed of seeds) {
			const { base, mine, theirs } = scene(seed, isDraft)
			const comparison = compare(base, mine, theirs)
			const result = comparison.combine(proposals(comparison.differences))
			const undecided = open(comparison)
			const [before, own, other, merged] = [base, mine, theirs, result].map(wordsOf) as [string[], string[], string[], string[]]
			const contents = allWidgets(result).map(({ data }) => data.content)
			expect(contents.length, `seed ${seed}: twice`).toBe(new Set(contents).size)
			const wished = [...new Set([...before, ...own, ...other])].filter((word) => word.startsWith('b')
				? own.includes(word) && other.includes(word)
				: true)
			const settled = (words: readonly string[]) => words.filter((word) => !undecided.has(word)).toSorted()
			expect(settled(wished).filter((word) => !merged.includes(word)), `seed ${seed}: lost`).toEqual([])
			// A row that one side deleted stays for what the other one put into it, with its title.
			const titles = result.rows.map(({ data }) => String(data.sectionTitle))
			expect(settled(merged).filter((word) => !wished.includes(word) && !titles.includes(word)), `seed ${seed}: back`).toEqual([])
		}
	})

	test('are mine where others changed nothing, and theirs where I changed nothing', () => {
		for (const seed of seeds) {
			const { base, mine, theirs } = scene(seed, isDraft)
			const own = compare(base, mine, reopened(base))
			const other = compare(base, isDraft ? withKeysOf(base, reopened(base)) : base, theirs)
			expect(own.differences.filter(({ proposed }) => proposed !== 'mine'), `seed ${seed}`).toEqual([])
			expect(other.differences.filter(({ proposed }) => proposed !== 'theirs'), `seed ${seed}`).toEqual([])
			expect(wordsOf(own.combine(proposals(own.differences))), `seed ${seed}`).toEqual(wordsOf(mine))
			expect(wordsOf(other.combine(proposals(other.differences))).toSorted(), `seed ${seed}`).toEqual(wordsOf(theirs).toSorted())
		}
	})
})

test('without a base nothing is proposed, and both sides are offered', () => {
	for (const seed of seeds) {
		const { mine, theirs } = scene(seed, false)
		const comparison = compare(null, mine, theirs)
		expect(proposals(comparison.differences), `seed ${seed}`).toEqual({})
		const [own, other] = [wordsOf(mine), wordsOf(theirs)]
		const undecided = open(comparison)
		const apart = [...own.filter((word) => !other.includes(word)), ...other.filter((word) => !own.includes(word))]
		expect(apart.filter((word) => !undecided.has(word)), `seed ${seed}`).toEqual([])
	}
})
