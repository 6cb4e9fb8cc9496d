// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Widget } from '@suite/schema/intranet/layout'
import {
	columnCount, columnsOf, findHolder, findWidget, newKey, type EditedWidget, type Holder, type PageState, type Side,
} from './pageState.ts'

/** A place for a widget: a row's key or a side, the column from 1, the index inside it from 0. */
export interface Place {
	readonly holder: string
	readonly column: number
	readonly index: number
}

/** Every operation returns a new state and reuses the same objects for everything it does not change. */
export function addWidget(state: PageState, data: Readonly<Widget>, place: Place, key = newKey()): PageState {
	return withHolder(state, place.holder, (holder) => inserted(holder, { key, data }, place))
}

export function removeWidget(state: PageState, key: string): PageState {
	const found = findWidget(state, key)
	return found === null
		? state
		: withHolder(state, found.holder.key, (holder) => ({ ...holder, widgets: holder.widgets.filter((widget) => widget.key !== key) }))
}

/** Changes members of a widget; undefined removes one. */
export function changeWidget(state: PageState, key: string, change: Readonly<Partial<Record<string, unknown>>>): PageState {
	const found = findWidget(state, key)
	return found === null ? state : withHolder(state, found.holder.key, (holder) => ({
		...holder,
		widgets: holder.widgets.map((widget) => widget.key === key ? { key, data: patched(widget.data, change) } : widget),
	}))
}

export function duplicateWidget(state: PageState, key: string, copyKey = newKey()): PageState {
	const found = findWidget(state, key)
	return found === null ? state : addWidget(
		state,
		structuredClone(found.widget.data),
		{ holder: found.holder.key, column: found.column, index: found.index + 1 },
		copyKey,
	)
}

/** The index is counted in the target column without the widget itself. */
export function moveWidget(state: PageState, key: string, place: Place): PageState {
	const found = findWidget(state, key)
	if (found === null || findHolder(state, place.holder) === null) {
		return state
	}
	if (found.holder.key === place.holder && found.column === place.column && found.index === place.index) {
		return state
	}
	return addWidget(removeWidget(state, key), found.widget.data, place, key)
}

export function addRow(
	state: PageState,
	index: number,
	data: Readonly<Record<string, unknown>> = { columns: 1 },
	key = newKey(),
): PageState {
	return { ...state, rows: state.rows.toSpliced(index, 0, { key, data, widgets: [] }) }
}

export function removeRow(state: PageState, key: string): PageState {
	return { ...state, rows: state.rows.filter((row) => row.key !== key) }
}

export function duplicateRow(state: PageState, key: string, copyKey = newKey()): PageState {
	const index = state.rows.findIndex((row) => row.key === key)
	const row = state.rows[index]
	return row === undefined ? state : { ...state, rows: state.rows.toSpliced(
		index + 1,
		0,
		structuredClone({ ...row, key: copyKey, widgets: row.widgets.map(({ data }) => ({ key: newKey(), data })) }),
	) }
}

/** The index is counted among the rows without the row itself. */
export function moveRow(state: PageState, key: string, index: number): PageState {
	const from = state.rows.findIndex((row) => row.key === key)
	return from < 0 || from === index ? state : { ...state, rows: state.rows.toSpliced(from, 1).toSpliced(index, 0, state.rows[from]!) }
}

export function changeRow(state: PageState, key: string, change: Readonly<Partial<Record<string, unknown>>>): PageState {
	return withHolder(state, key, (row) => ({ ...row, data: patched(row.data, change) }))
}

/** Gives a row 1 to 4 columns; widgets of a removed column are moved to the end of the last one. */
export function setColumns(state: PageState, key: string, columns: number): PageState {
	return withHolder(state, key, (row) => {
		const shown = columnsOf(row)
		const moved = shown.slice(columns).flat()
		const changed: Holder = { ...row, data: { ...row.data, columns } }
		return moved.length === 0 ? kept(row, changed) : renumbered(changed, columns, [...shown[columns - 1]!, ...moved])
	})
}

/** Shows or hides a side column; its widgets stay. */
export function setSide(state: PageState, side: Side, isEnabled: boolean): PageState {
	const present = state[side]
	return {
		...state,
		[side]: present === null
			? { key: side, data: { enabled: isEnabled, widgets: null }, widgets: [] }
			: { ...present, data: { ...present.data, enabled: isEnabled } },
	}
}

function withHolder(state: PageState, key: string, change: (holder: Holder) => Holder): PageState {
	if (key === 'left' || key === 'right') {
		const side = state[key]
		return side === null ? state : { ...state, [key]: change(side) }
	}
	return { ...state, rows: state.rows.map((row) => row.key === key ? change(row) : row) }
}

function inserted(holder: Holder, widget: EditedWidget, { column, index }: Place): Holder {
	const target = Math.max(1, Math.min(column, columnCount(holder)))
	const shown = columnsOf(holder)[target - 1]!
	return renumbered({ ...holder, widgets: [...holder.widgets, widget] }, target, shown.toSpliced(index, 0, widget))
}

/** Puts widgets into one column in this order; widgets in other columns are not changed. */
function renumbered(holder: Holder, column: number, widgets: readonly EditedWidget[]): Holder {
	const places = new Map(widgets.map(({ key }, order) => [key, order]))
	// a widget without an order is placed by its index, which must not change for those of other columns
	const others = holder.widgets.some((widget) => widget.data.order === undefined && !places.has(widget.key))
		? holder.widgets.map((widget, index) =>
				widget.data.order === undefined && !places.has(widget.key) ? { ...widget, data: { ...widget.data, order: index } } : widget)
		: holder.widgets
	return {
		...holder,
		widgets: others.map((widget) => {
			const order = places.get(widget.key)
			return order === undefined || (widget.data.column === column && widget.data.order === order)
				? widget
				: { ...widget, data: { ...widget.data, column, order } }
		}),
	}
}

/** When columns are added, a widget shown in the last column because its own did not exist stays where it was. */
function kept(before: Holder, after: Holder): Holder {
	const count = columnCount(before)
	const isBeyond = (widget: EditedWidget) => (widget.data.column ?? 1) > count
	return columnCount(after) <= count || !after.widgets.some(isBeyond) ? after
		: {
				...after,
				widgets: after.widgets.map((widget) => isBeyond(widget) ? { ...widget, data: { ...widget.data, column: count } } : widget),
			}
}

/** A copy with changed members; undefined removes one. */
export function patched<T extends object>(value: T, change: Readonly<Partial<Record<string, unknown>>>): T {
	const copy = { ...value, ...change }
	Object.entries(copy).filter(([, member]) => member === undefined).forEach(([name]) => Reflect.deleteProperty(copy, name))
	return copy
}
