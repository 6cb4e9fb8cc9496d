// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** A value of a file. */
export interface CellRef {
	readonly fileId: number
	readonly fieldName: string
}

/** The value that a cell is to have; null for none. */
export interface CellChange extends CellRef {
	readonly value: string | null
}

/** What somebody did: typed into one cell, emptied cells, or filled them from elsewhere. */
export type EditKind = 'type' | 'clear' | 'cut' | 'paste' | 'fill'

/** Why a value is not saved. */
export interface CellFault {
	readonly fault: string
	/** What was to be saved. */
	readonly mine: string | null
	/** The same may be saved later. */
	readonly mayRetry: boolean
}

/** Somebody else has changed a value that was changed here, too. */
export interface CellConflict {
	readonly conflict: {
		readonly mine: string | null
		readonly theirs: string | null
		/** Name of who it was; null while that is not known. */
		readonly by: string | null
	}
}

export type CellState = 'saving' | 'saved' | CellFault | CellConflict

/** Who edits a value. */
export interface LockHolder {
	readonly id: string
	readonly name: string
}

/** A cell as the key of a map. */
export const cellKey = ({ fileId, fieldName }: CellRef): string => `${fileId} ${fieldName}`

export const isSameCell = (one: CellRef, other: CellRef): boolean => one.fileId === other.fileId && one.fieldName === other.fieldName

/** Whether a state is that of a value which somebody entered and nobody saved. */
export const isUnsaved = (state: CellState | null): state is CellConflict | CellFault => state !== null && typeof state === 'object'

/** What was entered. */
export const mineOf = (state: CellConflict | CellFault): string | null => 'conflict' in state ? state.conflict.mine : state.mine

/** Changes by file and field. */
export function patchOf(changes: readonly CellChange[]): ReadonlyMap<number, Readonly<Record<string, string | null>>> {
	const patch = new Map<number, Record<string, string | null>>()
	for (const { fileId, fieldName, value } of changes) {
		const ofFile = patch.get(fileId) ?? {}
		ofFile[fieldName] = value
		patch.set(fileId, ofFile)
	}
	return patch
}
