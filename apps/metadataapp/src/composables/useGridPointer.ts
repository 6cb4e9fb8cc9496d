// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { followDrag } from '@suite/ui/move/followDrag'
import { onBeforeUnmount, type Ref } from 'vue'
import { useSelectionStore } from '../stores/selectionStore.ts'
import type { GridActions } from './useGridActions.ts'
import type { GridFocus } from './useGridFocus.ts'
import type { GridView } from './useGridView.ts'

export interface GridPointer {
	onPointerdown(event: PointerEvent): void
	onMousedown(event: MouseEvent): void
	onClick(event: MouseEvent): void
	onDblclick(event: MouseEvent): void
}

/** Pixels for each frame and each pixel beyond the border, while one drags out of the grid. */
const pull = 0.25

/** What a pointer does with cells: a press selects one, dragging or Shift a block. Fingers scroll; a second tap edits. */
export function useGridPointer(
	scroller: Readonly<Ref<HTMLElement | null>>,
	view: GridView,
	focus: GridFocus,
	actions: GridActions,
): GridPointer {
	const selection = useSelectionStore()
	/** The finger came down on the cell that was the current one already. */
	let isSecondTap = false
	let stopDrag = (): void => undefined
	onBeforeUnmount(() => stopDrag())

	/** The cell of a row that an event is on, and nothing in it that takes presses itself. */
	function cellAt({ target }: Event): { readonly row: number, readonly column: number } | null {
		const element = target instanceof Element ? target : null
		const cell = element?.closest<HTMLElement>('[data-spot]') ?? null
		const isOwn = element?.closest('a, button, input, label, [data-editor], [data-own-press]') != null
		const row = cell === null ? null : focus.ground.value.lines.at(Number(cell.dataset.spot))?.row ?? null
		return cell === null || isOwn || row === null ? null : { row, column: Number(cell.dataset.column) }
	}
	const isCurrent = ({ row, column }: { row: number, column: number }) =>
		focus.zone.value === 'row' && selection.current.row === row && selection.current.column === column

	function onPointerdown(event: PointerEvent): void {
		const cell = cellAt(event)
		isSecondTap = event.pointerType === 'touch' && cell !== null && isCurrent(cell)
		if (cell === null || event.button !== 0 || event.pointerType === 'touch') {
			return
		}
		if (event.shiftKey) {
			reach(cell.row, cell.column)
		} else {
			void focus.go({ line: focus.ground.value.lines.ofRow(cell.row) ?? 0, column: cell.column })
		}
		drag(event)
	}
	/** A block never reaches over the rows of a closed group. */
	function reach(row: number, column: number): void {
		const [top, bottom] = focus.ground.value.lines.openAround(selection.current.row)
		selection.extend({ row: Math.max(top, Math.min(row, bottom)), column })
	}
	function reachPoint(x: number, y: number): void {
		const { line, column } = view.at(x, y)
		const { lines } = focus.ground.value
		const row = lines.at(line)?.row ?? lines.at(line + 1)?.row ?? null
		if (row !== null) {
			reach(row, column)
		}
	}
	function drag(press: PointerEvent): void {
		let [x, y, frame] = [press.clientX, press.clientY, 0]
		stopDrag()
		stopDrag = followDrag(press, {
			move(event) {
				[x, y] = [event.clientX, event.clientY]
				reachPoint(x, y)
				frame ||= requestAnimationFrame(scrollOn)
			},
			end: () => cancelAnimationFrame(frame),
		})
		/** Goes on scrolling while the pointer is beyond the border, though it does not move. */
		function scrollOn(): void {
			const box = scroller.value?.getBoundingClientRect()
			if (box !== undefined && scroller.value !== null) {
				const [down, across] = [beyond(y, box.top, box.bottom), beyond(x, box.left, box.right)]
				if (down !== 0 || across !== 0) {
					scroller.value.scrollBy(across * pull, down * pull)
					view.look()
					reachPoint(Math.max(box.left, Math.min(x, box.right - 1)), Math.max(box.top, Math.min(y, box.bottom - 1)))
				}
			}
			frame = requestAnimationFrame(scrollOn)
		}
	}

	return {
		onPointerdown,
		/** The focus stays at the current cell while a block grows, and no text is marked. */
		onMousedown(event) {
			if (event.shiftKey && cellAt(event) !== null) {
				event.preventDefault()
			}
		},
		onClick(event) {
			const cell = cellAt(event)
			if (cell !== null && isSecondTap && isCurrent(cell)) {
				actions.edit(null)
			}
		},
		onDblclick(event) {
			const { line, column } = view.at(event.clientX, event.clientY)
			const row = focus.ground.value.lines.at(line)?.row ?? null
			const isOwn = event.target instanceof Element && event.target.closest('a, button, input, label, [data-editor]') !== null
			if (!isOwn && row !== null && isCurrent({ row, column })) {
				actions.edit(null)
			}
		},
	}
}

/** How far a point is beyond two borders; negative before the first. */
const beyond = (point: number, first: number, last: number): number => point < first ? point - first : Math.max(0, point - last)
