// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { shallowRef, type ShallowRef } from 'vue'
import { isSameCell, type CellChange, type CellRef, type LockHolder } from './cell.ts'
import { holdCell, type CellHold } from './hold.ts'
import type { Editing } from './wish.ts'

/** What editing needs of the table. */
export interface Desk {
	readonly folderId: () => number
	/** Whether a change of the cell is on its way to the server. */
	readonly isSaving: (cell: CellRef) => boolean
	/** What the cell shows, apart from what could not be saved. */
	readonly shownIn: (cell: CellRef) => string | null
	/** What the server has, as far as known. */
	readonly storedIn: (cell: CellRef) => string | null
	/** Reads the values of a file anew. */
	readonly look: (folderId: number, fileId: number) => Promise<void>
	/** Shows a value in the table. */
	readonly show: (change: CellChange) => void
}

export interface CellEditing {
	/** Null while nobody types here. */
	readonly editing: ShallowRef<Editing | null>
	/** Begins to edit a cell: nobody else can change it as long as somebody holds it here. @throws ApiError where it cannot be edited */
	readonly hold: (fileId: number, fieldName: string) => Promise<'held' | LockHolder>
	/** Ends editing because the cell is saved: its lock ends with the save. Null where it is not edited. */
	readonly take: (cell: CellRef) => Editing | null
	/** Hears what the server has by now. @return what the table shows: under the hands of whoever types, nothing changes */
	readonly receive: (cell: CellRef, now: string | null) => string | null
	/** Whoever edits a cell that was still being saved sees what became of it. */
	readonly rebase: (cell: CellRef, value: string | null) => void
	/** Whoever has typed nothing yet goes on from what the server has by now. */
	readonly adopt: () => void
	/** Ends editing without a change. @param keepalive - the page may be about to be unloaded */
	readonly release: (keepalive?: boolean) => Promise<void>
}

/** The cell in which somebody types. */
export function createEditing(desk: Desk): CellEditing {
	const editing = shallowRef<Editing | null>(null)
	const editedIn = (cell: CellRef) => editing.value !== null && isSameCell(editing.value, cell) ? editing.value : null

	async function hold(fileId: number, fieldName: string): Promise<'held' | LockHolder> {
		const cell = { fileId, fieldName }
		const known = editedIn(cell)
		if (known !== null) {
			return known.hold.asked
		}
		void release()
		const folderId = desk.folderId()
		const base = desk.shownIn(cell)
		const own: CellHold = holdCell(folderId, cell, () => desk.look(folderId, fileId), (holder) => lose(own, holder))
		editing.value = { ...cell, folderId, hold: own, base, now: base, holder: null }
		try {
			const answer = await own.asked
			if (answer !== 'held') {
				lose(own, answer)
			}
			return answer
		} catch (cause) {
			if (editing.value?.hold === own) {
				void release()
			}
			throw cause
		}
	}
	function lose(own: CellHold, holder: LockHolder): void {
		if (editing.value?.hold === own) {
			editing.value = { ...editing.value, holder }
		}
	}
	/** The table waited while somebody typed. */
	function showNow({ fileId, fieldName, now, base }: Editing): void {
		if (now !== base) {
			desk.show({ fileId, fieldName, value: now })
		}
	}
	async function release(keepalive = false): Promise<void> {
		const typed = editing.value
		if (typed !== null) {
			editing.value = null
			showNow(typed)
			await typed.hold.unlock(keepalive)
		}
	}

	return {
		editing,
		hold,
		take(cell) {
			const typed = editedIn(cell)
			if (typed !== null) {
				editing.value = null
				typed.hold.stop()
				showNow(typed)
			}
			return typed
		},
		receive(cell, now) {
			const typed = editedIn(cell)
			if (typed === null) {
				return now
			}
			editing.value = { ...typed, now }
			return typed.base
		},
		rebase(cell, value) {
			const typed = editedIn(cell)
			if (typed !== null) {
				editing.value = { ...typed, base: value, now: value }
			}
		},
		adopt() {
			const typed = editing.value
			if (typed !== null && !desk.isSaving(typed)) {
				const now = typed.now === typed.base ? desk.storedIn(typed) : typed.now
				editing.value = { ...typed, base: now, now }
				showNow(typed)
			}
		},
		release,
	}
}
