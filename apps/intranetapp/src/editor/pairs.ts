// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { identity } from '../history/compare.ts'
import { columnsOf, findHolder, holdersOf, newKey, sides, type EditedWidget, type Holder, type PageState } from './pageState.ts'

/** Keys of one widget or row on each side; null where it does not exist. */
export interface Keys { readonly base: string | null, readonly mine: string | null, readonly theirs: string | null }

/** Every widget of a version: rows first, then side columns. */
export function allWidgets(state: PageState): readonly EditedWidget[] {
	return holdersOf(state).flatMap((holder) => columnsOf(holder).flat())
}

/** Pairs widgets of mine with those of theirs: first those that are equal, then those of one type that follow the same one. */
export function widgetPairs(base: PageState | null, mine: PageState, theirs: PageState): Keys[] {
	const [before, own, other] = [base === null ? [] : allWidgets(base), allWidgets(mine), allWidgets(theirs)]
	const free = new Set(other)
	const taken = new Map<string, string>()
	const take = (widgets: readonly EditedWidget[], isPartner: (widget: EditedWidget, candidate: EditedWidget) => boolean) => {
		for (const widget of widgets.filter(({ key }) => !taken.has(key))) {
			const partner = [...free].find((candidate) => isPartner(widget, candidate))
			if (partner !== undefined) {
				free.delete(partner)
				taken.set(widget.key, partner.key)
			}
		}
	}
	const isEqual = (widget: EditedWidget, candidate: EditedWidget) => identity(widget.data) === identity(candidate.data)
	const known = base === null ? own : before
	take(known, isEqual)
	const behind = (widgets: readonly EditedWidget[], { key }: EditedWidget, isPaired: (key: string) => boolean) =>
		widgets.slice(0, widgets.findIndex((widget) => widget.key === key)).findLast((widget) => isPaired(widget.key))?.key
	const isInItsStead = (widget: EditedWidget, candidate: EditedWidget) => {
		const [before, there] = [
			behind(known, widget, (key) => taken.has(key)),
			behind(other, candidate, (key) => ![...free].some((one) => one.key === key)),
		]
		return (before === undefined ? undefined : taken.get(before)) === there
	}
	take(known, (widget, candidate) => widget.data.type === candidate.data.type && isInItsStead(widget, candidate))
	take(own.filter(({ key }) => !known.some((widget) => widget.key === key)), isEqual)
	const isIn = (widgets: readonly EditedWidget[], key: string) => widgets.some((widget) => widget.key === key)
	return [
		...own.map(({ key }) => ({ base: isIn(before, key) ? key : null, mine: key, theirs: taken.get(key) ?? null })),
		...before.filter(({ key }) => !isIn(own, key) && taken.has(key)).map(({ key }) =>
			({ base: key, mine: null, theirs: taken.get(key)! })),
		...[...free].map(({ key }) => ({ base: null, mine: null, theirs: key })),
	]
}

/** Pairs rows with most of their widgets in common, then identical rows, then the remaining ones in order. */
export function rowPairs(base: PageState | null, mine: PageState, theirs: PageState, widgets: readonly Keys[]): Keys[] {
	const known = base ?? mine
	const taken = new Map<string, string>()
	const shared = (row: Holder, other: Holder) => widgets.filter((pair) => row.widgets.some(({
		key,
	}) => key === (base === null ? pair.mine : pair.base)) && other.widgets.some(({ key }) => key === pair.theirs)).length
	const take = (weight: (row: Holder, other: Holder) => number) => known.rows
		.flatMap((row, index) =>
			theirs.rows.map((other, place) => ({ row, other, weight: weight(row, other), distance: Math.abs(index - place) })))
		.filter((candidate) => candidate.weight > 0)
		.sort((one, two) => two.weight - one.weight || one.distance - two.distance)
		.forEach(({ row, other }) => {
			if (!taken.has(row.key) && ![...taken.values()].includes(other.key)) {
				taken.set(row.key, other.key)
			}
		})
	take(shared)
	take((row, other) => JSON.stringify(row.data) === JSON.stringify(other.data) ? 1 : 0)
	take(() => 1)
	const has = (state: PageState | null, key: string) => state !== null && findHolder(state, key) !== null ? key : null
	return [
		...known.rows.map(({ key }) => ({ base: has(base, key), mine: has(mine, key), theirs: taken.get(key) ?? null })),
		...mine.rows.filter(({ key }) => has(known, key) === null).map(({ key }) => ({ base: null, mine: key, theirs: null })),
		...theirs.rows.filter(({ key }) => ![...taken.values()].includes(key)).map(({ key }) => ({ base: null, mine: null, theirs: key })),
		...sides.map((side) => ({ base: has(base, side), mine: has(mine, side), theirs: has(theirs, side) })),
	].filter(({ mine: one, theirs: two }) => one !== null || two !== null)
}

/** A version with the keys of another one where a row or widget is the same in both: opened separately, they share no keys. */
export function withKeysOf(like: PageState, state: PageState): PageState {
	const widgets = widgetPairs(null, like, state)
	const keys = new Map([...widgets, ...rowPairs(null, like, state, widgets)].flatMap(({ mine, theirs }) =>
		theirs === null || mine === null ? [] : [[theirs, mine]]))
	const named = (item: Holder, key: string): Holder =>
		({ ...item, key, widgets: item.widgets.map((widget) => ({ ...widget, key: keys.get(widget.key) ?? newKey() })) })
	return {
		...state,
		rows: state.rows.map((row) => named(row, keys.get(row.key) ?? newKey())),
		left: state.left === null ? null : named(state.left, 'left'),
		right: state.right === null ? null : named(state.right, 'right'),
	}
}
