// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Place } from './operations.ts'
import { columnCount, columnsOf, findWidget, holdersOf, type PageState } from './pageState.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'

/**
 * Where an arrow key moves a widget, or null where it cannot go further: up and down within its column, then into
 * the same column of the row above or below; left and right into the adjacent column, at about the same height.
 */
export function placeBeside(state: PageState, key: string, direction: Direction): Place | null {
	const found = findWidget(state, key)
	if (found === null) {
		return null
	}
	const { holder, column, index } = found
	if (direction === 'left' || direction === 'right') {
		const target = column + (direction === 'left' ? -1 : 1)
		return target >= 1 && target <= columnCount(holder)
			? { holder: holder.key, column: target, index: Math.min(index, columnsOf(holder)[target - 1]!.length) }
			: null
	}
	const count = columnsOf(holder)[column - 1]!.length
	const inside = index + (direction === 'up' ? -1 : 1)
	if (inside >= 0 && inside < count) {
		return { holder: holder.key, column, index: inside }
	}
	const shown = holdersOf(state).filter(({ key: side, data }) => (side !== 'left' && side !== 'right') || data.enabled === true)
	const next = shown[shown.findIndex((item) => item.key === holder.key) + (direction === 'up' ? -1 : 1)]
	if (next === undefined) {
		return null
	}
	const nextColumn = Math.min(column, columnCount(next))
	return { holder: next.key, column: nextColumn, index: direction === 'up' ? columnsOf(next)[nextColumn - 1]!.length : 0 }
}
