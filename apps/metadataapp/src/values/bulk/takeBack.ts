// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { ValueMap } from '@suite/schema/metadata/value'
import { isChange, type BulkMode, type BulkWishes } from './preview.ts'

/** Values by the names of fields; null for none. */
export type Cells = Readonly<Record<string, string | null>>

/** What a change made of a file. */
export interface ChangedFile {
	readonly before: Cells
	readonly after: Cells
}

/** What wishes change in a file; null where nothing does. */
export function changeOf(metadata: ValueMap, wishes: BulkWishes, mode: BulkMode): ChangedFile | null {
	const changes = [...wishes].filter(([name, wish]) => isChange(metadata[name] ?? null, wish, mode))
	return changes.length === 0
		? null
		: { before: Object.fromEntries(changes.map(([name]) => [name, metadata[name] ?? null])), after: Object.fromEntries(changes) }
}

/** The wishes that take all values of a file away. */
export const emptying = (metadata: ValueMap): BulkWishes => new Map(Object.keys(metadata).map((name) => [name, null]))

/** What takes a change back, as far as nobody has changed the values again: the cells to write, and whether that is all of them. */
export function takenBack({ before, after }: ChangedFile, now: ValueMap): { readonly cells: Cells, readonly isWhole: boolean } {
	const cells = Object.entries(before).filter(([name]) => (now[name] ?? null) === after[name])
	return { cells: Object.fromEntries(cells), isWhole: cells.length === Object.keys(before).length }
}
