// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import type { ValueMap } from '@suite/schema/metadata/value'
import { parseValue, Problem } from '../../rules/index.ts'
import type { RequiredMode } from '../draft.ts'
import { shapeOf } from '../shape.ts'

/** Whether values that are there are replaced, or stay. */
export type BulkMode = 'overwrite' | 'fill-empty'

/** A file that was selected. */
export interface BulkFile {
	readonly id: number
	readonly name: string
	readonly canWrite: boolean
	readonly metadata: ValueMap
}

/** What somebody entered for a field. */
export interface BulkDraft {
	/** The text of a value, or one that is to become a value; null while there is none. */
	readonly text: string | null
	/** Takes the value away instead. */
	readonly isEmptying: boolean
}

/** Values by the names of fields; null takes the value away. */
export type BulkWishes = ReadonlyMap<string, string | null>

/** What becomes of a field in the files that are selected. */
export interface FieldPreview {
	/** Files that get another value. */
	readonly changed: number
	/** Of them: files that lose a value by it. */
	readonly replaced: number
	/** Files that have just this value. */
	readonly same: number
	/** Files that have another value, which stays. */
	readonly kept: number
}

export interface BulkPreview {
	/** By the names of fields. */
	readonly fields: ReadonlyMap<string, FieldPreview>
	/** Files of which any value changes. */
	readonly changed: number
	/** Files that could change and do not. */
	readonly unchanged: number
	/** Files that the account may not change. */
	readonly readOnly: number
	/** Files of which somebody else edits a value that would change: nothing of them is saved. */
	readonly locked: number
}

/** What a field is to become, or why not yet; undefined where nothing was entered. */
export function wishOf(field: Field, { text, isEmptying }: BulkDraft, required: RequiredMode): string | Problem | null | undefined {
	if (isEmptying) {
		return field.is_required && required === 'enforce' ? new Problem('missing') : null
	}
	return parseValue(shapeOf(field), text) ?? undefined
}

/**
 * What a save of the same values into many files does, before it is done.
 *
 * @param isLocked - whether somebody else edits a value of a file
 */
export function previewOf(
	files: readonly BulkFile[],
	wishes: BulkWishes,
	mode: BulkMode,
	isLocked: (fileId: number, fieldName: string) => boolean,
): BulkPreview {
	const fields = new Map([...wishes.keys()].map((name) => [name, { changed: 0, replaced: 0, same: 0, kept: 0 }]))
	const counts = { changed: 0, unchanged: 0, readOnly: 0, locked: 0 }
	for (const file of files) {
		const changes = [...wishes].filter(([name, wish]) => isChange(file.metadata[name] ?? null, wish, mode))
		if (!file.canWrite) {
			counts.readOnly++
		} else if (changes.some(([name]) => isLocked(file.id, name))) {
			counts.locked++
		} else {
			counts[changes.length > 0 ? 'changed' : 'unchanged']++
			for (const [name, wish] of wishes) {
				count(fields.get(name), file.metadata[name] ?? null, wish, mode)
			}
		}
	}
	return { fields, ...counts }
}

/** Whether a value becomes another one. */
export const isChange = (now: string | null, wish: string | null, mode: BulkMode): boolean =>
	now !== wish && (mode === 'overwrite' || now === null)

function count(
	field: { changed: number, replaced: number, same: number, kept: number } | undefined,
	now: string | null,
	wish: string | null,
	mode: BulkMode,
): void {
	if (field === undefined) {
		return
	}
	if (now === wish) {
		field.same++
	} else if (isChange(now, wish, mode)) {
		field.changed++
		field.replaced += Number(now !== null)
	} else {
		field.kept++
	}
}
