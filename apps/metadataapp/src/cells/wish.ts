// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { CellChange, CellConflict, CellFault, CellRef, LockHolder } from './cell.ts'
import type { CellHold } from './hold.ts'

/** A change with what its author saw in the cell. */
export interface Wish extends CellChange {
	/** Undefined where that was not known. */
	readonly base: string | null | undefined
	/** The change that was still on its way then: what its author saw, unless it was not saved. */
	readonly former: Wish | null
	/** The lock under which it was typed. */
	readonly hold: CellHold | null
}

/** What somebody entered and nobody saved. */
export interface Unsaved extends CellRef {
	readonly folderId: number
	readonly base: string | null | undefined
	readonly state: CellConflict | CellFault
	/** The server could not be reached. */
	readonly isPassing: boolean
}

/** A cell in which somebody types. */
export interface Editing extends CellRef {
	readonly folderId: number
	readonly hold: CellHold
	/** What they saw when they began. */
	readonly base: string | null
	/** What the server has by now. */
	readonly now: string | null
	/** Who has the lock instead. */
	readonly holder: LockHolder | null
}
