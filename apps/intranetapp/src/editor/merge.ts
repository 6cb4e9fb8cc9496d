// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Widget } from '@suite/schema/intranet/layout'
import { addRow, addWidget, changeRow, removeRow, removeWidget } from './operations.ts'
import { columnCount, columnsOf, findHolder, findWidget, holdersOf, type EditedWidget, type Holder, type PageState } from './pageState.ts'

export type Choice = 'mine' | 'theirs'

/** One thing in which two versions of a page differ; absent on the side that does not have it. */
export interface Difference {
	readonly id: string
	readonly kind: 'title' | 'settings' | 'widget' | 'row'
	readonly mine: unknown
	readonly theirs: unknown
	/** What seems right: the side that changed it, mine where both did. */
	readonly proposed: Choice
	/** Both sides changed it. */
	readonly isContested: boolean
}

interface Pair { readonly mine: string | null, readonly theirs: string | null, readonly before: Readonly<Widget> | null }

/** Where two versions of a page differ, widget by widget, and how to make one of them. */
export interface Comparison {
	readonly differences: readonly Difference[]
	/** Mine, with theirs where that was chosen. */
	combine(choices: Readonly<Record<string, Choice>>): PageState
}

/**
 * @param base - the version that mine began with; null when nobody knows it any more
 * @param mine - with the same keys as base where a widget is the same
 * @param theirs - opened apart
 */
export function compare(base: PageState | null, mine: PageState, theirs: PageState): Comparison {
	const widgets = pairs(base, mine, theirs)
	const differences: Difference[] = []
	const add = (id: string, kind: Difference['kind'], before: unknown, own: unknown, other: unknown) => {
		const [isMine, isTheirs] = [!same(before, own), !same(before, other)]
		if (!same(own, other)) {
			differences.push({ id, kind, mine: own, theirs: other, proposed: isTheirs && !isMine ? 'theirs' : 'mine', isContested: isMine && isTheirs })
		}
	}
	add('title', 'title', base?.title, mine.title, theirs.title)
	add('settings', 'settings', base?.metadata, mine.metadata, theirs.metadata)
	const rows = rowPairs(base, mine, theirs)
	rows.forEach(({ mine: own, theirs: other }, index) => add(`row-${index}`, 'row', own === null ? undefined : dataOf(base, own), dataOf(mine, own), dataOf(theirs, other)))
	widgets.forEach((pair, index) => add(`widget-${index}`, 'widget', pair.before ?? undefined, valueOf(mine, pair.mine), valueOf(theirs, pair.theirs)))
	return {
		differences,
		combine(choices) {
			const takes = (id: string) => choices[id] === 'theirs' && differences.some((difference) => difference.id === id)
			let result = { ...mine, title: takes('title') ? theirs.title : mine.title, metadata: takes('settings') ? theirs.metadata : mine.metadata }
			const places = new Map(rows.map(({ mine: own, theirs: other }) => [other, own]))
			rows.forEach((pair, index) => {
				if (takes(`row-${index}`)) {
					result = withRow(result, theirs, pair, places)
				}
			})
			widgets.forEach((pair, index) => {
				if (takes(`widget-${index}`)) {
					result = withWidget(result, theirs, pair, places)
				}
			})
			return result
		},
	}
}

function withRow(state: PageState, theirs: PageState, { mine, theirs: other }: { mine: string | null, theirs: string | null }, places: Map<string | null, string | null>): PageState {
	if (other === null) {
		const row = findHolder(state, mine!)
		return row !== null && row.widgets.length === 0 ? removeRow(state, mine!) : state // what is still in it was kept by choice
	}
	const data = findHolder(theirs, other)!.data
	if (mine !== null) {
		const gone = Object.keys(findHolder(state, mine)?.data ?? {}).filter((name) => !(name in data)).map((name) => [name, undefined])
		return changeRow(state, mine, { ...Object.fromEntries(gone), ...data })
	}
	places.set(other, other)
	return addRow(state, Math.min(theirs.rows.findIndex(({ key }) => key === other), state.rows.length), data, other)
}

function withWidget(state: PageState, theirs: PageState, { mine, theirs: other }: Pair, places: Map<string | null, string | null>): PageState {
	if (other === null) {
		return removeWidget(state, mine!)
	}
	const found = findWidget(theirs, other)!
	if (mine !== null && findWidget(state, mine) !== null) {
		const place = findWidget(state, mine)!
		const data = { ...found.widget.data, column: place.widget.data.column, order: place.widget.data.order } as Widget
		return replaced(state, mine, data)
	}
	const key = places.get(found.holder.key) ?? found.holder.key
	const holder = findHolder(state, key) ?? state.rows.at(-1)
	return holder === undefined ? addWidget(addRow(state, 0, { columns: 1 }, other), found.widget.data, { holder: other, column: 1, index: 0 })
		: addWidget(state, found.widget.data, { holder: holder.key, column: Math.min(found.column, columnCount(holder)), index: found.index })
}

function replaced(state: PageState, key: string, data: Widget): PageState {
	const change = (holder: Holder): Holder => ({ ...holder, widgets: holder.widgets.map((widget) => widget.key === key ? { key, data: withoutUndefined(data) } : widget) })
	return { ...state, rows: state.rows.map(change), left: state.left && change(state.left), right: state.right && change(state.right) }
}
const withoutUndefined = (data: Widget) => Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as Widget

/** Widgets of mine beside those of theirs: by what they were in the base, else by being equal, else by type and sequence. */
function pairs(base: PageState | null, mine: PageState, theirs: PageState): Pair[] {
	const [before, own, other] = [base === null ? [] : all(base), all(mine), all(theirs)]
	const free = new Set(other)
	const taken = new Map<string, EditedWidget>()
	const take = (widgets: readonly EditedWidget[], isPartner: (widget: EditedWidget, candidate: EditedWidget) => boolean) => {
		for (const widget of widgets.filter(({ key }) => !taken.has(key))) {
			const partner = [...free].find((candidate) => isPartner(widget, candidate))
			if (partner !== undefined) {
				free.delete(partner)
				taken.set(widget.key, partner)
			}
		}
	}
	const known = base === null ? own : before
	take(known, (widget, candidate) => same(plain(widget.data), plain(candidate.data)))
	take(known, (widget, candidate) => widget.data.type === candidate.data.type)
	const fresh = own.filter(({ key }) => !known.some((widget) => widget.key === key))
	take(fresh, (widget, candidate) => same(plain(widget.data), plain(candidate.data)))
	const gone = before.filter(({ key }) => !own.some((widget) => widget.key === key) && taken.has(key))
	const beforeOf = (key: string) => { const widget = before.find((item) => item.key === key); return widget === undefined ? null : plain(widget.data) }
	return [
		...own.map(({ key }) => ({ mine: key, theirs: taken.get(key)?.key ?? null, before: beforeOf(key) })),
		...gone.map(({ key }) => ({ mine: null, theirs: taken.get(key)!.key, before: beforeOf(key) })),
		...[...free].map(({ key }) => ({ mine: null, theirs: key, before: null })),
	]
}

/** Rows by their place, those of the base first by key. */
function rowPairs(base: PageState | null, mine: PageState, theirs: PageState): { mine: string | null, theirs: string | null }[] {
	const known = (base ?? mine).rows.map(({ key }) => key)
	const own = [...known.filter((key) => mine.rows.some((row) => row.key === key))]
	const fresh = mine.rows.filter(({ key }) => !known.includes(key)).map(({ key }) => ({ mine: key, theirs: null }))
	const length = Math.max(known.length, theirs.rows.length)
	return [
		...Array.from({ length }, (_, index) => ({ mine: own.includes(known[index]!) ? known[index]! : null, theirs: theirs.rows[index]?.key ?? null })),
		...fresh,
		...(['left', 'right'] as const).map((side) => ({ mine: mine[side] === null ? null : side, theirs: theirs[side] === null ? null : side })),
	].filter(({ mine: one, theirs: two }) => one !== null || two !== null)
}

const all = (state: PageState) => holdersOf(state).flatMap((holder) => columnsOf(holder).flat())
const valueOf = (state: PageState, key: string | null) => key === null ? undefined : plain(findWidget(state, key)!.widget.data)
function dataOf(state: PageState | null, key: string | null): unknown {
	const { widgets: _, ...data } = (key === null || state === null ? undefined : findHolder(state, key)?.data) ?? { widgets: null }
	return Object.keys(data).length > 0 ? data : undefined
}
function plain({ column: _column, order: _order, ...data }: Readonly<Widget>): Widget {
	return data
}
function same(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other)
}
