// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { isWidgetType } from './newWidgets.ts'
import { removeRow, removeWidget } from './operations.ts'
import { columnsOf, sides, type Holder, type PageState, type Side } from './pageState.ts'
import { isShown } from './shown.ts'

/** A row or a widget that shows nothing to readers. */
export interface EmptyPart {
	/** Key of the row or widget. */
	readonly key: string
	/** Type of the widget; null for a row. */
	readonly type: string | null
	/** Number of the row from 1, or the side column. */
	readonly place: number | Side
}

/** What is empty on a page, in reading order. An empty text is no fault of its own: one waits on every new page. */
export function emptyParts(state: PageState): EmptyPart[] {
	return [
		...state.rows.flatMap((row, index) => isEmptyRow(row)
			? [{ key: row.key, type: null, place: index + 1 }]
			: emptyWidgets(row, index + 1)),
		...sides.flatMap((side) => state[side]?.data.enabled === true ? emptyWidgets(state[side], side) : []),
	]
}

/** The page without what is empty, and without rows that held nothing else. */
export function withoutEmptyParts(state: PageState): PageState {
	return emptyParts(state).reduce((left, { key, type, place }) => {
		if (type === null) {
			return removeRow(left, key)
		}
		const row = typeof place === 'number' ? left.rows.find(({ widgets }) => widgets.some((widget) => widget.key === key)) : undefined
		return row?.widgets.length === 1 ? removeRow(left, row.key) : removeWidget(left, key)
	}, state)
}

function isEmptyRow({ widgets }: Holder): boolean {
	return widgets.every(({ data }) => data.type === 'text' && !isShown(data))
}

function emptyWidgets(holder: Holder, place: number | Side): EmptyPart[] {
	return columnsOf(holder).flat()
		.filter(({ data }) => data.type !== 'text' && isWidgetType(data.type) && !isShown(data))
		.map(({ key, data }) => ({ key, type: data.type, place }))
}
