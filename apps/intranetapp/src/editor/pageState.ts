// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Layout, Widget } from '@suite/schema/intranet/layout'

/** A widget being edited: its stored object, and a key that stays the same until the editor is closed. */
export interface EditedWidget {
	readonly key: string
	readonly data: Readonly<Widget>
}

/** A container of widgets: a row or a side column. `data` is the stored object without its widgets. */
export interface Holder {
	readonly key: string
	readonly data: Readonly<Record<string, unknown>>
	readonly widgets: readonly EditedWidget[]
}

/** Maximum number of columns in a row. */
export const mostColumns = 4
export const sides = ['left', 'right'] as const
export type Side = typeof sides[number]

export interface PageState {
	readonly title: string
	readonly content: string
	readonly metadata: Readonly<Record<string, unknown>>
	/** The stored layout without rows and side columns. */
	readonly layout: Readonly<Record<string, unknown>>
	readonly sideColumns: Readonly<Record<string, unknown>> | null
	readonly rows: readonly Holder[]
	readonly left: Holder | null
	readonly right: Holder | null
}

/** The part of a page that the editor changes. */
export interface EditedPage {
	readonly title: string
	readonly content: string
	readonly metadata: Readonly<Record<string, unknown>>
	readonly layout: Layout
}

let lastKey = 0
/** A key that is unique among the rows and widgets in this browser page. */
export function newKey(): string {
	lastKey++
	return `k${lastKey}`
}

/** The page in the form the editor works on; {@link storedPage} restores exactly the same page. */
export function openPage({ title, content, metadata, layout }: EditedPage): PageState {
	const { rows, sideColumns } = layout
	return {
		title,
		content,
		metadata,
		layout: emptied(layout, ['rows', 'sideColumns']),
		sideColumns: sideColumns === undefined ? null : emptied(sideColumns, sides),
		rows: (rows ?? []).map((row) => holder(newKey(), row)),
		left: sideColumns?.left === undefined ? null : holder('left', sideColumns.left),
		right: sideColumns?.right === undefined ? null : holder('right', sideColumns.right),
	}
}

/** The page in its stored form. */
export function storedPage(state: PageState): EditedPage {
	const layout: Record<string, unknown> = { ...state.layout }
	if (state.rows.length > 0 || 'rows' in layout) {
		layout.rows = state.rows.map(stored)
	}
	if (state.sideColumns !== null || state.left !== null || state.right !== null) {
		layout.sideColumns = {
			...state.sideColumns,
			...(state.left === null ? {} : { left: stored(state.left) }),
			...(state.right === null ? {} : { right: stored(state.right) }),
		}
	}
	return { title: state.title, content: state.content, metadata: state.metadata, layout }
}

function holder(key: string, value: { readonly widgets?: readonly Widget[] }): Holder {
	return { key, data: emptied(value, ['widgets']), widgets: (value.widgets ?? []).map((data) => ({ key: newKey(), data })) }
}
function stored({ data, widgets }: Holder): Record<string, unknown> {
	return widgets.length > 0 || 'widgets' in data ? { ...data, widgets: widgets.map((widget) => widget.data) } : { ...data }
}
/** A copy in which the named keys keep their position but lose their values. */
function emptied(value: object, keys: readonly string[]): Record<string, unknown> {
	return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, keys.includes(key) ? null : member]))
}

/** Number of columns of a row; a side column has one. */
export function columnCount({ data }: Holder): number {
	const count = Number(data.columns)
	return Number.isInteger(count) && count >= 1 ? Math.min(count, mostColumns) : 1
}

/** The column that shows a widget, from 1: a widget beyond the last column is shown in the last one. */
export function columnOf(widget: EditedWidget, count: number): number {
	return Math.max(1, Math.min(widget.data.column ?? 1, count))
}

/** The widgets of each column in display order. */
export function columnsOf(row: Holder): EditedWidget[][] {
	const count = columnCount(row)
	const columns: EditedWidget[][] = Array.from({ length: count }, () => [])
	const placed = row.widgets.map((widget, index) => ({ widget, place: widget.data.order ?? index }))
	placed.sort((a, b) => a.place - b.place).forEach(({ widget }) => columns[columnOf(widget, count) - 1]!.push(widget))
	return columns
}

/** Every row and side column. */
export function holdersOf(state: PageState): Holder[] {
	return [...state.rows, state.left, state.right].filter((item) => item !== null)
}

export interface Found {
	readonly holder: Holder
	readonly widget: EditedWidget
	/** From 1. */
	readonly column: number
	/** Inside the column, from 0. */
	readonly index: number
}

/** The place of a widget; null when it no longer exists. */
export function findWidget(state: PageState, key: string): Found | null {
	for (const item of holdersOf(state)) {
		for (const [column, widgets] of columnsOf(item).entries()) {
			const index = widgets.findIndex((widget) => widget.key === key)
			if (index >= 0) {
				return { holder: item, widget: widgets[index]!, column: column + 1, index }
			}
		}
	}
	return null
}

export function findHolder(state: PageState, key: string): Holder | null {
	return holdersOf(state).find((item) => item.key === key) ?? null
}
