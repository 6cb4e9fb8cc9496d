// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { toast } from '@suite/ui/dialog/toast'
import { announce } from '@suite/ui/keys/announcer'
import { isPressed } from '@suite/ui/keys/shortcuts'
import { followDrag } from '@suite/ui/move/followDrag'
import { number } from '@suite/ui/words/formats'
import { n, t } from '@nextcloud/l10n'
import { onBeforeUnmount, onMounted, type Ref } from 'vue'
import { isForCells, mostCells, mostRows, useGround } from '../cells/useGround.ts'
import { useCellStore } from '../stores/cellStore.ts'
import { useSelectionStore } from '../stores/selectionStore.ts'
import { useTableStore } from '../stores/tableStore.ts'
import { filled } from '../values/paste.ts'
import type { Block } from '../values/table.ts'
import { leftOutWords } from '../words/cellWords.ts'
import { editShortcuts } from '../words/keys/editShortcuts.ts'

/** Pixels for each frame and each pixel beyond the border, while one drags out of the grid. */
const pull = 0.25

/**
 * Fills cells with those above them: by a key, and by a handle at the corner of the block that one drags over the cells to be filled. The
 * handle carries `data-fill`, and rows the id of their file as `data-entry`.
 *
 * @param grid - in which the focus has to be
 */
export function useFillDown(grid: Readonly<Ref<HTMLElement | null>>): void {
	const table = useTableStore()
	const selection = useSelectionStore()
	const cells = useCellStore()
	const ground = useGround()
	let stopDrag = (): void => undefined

	async function fill(from: Block, to: Block): Promise<void> {
		const rows = to.bottom - to.top + 1
		if (rows > mostRows) {
			return toast('error', t('metadataapp', 'Fill at most {max} rows at once.', { max: number(mostRows) }))
		}
		if (rows * (to.right - to.left + 1) > mostCells) {
			return toast('error', t('metadataapp', 'Fill at most {max} cells at once.', { max: number(mostCells) }))
		}
		const shown = [table.folderId, table.columns] as const
		if (!await table.ensure(Math.min(from.top, to.top), Math.max(from.bottom, to.bottom))) {
			return toast('error', t('metadataapp', 'Some of the rows could not be loaded. Nothing was filled in. Try again.'))
		}
		if (shown[0] !== table.folderId || shown[1] !== table.columns) {
			return // somebody has gone on to another table
		}
		const done = filled(from, to, ground)
		if (done.faults + done.readOnly + done.beyond > 0) {
			void toast('error', leftOutWords(done))
		}
		await cells.edit(done.changes, 'fill')
		if (done.changes.length > 0) {
			await announce(n('metadataapp', '%n cell filled in', '%n cells filled in', done.changes.length))
		}
	}
	function onKeydown(event: KeyboardEvent): void {
		if (!event.defaultPrevented && !event.isComposing && isPressed(event, editShortcuts.fill) && isForCells(grid.value)) {
			event.preventDefault()
			const { block } = selection
			const isOne = block.top === block.bottom
			if (!isOne || block.top > 0) {
				const source = isOne ? block.top - 1 : block.top
				void fill({ ...block, top: source, bottom: source }, { ...block, top: source + 1 })
			}
		}
	}

	/** The row below a point of the window; null where there is none. */
	function rowAt(x: number, y: number): number | null {
		const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-entry]') ?? null
		return row === null || grid.value?.contains(row) !== true ? null : table.indexOf(Number(row.dataset.entry))
	}
	function onPointerdown(press: PointerEvent): void {
		const handle = press.target instanceof Element ? press.target.closest('[data-fill]') : null
		if (handle !== null && press.button === 0 && grid.value?.contains(handle) === true) {
			press.preventDefault()
			press.stopPropagation()
			drag(press, selection.block)
		}
	}
	function drag(press: PointerEvent, from: Block): void {
		let [y, frame] = [press.clientY, 0]
		let to: Block | null = null
		stopDrag()
		stopDrag = followDrag(press, {
			move(event) {
				y = event.clientY
				reach()
				frame ||= requestAnimationFrame(scrollOn)
			},
			end(isKept) {
				cancelAnimationFrame(frame)
				if (isKept && to !== null) {
					void fill(from, to)
				} else {
					selection.select(from)
				}
			},
		})
		function reach(): void {
			const box = grid.value?.getBoundingClientRect()
			const row = box === undefined ? null : rowAt(press.clientX, Math.max(box.top, Math.min(y, box.bottom - 1)))
			if (row !== null) {
				const isBelow = row > from.bottom
				const above = row < from.top ? { ...from, top: row, bottom: from.top - 1 } : null
				to = isBelow ? { ...from, top: from.bottom + 1, bottom: row } : above
				selection.select({ ...from, top: Math.min(from.top, row), bottom: Math.max(from.bottom, row) })
			}
		}
		/** Goes on scrolling while the pointer is beyond the border, though it does not move. */
		function scrollOn(): void {
			const box = grid.value?.getBoundingClientRect()
			const beyond = box === undefined ? 0 : y < box.top ? y - box.top : Math.max(0, y - box.bottom)
			if (beyond !== 0) {
				grid.value?.scrollBy(0, beyond * pull)
				reach()
			}
			frame = requestAnimationFrame(scrollOn)
		}
	}

	onMounted(() => {
		document.addEventListener('keydown', onKeydown)
		document.addEventListener('pointerdown', onPointerdown, true)
	})
	onBeforeUnmount(() => {
		stopDrag()
		document.removeEventListener('keydown', onKeydown)
		document.removeEventListener('pointerdown', onPointerdown, true)
	})
}
