// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { metadata as api } from '@suite/api/metadata/client'
import type { BatchUpdated } from '@suite/schema/metadata/batch'
import { limits } from '@suite/schema/metadata/limits'
import type { ValueMap } from '@suite/schema/metadata/value'
import type { CellChange } from './cell.ts'

/** Why a value was not saved. */
export interface Refusal {
	/** What the server says of this very value; null where it says nothing of it. */
	readonly sentence: string | null
	/** Mostly an ApiError. */
	readonly cause: unknown
}

/** What came of values that were sent; those that are not in it were not, because somebody stopped it. */
export interface Sent<C extends CellChange> {
	readonly saved: readonly C[]
	readonly refused: ReadonlyMap<C, Refusal>
	/** All values of files as they are now, where the server told them. */
	readonly now: ReadonlyMap<number, ValueMap>
}

type ByFile<C> = ReadonlyMap<number, readonly C[]>

/** Characters of the values in one batch: in bytes at most four times as many. */
const batchCharacters = limits.batchBytes / 8

/**
 * Saves values of files. Of a file the server saves all values or none, so those that it refuses are left out and the others are sent
 * again. Never throws: what cannot be sent is refused with the reason.
 *
 * @param changes - one of each cell
 * @param unlocked - the field whose lock ends with the save, where values of one file are saved
 * @param mayGoOn - asked before each batch
 */
export async function sendCells<C extends CellChange>(
	folderId: number,
	changes: readonly C[],
	unlocked: string | null = null,
	mayGoOn: () => boolean = () => true,
): Promise<Sent<C>> {
	const saved: C[] = []
	const refused = new Map<C, Refusal>()
	const now = new Map<number, ValueMap>()
	let left = byFile(changes)

	/** @return what is to be sent again */
	function refuse(of: readonly C[], cause: unknown, named: Readonly<Record<string, string>> | null): readonly C[] {
		const isNamed = ({ fieldName }: C) => named !== null && Object.hasOwn(named, fieldName)
		const isPart = of.some(isNamed)
		for (const change of of) {
			if (!isPart || isNamed(change)) {
				refused.set(change, { sentence: isNamed(change) ? named?.[change.fieldName] ?? null : null, cause })
			}
		}
		return isPart ? of.filter((change) => !isNamed(change)) : []
	}
	async function sendOne(fileId: number, of: readonly C[]): Promise<readonly C[]> {
		try {
			const { metadata } = await api.values.saveIn({
				path: { folderId, fileId },
				body: { metadata: valuesOf(of), ...unlocked === null ? {} : { unlock: true, unlock_field: unlocked } },
			})
			saved.push(...of)
			now.set(fileId, metadata)
			return []
		} catch (cause) {
			return refuse(of, cause, cause instanceof ApiError ? sentencesIn(cause.body.fields) : null)
		}
	}
	async function sendMany(files: ByFile<C>): Promise<ByFile<C>> {
		const again = new Map<number, readonly C[]>()
		let failure: { readonly cause: unknown } | null = null
		for (const part of parts(files)) {
			if (failure === null && mayGoOn()) {
				try {
					settle(part, await update(folderId, part), again)
				} catch (cause) {
					failure = { cause }
				}
			}
			if (failure !== null) {
				// whoever cannot be reached, or asks for patience, is not sent the rest
				part.forEach(([, of]) => refuse(of, failure?.cause, null))
			}
		}
		return again
	}
	function settle(part: readonly (readonly [number, readonly C[]])[], { results }: BatchUpdated, again: Map<number, readonly C[]>): void {
		part.forEach(([fileId, of], place) => {
			const result = results[place]
			if (result?.success === true) {
				saved.push(...of)
				return
			}
			// an item has no status of its own
			const cause = new ApiError(400, { reason: result?.reason ?? 'unreadable', error: result?.error ?? '' })
			const rest = refuse(of, cause, sentencesIn(result?.fields))
			if (rest.length > 0) {
				again.set(fileId, rest)
			}
		})
	}

	while (left.size > 0 && mayGoOn()) {
		const [only] = left
		left = left.size > 1 || only === undefined ? await sendMany(left) : byFile(await sendOne(...only))
	}
	return { saved, refused, now }
}

function byFile<C extends CellChange>(changes: readonly C[]): ByFile<C> {
	const files = new Map<number, C[]>()
	for (const change of changes) {
		const known = files.get(change.fileId)
		if (known === undefined) {
			files.set(change.fileId, [change])
		} else {
			known.push(change)
		}
	}
	return files
}

/** As many files as a batch takes, and no more text than that. */
function parts<C extends CellChange>(files: ByFile<C>): readonly (readonly (readonly [number, readonly C[]])[])[] {
	const all: (readonly [number, readonly C[]])[][] = []
	let room = 0
	for (const file of files) {
		const size = file[1].reduce((sum, { value }) => sum + (value?.length ?? 0), 0)
		const last = all.at(-1)
		if (last === undefined || last.length === limits.itemsPerBatch || size > room) {
			all.push([file])
			room = batchCharacters - size
		} else {
			last.push(file)
			room -= size
		}
	}
	return all
}

function update<C extends CellChange>(folderId: number, part: readonly (readonly [number, readonly C[]])[]): Promise<BatchUpdated> {
	const updates = part.map(([fileId, of]) => ({ file_id: fileId, groupfolder_id: folderId, metadata: valuesOf(of) }))
	return api.batches.update({ body: { updates } })
}

const valuesOf = (changes: readonly CellChange[]): Record<string, string | null> =>
	Object.fromEntries(changes.map(({ fieldName, value }) => [fieldName, value]))

function sentencesIn(fields: unknown): Readonly<Record<string, string>> | null {
	return typeof fields === 'object' && fields !== null
		? Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
		: null
}
