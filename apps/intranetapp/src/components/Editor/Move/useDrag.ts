// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { followDrag } from '@suite/ui/move/followDrag'
import { shallowRef } from 'vue'
import { moveRow, moveWidget, type Place } from '../../../editor/operations.ts'
import { findWidget } from '../../../editor/pageState.ts'
import { excerpt, typeName } from '../../../editor/words.ts'
import { t } from '@nextcloud/l10n'
import { useEditorStore } from '../../../stores/editorStore.ts'

interface Line { readonly left: number, readonly top: number, readonly width: number }
interface WidgetTarget { readonly place: Place, readonly line: Line }
type Target = WidgetTarget | { readonly index: number, readonly line: Line }

/** The dragged item, the pointer position and the drop target; null when nothing is being dragged. */
export const dragged = shallowRef<{
	readonly kind: 'widget' | 'row'
	readonly key: string
	readonly name: string
	readonly x: number
	readonly y: number
	readonly line: Line | null
} | null>(null)

/** Distance in pixels from the edge of the page at which scrolling starts. */
const edge = 60

/** Starts dragging a widget or row by its handle. */
export function startDrag(event: PointerEvent, kind: 'widget' | 'row', key: string): void {
	if (event.button !== 0) {
		return
	}
	const scroller = (event.currentTarget instanceof Element ? event.currentTarget.closest('.site__main') : null)
		?? document.documentElement
	let target: Target | null = null
	let frame = 0

	const scroll = (y: number) => {
		const area = scroller.getBoundingClientRect()
		const [top, bottom] = [area.top + edge, Math.min(area.bottom, innerHeight) - edge]
		const by = y < top ? y - top : y > bottom ? y - bottom : 0
		if (by !== 0) {
			scroller.scrollBy(0, by / 4)
			frame = requestAnimationFrame(() => scroll(y))
		}
	}
	followDrag(event, {
		move({ clientX: x, clientY: y }) {
			target = kind === 'row' ? rowTarget(y, key) : widgetTarget(x, y, key)
			dragged.value = { kind, key, name: nameOf(kind, key), x, y, line: target?.line ?? null }
			cancelAnimationFrame(frame)
			scroll(y)
		},
		end(isKept) {
			cancelAnimationFrame(frame)
			dragged.value = null
			if (isKept && target !== null) {
				land(key, target)
			}
		},
	})
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
	return kind === 'row' || widget === null || widget.key !== key
		? t('intranetapp', 'Row')
		: excerpt(widget.data) || typeName(widget.data.type)
}

/**
 * The place nearest to a point in the window, and the line that marks it; null on a page without rows.
 *
 * @param key - key of the widget to be placed, which is not an obstacle itself
 */
export function widgetTarget(x: number, y: number, key = ''): WidgetTarget | null {
	const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')].map((element) =>
		({ element, box: element.getBoundingClientRect() }))
	const distance = (box: DOMRect) => Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
	const nearest = columns.toSorted((a, b) => distance(a.box) - distance(b.box))[0]
	if (nearest === undefined) {
		return null
	}
	const { element, box } = nearest
	const widgets = [...element.querySelectorAll<HTMLElement>('[data-widget]')]
		.filter(({ dataset }) => dataset.widget !== key)
		.map((widget) => widget.getBoundingClientRect())
	const index = widgets.filter((widget) => widget.top + widget.height / 2 < y).length
	const [before, after] = [widgets[index - 1], widgets[index]]
	const top = before !== undefined && after !== undefined
		? (before.bottom + after.top) / 2
		: after !== undefined ? after.top - 6 : before !== undefined ? before.bottom + 6 : box.top + 4
	return {
		place: { holder: element.dataset.holder!, column: Number(element.dataset.column), index },
		line: { left: box.left, top, width: box.width },
	}
}

function rowTarget(y: number, key: string): Target | null {
	const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
		.filter(({ dataset }) => dataset.row !== key)
		.map((row) => row.getBoundingClientRect())
	const index = rows.filter((row) => row.top + row.height / 2 < y).length
	const [before, after] = [rows[index - 1], rows[index]]
	const box = after ?? before
	return box === undefined
		? null
		: { index, line: { left: box.left, top: after !== undefined ? after.top - 12 : box.bottom + 12, width: box.width } }
}
