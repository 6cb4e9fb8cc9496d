// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { shallowRef } from 'vue'
import { moveRow, moveWidget, type Place } from '../../../editor/operations.ts'
import { findWidget } from '../../../editor/pageState.ts'
import { excerpt, typeName } from '../../../editor/words.ts'
import { t } from '@nextcloud/l10n'
import { useEditorStore } from '../../../stores/editorStore.ts'

interface Line { readonly left: number, readonly top: number, readonly width: number }
interface WidgetTarget { readonly place: Place, readonly line: Line }
type Target = WidgetTarget | { readonly index: number, readonly line: Line }

/** What is dragged, where the pointer is and where it would land; null while nothing is. */
export const dragged = shallowRef<{ readonly kind: 'widget' | 'row', readonly key: string, readonly name: string, readonly x: number, readonly y: number, readonly line: Line | null } | null>(null)

/** Pixels that the pointer moves before a press is a drag. */
const threshold = 4
/** Pixels from the edge of the page where it begins to scroll. */
const edge = 60

/** Begins to drag a widget or row by its handle. */
export function startDrag(event: PointerEvent, kind: 'widget' | 'row', key: string): void {
	if (event.button !== 0) {
		return
	}
	const handle = event.currentTarget as HTMLElement
	const start = { x: event.clientX, y: event.clientY }
	let target: Target | null = null
	let frame = 0
	let isDragging = false
	handle.setPointerCapture(event.pointerId)

	const move = (moved: PointerEvent) => {
		if (!isDragging && Math.hypot(moved.clientX - start.x, moved.clientY - start.y) < threshold) {
			return
		}
		isDragging = true
		target = kind === 'row' ? rowTarget(moved.clientY, key) : widgetTarget(moved.clientX, moved.clientY, key)
		dragged.value = { kind, key, name: nameOf(kind, key), x: moved.clientX, y: moved.clientY, line: target?.line ?? null }
		cancelAnimationFrame(frame)
		scroll(moved.clientY)
	}
	const scroll = (y: number) => {
		const scroller = handle.closest<HTMLElement>('.site__main') ?? document.documentElement
		const area = scroller.getBoundingClientRect()
		const by = y < area.top + edge ? y - area.top - edge : y > Math.min(area.bottom, innerHeight) - edge ? y - Math.min(area.bottom, innerHeight) + edge : 0
		if (by !== 0) {
			scroller.scrollBy(0, by / 4)
			frame = requestAnimationFrame(() => scroll(y))
		}
	}
	const end = (isKept: boolean) => {
		cancelAnimationFrame(frame)
		dragged.value = null
		handle.removeEventListener('pointermove', move)
		handle.removeEventListener('pointerup', drop)
		handle.removeEventListener('pointercancel', cancel)
		document.removeEventListener('keydown', onKeydown, true)
		if (isKept && isDragging && target !== null) {
			land(key, target)
		}
	}
	const drop = () => end(true)
	const cancel = () => end(false)
	const onKeydown = (pressed: KeyboardEvent) => {
		if (pressed.key === 'Escape') {
			pressed.preventDefault()
			pressed.stopPropagation()
			cancel()
		}
	}
	handle.addEventListener('pointermove', move)
	handle.addEventListener('pointerup', drop)
	handle.addEventListener('pointercancel', cancel)
	document.addEventListener('keydown', onKeydown, true)
}

function land(key: string, target: Target): void {
	const editor = useEditorStore()
	if (editor.state === null) {
		return
	}
	if ('place' in target) {
		editor.change('move', findWidget(editor.state, key)?.widget.data.type ?? '', key, moveWidget(editor.state, key, target.place))
	} else {
		editor.change('moveRow', '', key, moveRow(editor.state, key, target.index))
	}
}

function nameOf(kind: 'widget' | 'row', key: string): string {
	const widget = useEditorStore().selectedWidget
	return kind === 'row' || widget === null || widget.key !== key ? t('intranetapp', 'Row') : excerpt(widget.data) || typeName(widget.data.type)
}

/**
 * The place nearest to a point of the window, and the line that shows it; null on a page without rows.
 *
 * @param key - of the widget that is to land there, which is in nobody's way
 */
export function widgetTarget(x: number, y: number, key = ''): WidgetTarget | null {
	const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')].map((element) => ({ element, box: element.getBoundingClientRect() }))
	const distance = (box: DOMRect) => Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
	const nearest = columns.toSorted((a, b) => distance(a.box) - distance(b.box))[0]
	if (nearest === undefined) {
		return null
	}
	const { element, box } = nearest
	const widgets = [...element.querySelectorAll<HTMLElement>('[data-widget]')].filter(({ dataset }) => dataset.widget !== key).map((widget) => widget.getBoundingClientRect())
	const index = widgets.filter((widget) => widget.top + widget.height / 2 < y).length
	const [before, after] = [widgets[index - 1], widgets[index]]
	const top = before !== undefined && after !== undefined ? (before.bottom + after.top) / 2 : after !== undefined ? after.top - 6 : before !== undefined ? before.bottom + 6 : box.top + 4
	return { place: { holder: element.dataset.holder!, column: Number(element.dataset.column), index }, line: { left: box.left, top, width: box.width } }
}

function rowTarget(y: number, key: string): Target | null {
	const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].filter(({ dataset }) => dataset.row !== key).map((row) => row.getBoundingClientRect())
	const index = rows.filter((row) => row.top + row.height / 2 < y).length
	const [before, after] = [rows[index - 1], rows[index]]
	const box = after ?? before
	return box === undefined ? null : { index, line: { left: box.left, top: after !== undefined ? after.top - 12 : box.bottom + 12, width: box.width } }
}
