// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Layout, Row, Widget } from '@suite/schema/intranet/layout'

/** How many columns a row has: 1 to 4. */
export function columnCount(row: Row): number {
	return Math.min(4, Math.max(1, Math.trunc(row.columns ?? 1)))
}

/** The widgets of a row by column, each column in its order; widgets of a column that no longer exist are in the last one. */
export function columnsOf(row: Row): readonly (readonly Widget[])[] {
	const count = columnCount(row)
	const columns: Widget[][] = Array.from({ length: count }, () => [])
	for (const widget of inOrder(row.widgets)) {
		columns[Math.min(count, Math.max(1, widget.column ?? 1)) - 1]?.push(widget)
	}
	return columns
}

/** Widgets sorted by `order`; those with the same or no order keep their sequence. */
export function inOrder(widgets: readonly Widget[] | undefined): readonly Widget[] {
	return (widgets ?? [])
		.map((widget, place) => ({ widget, place }))
		.sort((one, other) => (one.widget.order ?? one.place) - (other.widget.order ?? other.place) || one.place - other.place)
		.map(({ widget }) => widget)
}

/** Whether a page is a single column of text and pictures: it is then as wide as lines that read well. */
export function isSingleColumn(layout: Layout): boolean {
	return (layout.rows ?? []).every((row) => columnCount(row) === 1)
		&& [layout.sideColumns?.left, layout.sideColumns?.right].every((side) => side?.enabled !== true)
}

/** Every widget in reading order: left column, rows, right column. */
export function allWidgets(layout: Layout): readonly Widget[] {
	const side = (name: 'left' | 'right') => layout.sideColumns?.[name]?.enabled === true ? inOrder(layout.sideColumns[name].widgets) : []
	return [...side('left'), ...(layout.rows ?? []).flatMap((row) => columnsOf(row).flat()), ...side('right')]
}
