// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Layout, Widget } from '@suite/schema/intranet/layout'
import { diffArrays, diffWordsWithSpace } from 'diff'
import { allWidgets } from '../layout/columns.ts'

/** The parts of a page that are compared. */
export interface Comparable {
	readonly title: string
	readonly content: string
	readonly layout: Layout
}

/** A run of words, and the side it is on. */
export interface Words {
	readonly text: string
	readonly kind: 'same' | 'removed' | 'added'
}

/** One line of the comparison: a widget then and now; null where it did not exist or no longer does. */
export interface Pair {
	readonly kind: 'same' | 'changed' | 'added' | 'removed' | 'movedFrom' | 'movedTo'
	readonly before: Widget | null
	readonly after: Widget | null
	/** Set for changed text. */
	readonly words: readonly Words[]
	/** Names of the other keys that differ. */
	readonly keys: readonly string[]
}

/** The member with the text that readers see, for widgets that have one. */
const texts: Readonly<Record<string, keyof Widget>> = { text: 'content', heading: 'content', image: 'caption', video: 'caption' }

/** Two states of a page, widget by widget in reading order. */
export function comparePages(before: Comparable, after: Comparable): { readonly title: readonly Words[], readonly pairs: readonly Pair[] } {
	const [old, now] = [widgetsOf(before), widgetsOf(after)]
	const pairs: Pair[] = []
	const changes = diffArrays(old.map(identity), now.map(identity))
	let [oldAt, nowAt] = [0, 0]
	for (let index = 0; index < changes.length; index++) {
		const change = changes[index]!
		const next = changes[index + 1]
		if (!change.removed && !change.added) {
			for (let left = change.count; left > 0; left--) {
				pairs.push({ kind: 'same', before: old[oldAt++]!, after: now[nowAt++]!, words: [], keys: [] })
			}
			continue
		}
		const isBoth = next !== undefined && (change.removed ? next.added : next.removed) === true
		const [removed, added] = [
			change.removed ? change.count : isBoth ? next.count : 0,
			change.added ? change.count : isBoth ? next.count : 0,
		]
		pairs.push(...replaced(old.slice(oldAt, oldAt += removed), now.slice(nowAt, nowAt += added)))
		index += isBoth ? 1 : 0
	}
	return { title: wordsOf(before.title, after.title), pairs: withMoves(pairs) }
}

/** Number of widgets that differ. */
export function changeCount(pairs: readonly Pair[]): number {
	return pairs.filter(({ kind }) => kind !== 'same' && kind !== 'movedFrom').length
}

/** Items that both lists have but in a different order. */
export function movedAmong(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
	const changes = diffArrays([...before], [...after])
	const gone = changes.filter(({ removed }) => removed).flatMap(({ value }) => value)
	const come = changes.filter(({ added: isNew }) => isNew).flatMap(({ value }) => value)
	return new Set(gone.filter((thing) => come.includes(thing)))
}

function widgetsOf(page: Comparable): readonly Widget[] {
	const widgets = allWidgets(page.layout)
	return widgets.length === 0 && page.content !== '' ? [{ type: 'text', content: page.content }] : widgets
}

/** Widgets that replace each other: two of the same type count as one changed widget. */
function replaced(old: readonly Widget[], now: readonly Widget[]): Pair[] {
	const waiting = [...now]
	const pairs: Pair[] = []
	for (const before of old) {
		const partner = waiting.findIndex(({ type }) => type === before.type)
		if (partner === -1) {
			pairs.push({ kind: 'removed', before, after: null, words: [], keys: [] })
			continue
		}
		pairs.push(...waiting.splice(0, partner).map(added), changed(before, waiting.shift()!))
	}
	return [...pairs, ...waiting.map(added)]
}

const added = (after: Widget): Pair => ({ kind: 'added', before: null, after, words: [], keys: [] })

function changed(before: Widget, after: Widget): Pair {
	const text = texts[before.type]
	const [old, now] = [text === undefined ? '' : String(before[text] ?? ''), text === undefined ? '' : String(after[text] ?? '')]
	const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) =>
		key !== text && key !== 'column' && key !== 'order' && key !== 'type')
	const [was, is]: Readonly<Record<string, unknown>>[] = [before, after]
	const differing = keys.filter((key) => JSON.stringify(was?.[key]) !== JSON.stringify(is?.[key]))
	return { kind: 'changed', before, after, words: old === now ? [] : wordsOf(old, now), keys: differing }
}

/** A widget removed in one place and added unchanged in another counts as moved. */
function withMoves(pairs: readonly Pair[]): Pair[] {
	const moved = new Set<string>()
	const gone = pairs.filter(({ kind }) => kind === 'removed').map(({ before }) => identity(before!))
	pairs.filter(({ kind }) => kind === 'added').map(({ after }) => identity(after!)).filter((key) => gone.includes(key)).forEach((key) =>
		moved.add(key))
	return pairs.map((pair) => pair.kind === 'removed' && moved.has(identity(pair.before!)) ? { ...pair, kind: 'movedFrom' }
		: pair.kind === 'added' && moved.has(identity(pair.after!)) ? { ...pair, kind: 'movedTo' } : pair)
}

function wordsOf(before: string, after: string): Words[] {
	return diffWordsWithSpace(before, after).map(({ value, added: isNew, removed }) =>
		({ text: value, kind: isNew ? 'added' : removed ? 'removed' : 'same' }))
}

/** What makes two widgets the same, regardless of their place. */
export function identity({ column: _column, order: _order, ...widget }: Widget): string {
	return JSON.stringify(Object.entries(widget).sort(([one], [other]) => one < other ? -1 : 1))
}
