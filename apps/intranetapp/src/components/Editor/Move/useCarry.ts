// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { announce } from '@suite/ui/keys/announcer'
import type { Shortcut } from '@suite/ui/keys/shortcuts'
import { acrossKeys } from '@suite/ui/keys/walk'
import { createKeyMove } from '@suite/ui/move/keyMove'
import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'
import { nextTick } from 'vue'
import { moveRow, moveWidget } from '../../../editor/operations.ts'
import { columnCount, findWidget, type PageState } from '../../../editor/pageState.ts'
import { placeBeside, type Direction } from '../../../editor/places.ts'
import { typeName } from '../../../editor/words.ts'
import { useEditorStore } from '../../../stores/editorStore.ts'

type Kind = 'widget' | 'row'

/** Shortcuts for a focused part or row: see {@link onMoveKey}. */
export const moveShortcuts: readonly Shortcut[] = Object.freeze([
	{ keys: 'Alt ArrowUp', does: () => t('intranetapp', 'Move up') },
	{ keys: 'Alt ArrowDown', does: () => t('intranetapp', 'Move down') },
	{ keys: 'Alt ArrowLeft', does: () => t('intranetapp', 'Move to the column on the left') },
	{ keys: 'Alt ArrowRight', does: () => t('intranetapp', 'Move to the column on the right') },
])
/** Shortcuts of a handle: see {@link onKeydown}. */
export const handleShortcuts: readonly Shortcut[] = Object.freeze([
	{ keys: 'Space', does: () => t('intranetapp', 'Pick up or drop') },
	{ keys: 'ArrowUp ArrowDown ArrowLeft ArrowRight', does: () => t('intranetapp', 'Move') },
	{ keys: 'Escape', does: () => t('intranetapp', 'Cancel move') },
])

function directionOf({ key }: KeyboardEvent): Direction | undefined {
	const [left, right] = acrossKeys()
	const directions: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', [left]: 'left', [right]: 'right' }
	return directions[key]
}
const kindOf = (state: PageState, key: string): Kind => state.rows.some((row) => row.key === key) ? 'row' : 'widget'
const typeOf = (state: PageState, key: string): string => findWidget(state, key)?.widget.data.type ?? ''

/** The current place of a widget or row, in words. */
export function placeInWords(state: PageState, key: string): string {
	if (kindOf(state, key) === 'row') {
		const row = state.rows.findIndex((item) => item.key === key) + 1
		return t('intranetapp', 'Row {row} of {rows}', { row, rows: state.rows.length }, plain)
	}
	const found = findWidget(state, key)
	if (found === null) {
		return ''
	}
	const row = state.rows.findIndex((item) => item.key === found.holder.key) + 1
	const where = row > 0 ? t('intranetapp', 'Row {row}', { row }, plain)
		: found.holder.key === 'left' ? t('intranetapp', 'Left column') : t('intranetapp', 'Right column')
	return columnCount(found.holder) > 1
		? t('intranetapp', '{where}, column {column}, position {place}', { where, column: found.column, place: found.index + 1 }, plain)
		: t('intranetapp', '{where}, position {place}', { where, place: found.index + 1 }, plain)
}

function stepped(state: PageState, key: string, direction: Direction): PageState {
	if (kindOf(state, key) === 'row') {
		const from = state.rows.findIndex((row) => row.key === key)
		const to = from + (direction === 'up' ? -1 : direction === 'down' ? 1 : 0)
		return to < 0 || to >= state.rows.length ? state : moveRow(state, key, to)
	}
	const place = placeBeside(state, key, direction)
	return place === null ? state : moveWidget(state, key, place)
}

function change(key: string, after: PageState): void {
	useEditorStore().change(kindOf(after, key) === 'row' ? 'moveRow' : 'move', typeOf(after, key), key, after)
}

function focusPart(kind: Kind, key: string, selector = ''): void {
	const element = document.querySelector<HTMLElement>(`[data-${kind}="${key}"]${selector}`)
	element?.focus({ preventScroll: true })
	element?.scrollIntoView({ block: 'nearest' })
}

/** Moves a widget or row one place with Alt and an arrow key; returns whether the key was handled. */
export function onMoveKey(event: KeyboardEvent, kind: Kind, key: string): boolean {
	const editor = useEditorStore()
	const direction = directionOf(event)
	if (!event.altKey || direction === undefined || editor.state === null) {
		return false
	}
	event.preventDefault()
	event.stopPropagation()
	change(key, stepped(editor.state, key, direction))
	void nextTick(() => focusPart(kind, key))
	void announce(placeInWords(editor.state, key))
	return true
}

/** The item being moved by keyboard, and the key handlers for the handle of a widget or row. */
export const { carriedId, onKeydown, onBlur } = createKeyMove<PageState>({
	home(_key, taken) {
		const { state } = useEditorStore()
		return state === null ? null : taken ?? state
	},
	next(key, from, event) {
		const direction = directionOf(event)
		return direction === undefined ? undefined : stepped(from, key, direction)
	},
	show: (state) => useEditorStore().show(state),
	put(key, to, home) {
		useEditorStore().show(home)
		change(key, to)
	},
	focus(key) {
		const { state } = useEditorStore()
		if (state !== null) {
			focusPart(kindOf(state, key), key, ' .handle')
		}
	},
	words(event, key, at) {
		const place = placeInWords(at, key)
		const what = kindOf(at, key) === 'row' ? t('intranetapp', 'Row') : typeName(typeOf(at, key))
		return {
			taken: t(
				'intranetapp',
				'{what} picked up. {place}. Use the arrow keys to move, Space to drop, Escape to cancel.',
				{ what, place },
				plain,
			),
			moved: place,
			stopped: place,
			dropped: t('intranetapp', 'Dropped. {place}', { place }, plain),
			putBack: t('intranetapp', 'Move canceled. {place}', { place }, plain),
		}[event]
	},
})
