// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'

/** Things that somebody deletes one after the other, each of which can be undone until the next one or until its time is over. */
export interface PendingDeletion<T> {
	/** What can still be undone. */
	readonly pending: ShallowRef<T | null>
	/** What is not to be shown: what can be undone, and what the server is being told. */
	readonly hidden: ComputedRef<readonly T[]>
	/** Hides something that is to be deleted. */
	readonly remove: (thing: T) => void
	/** Returns what is no longer deleted; null when it was too late. */
	readonly undo: () => T | null
	/**
	 * Tells the server what is pending, and waits for everything that it is being told.
	 *
	 * @param keepalive - the page may be about to be unloaded
	 */
	readonly commit: (keepalive?: boolean) => Promise<void>
}

/**
 * Keeps what is deleted in the browser as long as it can be undone, for deletions that the server cannot take back. A browser that crashes
 * meanwhile deletes nothing.
 *
 * @param send - tells the server, and has the screens ask again; handles its own errors
 */
export function pendingDeletion<T extends object>(send: (gone: T, keepalive: boolean) => Promise<void>): PendingDeletion<T> {
	const pending = shallowRef<T | null>(null) as ShallowRef<T | null>
	const sent = shallowRef<readonly T[]>([])
	const hidden = computed(() => pending.value === null ? sent.value : [...sent.value, pending.value])
	let sending: Promise<void> = Promise.resolve()

	async function tell(gone: T, keepalive: boolean): Promise<void> {
		try {
			await send(gone, keepalive)
		} finally {
			sent.value = sent.value.filter((one) => one !== gone)
		}
	}
	function commit(keepalive = false): Promise<void> {
		const gone = pending.value
		if (gone !== null) {
			pending.value = null
			sent.value = [...sent.value, gone]
			sending = Promise.all([sending, tell(gone, keepalive)]).then(() => undefined)
		}
		return sending
	}
	function remove(thing: T): void {
		void commit()
		pending.value = thing
	}
	function undo(): T | null {
		const kept = pending.value
		pending.value = null
		return kept
	}
	return { pending, hidden, remove, undo, commit }
}
