// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { announce } from '@suite/ui/keys/announcer'
import { pressedName } from '@suite/ui/keys/shortcuts'
import { number } from '@suite/ui/words/formats'
import { t } from '@nextcloud/l10n'
import { extended, moved } from '../grid/moves.ts'
import { useSelectionStore } from '../stores/selectionStore.ts'
import { blockShortcuts, gridShortcuts, moveShortcuts } from '../words/keys/gridShortcuts.ts'
import type { GridActions } from './useGridActions.ts'
import type { GridColumns } from './useGridColumns.ts'
import type { GridFocus } from './useGridFocus.ts'

interface Wishes {
	/** Shows all values of the file in a row. */
	readonly open: (row: number) => void
	/** Opens or closes a group. */
	readonly toggleGroup: (key: string, isOpen?: boolean) => void
	/** Opens the menu of the column with the focus. */
	readonly openMenu: () => void
}

/** What keys do in the grid. Controls inside a cell keep the keys that they need. */
export function useGridKeys(focus: GridFocus, actions: GridActions, columns: GridColumns, wishes: Wishes): (event: KeyboardEvent) => void {
	const selection = useSelectionStore()

	function onKeydown(event: KeyboardEvent): void {
		const { target } = event
		if (event.defaultPrevented || event.isComposing || !(target instanceof HTMLElement) || target.closest('[data-editor]') !== null) {
			return
		}
		if (walk(event) || extend(event) || act(event, target.matches('[data-spot]'))) {
			event.preventDefault()
			event.stopPropagation()
		}
	}
	function walk(event: KeyboardEvent): boolean {
		const way = pressedName(event, moveShortcuts)
		const { zone, ground, line } = focus
		if (way === undefined) {
			return false
		}
		if (typeof zone.value === 'object' && (way === 'left' || way === 'right')) {
			wishes.toggleGroup(zone.value.group, (way === 'right') !== ground.value.isRightToLeft)
		} else {
			void focus.go(moved({ line: line.value, column: selection.current.column }, way, ground.value))
		}
		return true
	}
	function extend(event: KeyboardEvent): boolean {
		const way = pressedName(event, blockShortcuts)
		if (way === undefined || focus.zone.value !== 'row') {
			return false
		}
		const { row, column } = extended(selection.edge, way, selection.current, focus.ground.value)
		focus.reach(row, column)
		sayBlock()
		return true
	}
	function sayBlock(): void {
		const { top, bottom, left, right } = selection.block
		const size = { rows: number(bottom - top + 1), columns: number(right - left + 1) }
		void announce(t('metadataapp', '{rows} × {columns} cells selected', size))
	}
	/** @param isCell - a place of the grid has the focus, and nothing inside of it */
	function act(event: KeyboardEvent, isCell: boolean): boolean {
		const name = pressedName(event, gridShortcuts)
		const { zone } = focus
		const isRow = zone.value === 'row'
		const { row, column } = selection.current
		switch (name) {
			case 'wider':
			case 'narrower': {
				columns.grow(column, name === 'wider' ? 1 : -1)
				return true
			}
			case 'leave': return leave()
			case 'all': return isRow && selectAll()
			case 'edit': return isCell && enter(column)
			case 'tick':
			case 'tickRange': {
				if (isCell && isRow) {
					void actions.tick(row, name === 'tickRange')
				} else if (isCell && zone.value === 'head' && column === 0) {
					void actions.tickAll()
				} else {
					return isCell && enter(column)
				}
				return true
			}
			case 'clear': {
				if (isCell && isRow) {
					void actions.empty()
				}
				return isCell && isRow
			}
			default: return isCell && isRow && isCharacter(event) && actions.edit(event.key)
		}
	}
	function enter(column: number): boolean {
		const { zone } = focus
		if (typeof zone.value === 'object') {
			wishes.toggleGroup(zone.value.group)
		} else if (zone.value === 'head') {
			wishes.openMenu()
		} else if (zone.value === 'row' && column === 0) {
			wishes.open(selection.current.row)
		} else if (zone.value === 'row') {
			actions.edit(null)
		}
		return true
	}
	function selectAll(): boolean {
		const [top, bottom] = focus.ground.value.lines.openAround(selection.current.row)
		selection.select({ top, bottom, left: 0, right: focus.ground.value.columns - 1 })
		sayBlock()
		return true
	}
	function leave(): boolean {
		if (selection.isBlock) {
			selection.go(selection.current)
			return true
		}
		if (selection.fileIds.size > 0) {
			actions.untick()
			return true
		}
		return false
	}
	return onKeydown
}

/** Whether a key types a character, which replaces the value of a cell. */
const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
	[...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
