// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Widget } from '@suite/schema/intranet/layout'
import { movesOf, type Lane } from './moves.ts'
import { addRow, addWidget, changeRow, moveRow, moveWidget, patched, removeRow, removeWidget, type Place } from './operations.ts'
import { columnCount, columnsOf, findHolder, findWidget, holdersOf, sides, type Holder, type PageState, type Side } from './pageState.ts'
import { allWidgets, rowPairs, widgetPairs, type Keys } from './pairs.ts'

export type Choice = 'mine' | 'theirs'

/** Both sides of a difference; undefined on the side that lacks the item. */
type Sides<K extends string, V> = { readonly kind: K, readonly mine: V, readonly theirs: V }
type ValueSides = Sides<'title' | 'content' | 'settings' | 'row', unknown> | Sides<'widget', Widget | undefined>

/** One difference between two versions of a page. `place` and `rowPlace`: a widget or row is in a different place. */
export type Difference = (ValueSides | Sides<'place' | 'rowPlace', Standing>) & {
	readonly id: string
	/** The side that changed it; null if it is contested: then somebody has to choose. */
	readonly proposed: Choice | null
	/** Both sides changed it, or it is not known which did. */
	readonly isContested: boolean
}

/** A widget or row and its place in a version. */
export interface Standing {
	readonly state: PageState
	readonly key: string
}

/** The differences between two versions of a page, widget by widget, and how to merge them. */
export interface Comparison {
	readonly differences: readonly Difference[]
	/** My version, with theirs where that was chosen. */
	combine(choices: Readonly<Record<string, Choice>>): PageState
}

/**
 * @param base - the version that mine is based on; null when it is no longer known
 * @param mine - has the same keys as base where a widget is the same
 * @param theirs - opened separately, with different keys
 */
export function compare(base: PageState | null, mine: PageState, theirs: PageState): Comparison {
	const widgets = widgetPairs(base, mine, theirs)
	const rows = rowPairs(base, mine, theirs, widgets)
	const differences: Difference[] = []
	const add = (id: string, before: unknown, sides: ValueSides) => {
		if (!same(sides.mine, sides.theirs)) {
			differences.push({ id, ...sides, ...judged(base, !same(before, sides.mine), !same(before, sides.theirs)) })
		}
	}
	const addMoves = (
		kind: 'place' | 'rowPlace',
		pairs: readonly Keys[],
		lanesOf: (state: PageState, side: keyof Keys) => readonly Lane[],
	) => {
		for (const { thing, isMine, isTheirs } of movesOf(
			base === null ? null : lanesOf(base, 'base'),
			lanesOf(mine, 'mine'),
			lanesOf(theirs, 'theirs'),
		)) {
			const pair = pairs[Number(thing)]!
			differences.push({
				id: `${kind}-${thing}`,
				kind,
				mine: { state: mine, key: pair.mine! },
				theirs: { state: theirs, key: pair.theirs! },
				...judged(base, isMine, isTheirs),
			})
		}
	}
	add('title', base?.title, { kind: 'title', mine: mine.title, theirs: theirs.title })
	add('content', base?.content, { kind: 'content', mine: mine.content, theirs: theirs.content })
	const settings = settingsOf(mine, theirs)
	settings.forEach(({ part, name }) =>
		add(`${part}-${name}`, settingOf(base, part, name), {
			kind: 'settings',
			mine: settingOf(mine, part, name),
			theirs: settingOf(theirs, part, name),
		}))
	rows.forEach((row, index) => {
		add(`row-${index}`, dataOf(base, row.base), { kind: 'row', mine: dataOf(mine, row.mine), theirs: dataOf(theirs, row.theirs) })
	})
	addMoves('rowPlace', rows, (state, side) => rowLanes(state, rows, side))
	widgets.forEach((widget, index) => {
		const [own, other] = [valueOf(mine, widget.mine), valueOf(theirs, widget.theirs)]
		add(`widget-${index}`, valueOf(base, widget.base), { kind: 'widget', mine: own, theirs: other })
	})
	addMoves('place', widgets, (state, side) => widgetLanes(state, rows, widgets, side))
	return {
		differences,
		combine(choices) {
			const takes = (id: string) => choices[id] === 'theirs' && differences.some((difference) => difference.id === id)
			const target: Target = {
				theirs,
				keys: new Map(
					[...rows, ...widgets].flatMap(({ mine: own, theirs: other }) => other === null || own === null ? [] : [[other, own]]),
				),
			}
			let result = {
				...mine,
				title: takes('title') ? theirs.title : mine.title,
				content: takes('content') ? theirs.content : mine.content,
			}
			settings.filter(({ part, name }) => takes(`${part}-${name}`)).forEach(({ part, name }) => {
				result = { ...result, [part]: patched(result[part] ?? {}, { [name]: theirs[part]?.[name] }) }
			})
			rows.forEach((row, index) => {
				result = takes(`row-${index}`) ? withRow(result, row, target) : result
			})
			inOrderOf(theirs.rows, rows).forEach(([row, index]) => {
				result = takes(`rowPlace-${index}`) && row.mine !== null
					? moveRow(result, row.mine, rowIndex(result, row.theirs!, target, row.mine))
					: result
			})
			inOrderOf(allWidgets(theirs), widgets).forEach(([widget, index]) => {
				result = takes(`widget-${index}`) ? withWidget(result, widget, target) : result
				const place = takes(`place-${index}`) && widget.mine !== null
					? placeLikeTheirs(result, widget.theirs!, target, widget.mine)
					: null
				result = place === null ? result : moveWidget(result, widget.mine!, place)
			})
			widgets.filter(({ theirs: other }, index) => other === null && takes(`widget-${index}`)).forEach((widget) => {
				result = removeWidget(result, widget.mine!)
			})
			rows.filter(({ theirs: other }, index) => other === null && takes(`row-${index}`)).forEach((row) => {
				// what is still in it was kept by choice
				result = findHolder(result, row.mine!)?.widgets.length === 0 ? withoutHolder(result, row.mine!) : result
			})
			return result
		},
	}
}

/** Nothing is proposed against what others changed. Without a base nobody knows who changed what. */
function judged(base: PageState | null, isMine: boolean, isTheirs: boolean): Pick<Difference, 'proposed' | 'isContested'> {
	const isContested = base === null || (isMine && isTheirs)
	return { proposed: isContested ? null : isTheirs ? 'theirs' : 'mine', isContested }
}

/** The choices that nobody has to make. */
export function proposals(differences: readonly Difference[]): Record<string, Choice> {
	return Object.fromEntries(differences.flatMap(({ id, proposed }) => proposed === null ? [] : [[id, proposed]]))
}

/**
 * Three versions as one, where nobody has to choose; null where somebody has to.
 *
 * @return `hasTheirs`: it has something that they changed
 */
export function mergeUncontested(
	base: PageState | null,
	mine: PageState,
	theirs: PageState,
): { readonly state: PageState, readonly hasTheirs: boolean } | null {
	const { differences, combine } = compare(base, mine, theirs)
	return differences.some(({ isContested }) => isContested)
		? null
		: { state: combine(proposals(differences)), hasTheirs: differences.some(({ proposed }) => proposed === 'theirs') }
}

/** Parts of a page with settings, each of which is merged on its own, and the members that are no settings. */
const parts = { metadata: [], layout: ['rows', 'sideColumns'], sideColumns: sides } as const satisfies Record<string, readonly string[]>
type Part = keyof typeof parts

function settingsOf(...states: readonly PageState[]): { readonly part: Part, readonly name: string }[] {
	return (Object.keys(parts) as Part[]).flatMap((part) => {
		const others: readonly string[] = parts[part]
		const names = new Set(states.flatMap((state) => Object.keys(state[part] ?? {})).filter((name) => !others.includes(name)))
		return [...names].map((name) => ({ part, name }))
	})
}
function settingOf(state: PageState | null, part: Part, name: string): Readonly<Record<string, unknown>> | undefined {
	const value = state?.[part]?.[name]
	return value === undefined ? undefined : { [name]: value }
}

const isSide = (key: string): key is Side => (sides as readonly string[]).includes(key)
function withoutHolder(state: PageState, key: string): PageState {
	return isSide(key)
		? { ...state, [key]: null, sideColumns: state.sideColumns && patched(state.sideColumns, { [key]: undefined }) }
		: removeRow(state, key)
}

/** Their version, and the keys of its rows and widgets in the result. */
interface Target { readonly theirs: PageState, readonly keys: Map<string, string> }

function withRow(state: PageState, { mine, theirs: other }: Keys, { theirs, keys }: Target): PageState {
	if (other === null) {
		return state // its widgets must be removed first
	}
	const data = findHolder(theirs, other)!.data
	if (mine !== null) {
		const gone = Object.keys(findHolder(state, mine)?.data ?? {}).filter((name) => !(name in data)).map((name) => [name, undefined])
		return changeRow(state, mine, { ...Object.fromEntries(gone), ...data })
	}
	keys.set(other, other)
	if (isSide(other)) {
		return { ...state, [other]: { key: other, data, widgets: [] } }
	}
	const index = rowIndex(state, other, { theirs, keys })
	return addRow(state, index, data, other)
}

function withWidget(state: PageState, { mine, theirs: other }: Keys, target: Target): PageState {
	const { data } = findWidget(target.theirs, other!)!.widget
	const place = mine === null ? null : findWidget(state, mine)
	if (place !== null) {
		return replaced(state, mine!, patched(data, { column: place.widget.data.column, order: place.widget.data.order }))
	}
	const wished = placeLikeTheirs(state, other!, target)
	target.keys.set(other!, other!)
	if (wished !== null) {
		return addWidget(state, data, wished, other!)
	}
	const last = state.rows.at(-1)
	return last === undefined
		? addWidget(addRow(state, 0, { columns: 1 }, 'merged'), data, { holder: 'merged', column: 1, index: 0 }, other!)
		: addWidget(state, data, { holder: last.key, column: columnCount(last), index: last.widgets.length }, other!)
}

function replaced(state: PageState, key: string, data: Readonly<Widget>): PageState {
	const change = (holder: Holder): Holder =>
		({ ...holder, widgets: holder.widgets.map((widget) => widget.key === key ? { key, data } : widget) })
	return { ...state, rows: state.rows.map(change), left: state.left && change(state.left), right: state.right && change(state.right) }
}

/** The place of one of their widgets in the result: below its predecessor there; null if its row does not exist. */
function placeLikeTheirs(state: PageState, key: string, { theirs, keys }: Target, own?: string): Place | null {
	const { holder, column } = findWidget(theirs, key)!
	const row = findHolder(state, keys.get(holder.key) ?? holder.key)
	if (row === null) {
		return null
	}
	const wished = Math.min(column, columnCount(row))
	const present = columnsOf(row)[wished - 1]!.map((widget) => widget.key).filter((other) => other !== own)
	return {
		holder: row.key,
		column: wished,
		index: indexLike(columnsOf(holder)[column - 1]!.map((widget) => keys.get(widget.key) ?? widget.key), keys.get(key) ?? key, present),
	}
}
function rowIndex(state: PageState, key: string, { theirs, keys }: Target, own?: string): number {
	return indexLike(
		theirs.rows.map((row) => keys.get(row.key) ?? row.key),
		keys.get(key) ?? key,
		state.rows.map((row) => row.key).filter((other) => other !== own),
	)
}
/** After the nearest predecessor that is present, otherwise before the nearest successor, otherwise last. */
function indexLike(wished: readonly string[], key: string, present: readonly string[]): number {
	const at = wished.indexOf(key)
	const before = wished.slice(0, at).findLast((other) => present.includes(other))
	const behind = wished.slice(at + 1).find((other) => present.includes(other))
	return before !== undefined ? present.indexOf(before) + 1 : behind !== undefined ? present.indexOf(behind) : present.length
}
/** Pairs in the order of their counterparts, with their index. */
function inOrderOf(things: readonly { readonly key: string }[], pairs: readonly Keys[]): [Keys, number][] {
	return things.flatMap(({ key }) => {
		const index = pairs.findIndex(({ theirs }) => theirs === key)
		return index < 0 ? [] : [[pairs[index]!, index]]
	})
}

/** Columns of a version with their widgets, all identified by the number of their pair. */
function widgetLanes(state: PageState, rows: readonly Keys[], widgets: readonly Keys[], side: keyof Keys): Lane[] {
	return holdersOf(state).flatMap((holder) => columnsOf(holder).map((column, index) => ({
		place: `${numberOf(rows, side, holder.key)}.${index}`,
		things: column.map(({ key }) => numberOf(widgets, side, key)),
	})))
}
const rowLanes = (state: PageState, rows: readonly Keys[], side: keyof Keys): Lane[] => [
	{ place: 'page', things: state.rows.map(({ key }) => numberOf(rows, side, key)) },
]
/** An item without a pair does not affect the others. */
function numberOf(pairs: readonly Keys[], side: keyof Keys, key: string): string {
	const index = pairs.findIndex((pair) => pair[side] === key)
	return index < 0 ? `${side}-${key}` : String(index)
}

const valueOf = (state: PageState | null, key: string | null) => state === null || key === null
	? undefined
	: plain(findWidget(state, key)!.widget.data)
function dataOf(state: PageState | null, key: string | null): unknown {
	const holder = key === null || state === null ? null : findHolder(state, key)
	if (holder === null) {
		return undefined
	}
	const { widgets: _, ...data } = holder.data
	return data
}
function plain({ column: _column, order: _order, ...data }: Readonly<Widget>): Widget {
	return data
}
function same(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other)
}
