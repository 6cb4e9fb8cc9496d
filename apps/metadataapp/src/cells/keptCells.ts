// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { cellKey, mineOf, type CellRef } from './cell.ts'
import type { Unsaved } from './wish.ts'

/** What somebody entered and nobody saved, as the browser keeps it for when the page is opened again. */
export interface KeptCell extends CellRef {
	readonly folderId: number
	readonly mine: string | null
	/** What its author saw; absent where that was not known. */
	readonly base?: string | null
}

/** A name for it, different for each cell. */
export const keptId = ({ folderId, ...cell }: CellRef & Pick<KeptCell, 'folderId'>): string => `${folderId} ${cellKey(cell)}`

export function keptOf({ folderId, fileId, fieldName, base, state }: Unsaved): KeptCell {
	return { folderId, fileId, fieldName, mine: mineOf(state), ...base === undefined ? {} : { base } }
}

export function isKeptCell(value: unknown): value is KeptCell {
	const kept: Readonly<Record<string, unknown>> = { ...(typeof value === 'object' ? value : null) }
	const isValue = (text: unknown) => text === null || typeof text === 'string'
	return Number.isSafeInteger(kept.folderId) && Number.isSafeInteger(kept.fileId) && typeof kept.fieldName === 'string'
		&& isValue(kept.mine) && (kept.base === undefined || isValue(kept.base))
}
