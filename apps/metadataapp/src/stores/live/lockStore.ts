// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import { limits } from '@suite/schema/metadata/limits'
import type { CellLock } from '@suite/schema/metadata/lock'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { useSessionStore } from '../sessionStore.ts'

/** A cell of the table. */
export interface Cell {
	readonly fileId: number
	readonly fieldName: string
}
interface Held {
	readonly userId: string
	/** Milliseconds, by the clock of this computer: that of the server may go wrong against it. */
	readonly until: number
}

const longest = limits.lockSeconds * 1_000
const keyOf = ({ fileId, fieldName }: Cell) => `${fileId} ${fieldName}`

/** Which cells others edit. */
export const useLockStore = defineStore('metadataapp-locks', () => {
	const session = useSessionStore()
	const held = shallowRef<ReadonlyMap<string, Held>>(new Map())
	/** What was heard while a list was on its way: it is newer than the list. */
	let heard: (() => void)[] | null = null
	let timer: ReturnType<typeof setTimeout> | undefined
	let visit = 0

	/** Asks for all locks of a team folder. @return who has them */
	async function read(folderId: number): Promise<readonly CellLock['user'][]> {
		const own = visit
		const later: (() => void)[] = heard = []
		try {
			const locks = (await api.locks.list({ path: { folderId } })).filter(({ user }) => user.id !== session.user.id)
			if (own !== visit) {
				return []
			}
			const until = Date.now() + longest
			show(new Map(locks.map(({ file_id: fileId, field_name: fieldName, user }) =>
				[keyOf({ fileId, fieldName }), { userId: user.id, until }])))
			later.forEach((apply) => apply())
			return locks.map(({ user }) => user)
		} finally {
			heard = null
		}
	}
	/** Somebody edits a cell, or still does. */
	function hold(cell: Cell, userId: string): void {
		if (userId !== session.user.id) {
			hear(() => show(new Map(held.value).set(keyOf(cell), { userId, until: Date.now() + longest })))
		}
	}
	/** Nobody edits a cell any more. */
	function free(cell: Cell): void {
		hear(() => show(new Map([...held.value].filter(([key]) => key !== keyOf(cell)))))
	}
	function hear(apply: () => void): void {
		heard?.push(apply)
		apply()
	}
	function show(next: ReadonlyMap<string, Held>): void {
		clearTimeout(timer)
		held.value = next
		if (next.size > 0) {
			const first = Math.min(...[...next.values()].map(({ until }) => until))
			timer = setTimeout(expire, first - Date.now())
		}
	}
	/** Whoever says nothing more has gone. */
	function expire(): void {
		const now = Date.now()
		show(new Map([...held.value].filter(([, { until }]) => until > now)))
	}
	function clear(): void {
		visit++
		heard = null
		show(new Map())
	}
	/** Id of the account that edits a cell; null where nobody else does. */
	const holderOf = (cell: Cell): string | null => held.value.get(keyOf(cell))?.userId ?? null

	return { read, hold, free, clear, holderOf }
})
