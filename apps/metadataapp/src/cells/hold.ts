// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { metadata as api } from '@suite/api/metadata/client'
import { limits } from '@suite/schema/metadata/limits'
import type { CellRef, LockHolder } from './cell.ts'

/** Milliseconds after which a lock is renewed while somebody edits. */
const renewal = 10_000
const lifetime = limits.lockSeconds * 1000

/** The lock of a value that is edited here. */
export interface CellHold {
	/** Settles with the first answer. @throws ApiError where the value cannot be edited at all */
	readonly asked: Promise<'held' | LockHolder>
	/** Settles, whatever the answers were, when nothing is being asked any more. */
	idle(): Promise<void>
	/** Whether nobody else can have changed the value since it was looked at. */
	isFirm(): boolean
	/** Renews the lock no more: it ends with its time, or with what is done next. */
	stop(): void
	/** Ends the lock now. */
	unlock(keepalive?: boolean): Promise<void>
}

/**
 * Locks a value, and keeps it locked. While the server cannot be reached it can be edited all the same: a save finds out.
 *
 * @param look - looks at the value, which may have changed before the lock was there: called whenever it was not there before
 * @param lost - somebody else has the lock by now
 */
export function holdCell(
	folderId: number,
	{ fileId, fieldName }: CellRef,
	look: () => Promise<void>,
	lost: (holder: LockHolder) => void,
): CellHold {
	const call = { path: { folderId, fileId }, body: { field_name: fieldName } }
	/** When the lock was asked for that there is; null without one. */
	let since: number | null = null
	let isLookedAt = false
	let isStopped = false
	const isThere = () => since !== null && Date.now() - since < lifetime

	async function lock(): Promise<'held' | LockHolder> {
		const at = Date.now()
		try {
			await api.locks.lock(call)
		} catch (cause) {
			const holder = holderIn(cause)
			if (holder === null && !isPassing(cause)) {
				throw cause
			}
			since = holder === null ? since : null
			return holder ?? 'held'
		}
		const isNew = !isThere()
		since = at
		if (isNew && !isStopped) {
			isLookedAt = false
			await look().then(() => {
				isLookedAt = true
			}, () => undefined) // the save looks again, and says what is wrong
		}
		return 'held'
	}
	async function renew(): Promise<void> {
		const answer = await lock().catch(() => 'held' as const) // a save says what is wrong
		if (answer !== 'held' && !isStopped) {
			lost(answer)
		}
	}
	const asked = lock()
	let running: Promise<unknown> = asked.catch(() => undefined)
	const timer = setInterval(() => {
		running = running.then(renew)
	}, renewal)
	function stop(): void {
		isStopped = true
		clearInterval(timer)
	}
	return {
		asked,
		idle: () => running.then(() => undefined),
		isFirm: () => isLookedAt && isThere(),
		stop,
		async unlock(keepalive = false) {
			stop()
			if (!keepalive) {
				await running
			}
			await api.locks.unlock(call, { keepalive }).catch(() => undefined) // it ends with its time
		},
	}
}

/** Who has a lock that was refused; null when that is not why. */
function holderIn(cause: unknown): LockHolder | null {
	if (!(cause instanceof ApiError) || cause.reason !== 'locked') {
		return null
	}
	const { lockedBy, lockedByName } = cause.body
	const id = typeof lockedBy === 'string' ? lockedBy : ''
	return { id, name: typeof lockedByName === 'string' ? lockedByName : id }
}

/** Whether the same may go well a little later. */
export const isPassing = (cause: unknown): boolean =>
	cause instanceof ApiError && (cause.status === 0 || cause.status === 401 || cause.status === 429 || cause.status >= 500)
