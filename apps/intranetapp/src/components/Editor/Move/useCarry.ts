// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { announce } from '@suite/ui/keys/announcer'
import { plain } from '@suite/ui/words/plain'
import type { Shortcut } from '@suite/ui/keys/shortcuts'
import { t } from '@nextcloud/l10n'
import { nextTick, readonly, shallowRef } from 'vue'
import { moveRow, moveWidget } from '../../../editor/operations.ts'
import { columnCount, findWidget, type PageState } from '../../../editor/pageState.ts'
import { placeBeside, type Direction } from '../../../editor/places.ts'
import { typeName } from '../../../editor/words.ts'
import { useEditorStore } from '../../../stores/editorStore.ts'

interface Carried { readonly kind: 'widget' | 'row', readonly key: string, readonly start: PageState }

const carrying = shallowRef<Carried | null>(null)
/** What is being moved by keyboard. */
export const carried = readonly(carrying)
let isMoving = false

/** Keys of a part or row that has the focus: see {@link onMoveKey}. */
export const moveShortcuts: readonly Shortcut[] = Object.freeze([
	{ keys: 'Alt ArrowUp', does: () => t('intranetapp', 'Move up') },
	{ keys: 'Alt ArrowDown', does: () => t('intranetapp', 'Move down') },
	{ keys: 'Alt ArrowLeft', does: () => t('intranetapp', 'Move to the column on the left') },
	{ keys: 'Alt ArrowRight', does: () => t('intranetapp', 'Move to the column on the right') },
])
/** Keys of a handle: see {@link onHandleKey}. */
export const handleShortcuts: readonly Shortcut[] = Object.freeze([
	{ keys: 'Space', does: () => t('intranetapp', 'Pick up or drop') },
	{ keys: 'ArrowUp ArrowDown ArrowLeft ArrowRight', does: () => t('intranetapp', 'Move') },
	{ keys: 'Escape', does: () => t('intranetapp', 'Cancel move') },
])

const arrows: Readonly<Record<string, Direction>> = Object.freeze({ ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' })

function directionOf(event: KeyboardEvent): Direction | undefined {
	const direction = arrows[event.key]
	const isTurned = document.documentElement.dir === 'rtl'
	return isTurned && direction === 'left' ? 'right' : isTurned && direction === 'right' ? 'left' : direction
}

/** Where a widget or row stands now, in words. */
export function placeInWords(state: PageState, kind: Carried['kind'], key: string): string {
	if (kind === 'row') {
		return t('intranetapp', 'Row {row} of {rows}', { row: state.rows.findIndex((row) => row.key === key) + 1, rows: state.rows.length }, plain)
	}
	const found = findWidget(state, key)
	if (found === null) {
		return ''
	}
	const row = state.rows.findIndex((item) => item.key === found.holder.key) + 1
	const where = row > 0 ? t('intranetapp', 'Row {row}', { row }, plain) : found.holder.key === 'left' ? t('intranetapp', 'Left column') : t('intranetapp', 'Right column')
	return columnCount(found.holder) > 1
		? t('intranetapp', '{where}, column {column}, position {place}', { where, column: found.column, place: found.index + 1 }, plain)
		: t('intranetapp', '{where}, position {place}', { where, place: found.index + 1 }, plain)
}

function stepped(state: PageState, kind: Carried['kind'], key: string, direction: Direction): PageState {
	if (kind === 'row') {
		const from = state.rows.findIndex((row) => row.key === key)
		const to = from + (direction === 'up' ? -1 : direction === 'down' ? 1 : 0)
		return to < 0 || to >= state.rows.length ? state : moveRow(state, key, to)
	}
	const place = placeBeside(state, key, direction)
	return place === null ? state : moveWidget(state, key, place)
}

async function keepFocus(kind: Carried['kind'], key: string, selector: string): Promise<void> {
	isMoving = true // the browser takes the focus from an element that is moved on the page
	await nextTick()
	const element = document.querySelector<HTMLElement>(`[data-${kind}="${key}"]${selector}`)
	element?.focus({ preventScroll: true })
	element?.scrollIntoView({ block: 'nearest' })
	isMoving = false
}

/** Moves a widget or row one place with Alt and an arrow; says whether the key was one of these. */
export function onMoveKey(event: KeyboardEvent, kind: Carried['kind'], key: string): boolean {
	const editor = useEditorStore()
	const direction = directionOf(event)
	if (!event.altKey || direction === undefined || editor.state === null) {
		return false
	}
	event.preventDefault()
	event.stopPropagation()
	const type = findWidget(editor.state, key)?.widget.data.type ?? ''
	editor.change(kind === 'row' ? 'moveRow' : 'move', type, key, stepped(editor.state, kind, key, direction))
	void keepFocus(kind, key, '')
	void announce(placeInWords(editor.state, kind, key))
	return true
}

/** The handle of a widget or row by keyboard: Space takes and drops, arrows move, Escape puts back. */
export function onHandleKey(event: KeyboardEvent, kind: Carried['kind'], key: string): void {
	const editor = useEditorStore()
	const isCarried = carrying.value?.key === key
	if (editor.state === null || event.altKey) {
		return
	}
	const direction = directionOf(event)
	if (event.key === ' ' || (event.key === 'Enter' && isCarried)) {
		isCarried ? drop() : take(kind, key)
	} else if (isCarried && event.key === 'Escape') {
		putBack()
	} else if (isCarried && direction !== undefined) {
		editor.show(stepped(editor.state, kind, key, direction))
		void keepFocus(kind, key, ' .handle')
		void announce(placeInWords(editor.state, kind, key))
	} else {
		return
	}
	event.preventDefault()
	event.stopPropagation()
}

function take(kind: Carried['kind'], key: string): void {
	const editor = useEditorStore()
	const state = editor.state!
	carrying.value = { kind, key, start: state }
	const what = kind === 'row' ? t('intranetapp', 'Row') : typeName(findWidget(state, key)?.widget.data.type ?? '')
	void announce(t('intranetapp', '{what} picked up. {place}. Use the arrow keys to move, Space to drop, Escape to cancel.', { what, place: placeInWords(state, kind, key) }, plain))
}

function drop(): void {
	const editor = useEditorStore()
	const { kind, key, start } = carrying.value!
	const after = editor.state!
	carrying.value = null
	editor.show(start)
	editor.change(kind === 'row' ? 'moveRow' : 'move', findWidget(after, key)?.widget.data.type ?? '', key, after)
	void announce(t('intranetapp', 'Dropped. {place}', { place: placeInWords(after, kind, key) }, plain))
}

function putBack(): void {
	const editor = useEditorStore()
	const { kind, key, start } = carrying.value!
	carrying.value = null
	editor.show(start)
	void keepFocus(kind, key, ' .handle')
	void announce(t('intranetapp', 'Move canceled. {place}', { place: placeInWords(start, kind, key) }, plain))
}

/** Leaving the handle drops what it carries. */
export function onHandleBlur(key: string): void {
	if (carrying.value?.key === key && !isMoving) {
		drop()
	}
}
