// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Row } from '@suite/schema/metadata/list'
import { toast } from '@suite/ui/dialog/toast'
import { announce } from '@suite/ui/keys/announcer'
import { number } from '@suite/ui/words/formats'
import { n, t } from '@nextcloud/l10n'
import { onBeforeUnmount, onMounted, type Ref } from 'vue'
import { copiedText } from '../cells/cellText.ts'
import { isForCells, mostCells, mostRows, useGround } from '../cells/useGround.ts'
import { useCellStore } from '../stores/cellStore.ts'
import { useSelectionStore } from '../stores/selectionStore.ts'
import { useTableStore } from '../stores/tableStore.ts'
import { readClipboard, tableHtml, tableText, type CopiedCell } from '../values/clipboard.ts'
import { pasteBlock, pasted } from '../values/paste.ts'
import type { Block } from '../values/table.ts'
import { leftOutWords } from '../words/cellWords.ts'

/**
 * Copies, cuts and pastes blocks of cells, to and from spreadsheets too.
 *
 * @param grid - in which the focus has to be
 */
export function useClipboard(grid: Readonly<Ref<HTMLElement | null>>): void {
	const table = useTableStore()
	const selection = useSelectionStore()
	const cells = useCellStore()
	const ground = useGround()

	const isMeant = (event: ClipboardEvent) => !event.defaultPrevented && event.clipboardData !== null && isForCells(grid.value)
	const isText = () => window.getSelection()?.isCollapsed === false

	/** Rows of a block, undefined for files that are gone; null when some have not arrived. */
	function rowsOf({ top, bottom }: Block): readonly (Row | undefined)[] | null {
		const places = Array.from({ length: Math.min(bottom, table.count - 1) - top + 1 }, (_, index) => top + index)
		return places.every((place) => table.hasRead(place)) ? places.map((place) => table.at(place)) : null
	}
	function cellsOf(row: Row | undefined, { left, right }: Block): readonly CopiedCell[] {
		if (row === undefined) {
			return Array.from({ length: right - left + 1 }, () => ({ text: '', value: null }))
		}
		const values = table.columns.slice(Math.max(0, left - 1), right).map((field) => {
			const value = ground.valueOf(row, field)
			return { text: copiedText(field, value), value }
		})
		return left === 0 ? [{ text: row.name, value: row.name }, ...values] : values
	}
	/** @return the rows that were copied; null when none were */
	function copy(event: ClipboardEvent): readonly Row[] | null {
		const { block } = selection
		const count = block.bottom - block.top + 1
		event.preventDefault()
		if (isTooMuch(block)) {
			return null
		}
		const rows = rowsOf(block)
		if (rows === null) {
			void load(block)
			return null
		}
		const copied = rows.map((row) => cellsOf(row, block))
		event.clipboardData?.setData('text/plain', tableText(copied))
		event.clipboardData?.setData('text/html', tableHtml(copied))
		void announce(n('metadataapp', '%n cell copied', '%n cells copied', count * (block.right - block.left + 1)))
		return rows.filter((row) => row !== undefined)
	}
	/** What is copied has to be there when somebody asks for it. */
	async function load({ top, bottom }: Block): Promise<void> {
		await toast('error', await table.ensure(top, bottom)
			? t('metadataapp', 'Some rows had to be loaded first. Copy once more.')
			: t('metadataapp', 'Some of the selected rows could not be loaded. Nothing was copied. Try again.'))
	}
	function isTooMuch({ top, bottom, left, right }: Block): boolean {
		const rows = bottom - top + 1
		if (rows > mostRows) {
			void toast('error', t('metadataapp', 'Copy and paste at most {max} rows at once.', { max: number(mostRows) }))
		} else if (rows * (right - left + 1) > mostCells) {
			void toast('error', t('metadataapp', 'Copy and paste at most {max} cells at once.', { max: number(mostCells) }))
		} else {
			return false
		}
		return true
	}

	function onCopy(event: ClipboardEvent): void {
		if (isMeant(event) && !isText()) {
			copy(event)
		}
	}
	function onCut(event: ClipboardEvent): void {
		if (!isMeant(event) || isText()) {
			return
		}
		const { block } = selection
		const rows = copy(event)?.filter((row) => row.can_write) ?? []
		const fields = table.columns.slice(Math.max(0, block.left - 1), block.right)
		void cells.edit(rows.flatMap((row) => fields.filter((field) => ground.valueOf(row, field) !== null).map((field) =>
			({ fileId: row.id, fieldName: field.field_name, value: null }))), 'cut')
	}
	function onPaste(event: ClipboardEvent): void {
		if (isMeant(event)) {
			event.preventDefault()
			void paste(event.clipboardData?.getData('text/plain') ?? '', event.clipboardData?.getData('text/html') ?? '')
		}
	}
	async function paste(text: string, html: string): Promise<void> {
		const read = readClipboard(text, html)
		if (read === null) {
			return toast('error', t('metadataapp', 'There is no text in the clipboard. Copy cells or text first.'))
		}
		const wished = pasteBlock(read, selection.block)
		if (isTooMuch(wished)) {
			return
		}
		const shown = [table.folderId, table.columns] as const
		if (!await table.ensure(wished.top, Math.min(wished.bottom, table.count - 1))) {
			return toast('error', t('metadataapp', 'Some of the rows could not be loaded. Nothing was pasted. Try again.'))
		}
		if (shown[0] !== table.folderId || shown[1] !== table.columns) {
			return // somebody has gone on to another table
		}
		const done = pasted(read, wished, ground)
		selection.select(done.block)
		if (done.faults + done.readOnly + done.beyond > 0) {
			void toast('error', leftOutWords(done))
		}
		await cells.edit(done.changes, 'paste')
		if (done.changes.length > 0) {
			await announce(n('metadataapp', '%n cell pasted', '%n cells pasted', done.changes.length))
		}
	}

	/** Safari copies and cuts without a marked text only where the page says beforehand that it will see to it. */
	function onBefore(event: Event): void {
		if (isForCells(grid.value) && !isText()) {
			event.preventDefault()
		}
	}

	onMounted(() => {
		document.addEventListener('beforecopy', onBefore)
		document.addEventListener('beforecut', onBefore)
		document.addEventListener('copy', onCopy)
		document.addEventListener('cut', onCut)
		document.addEventListener('paste', onPaste)
	})
	onBeforeUnmount(() => {
		document.removeEventListener('beforecopy', onBefore)
		document.removeEventListener('beforecut', onBefore)
		document.removeEventListener('copy', onCopy)
		document.removeEventListener('cut', onCut)
		document.removeEventListener('paste', onPaste)
	})
}
