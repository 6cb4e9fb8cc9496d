// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { metadata as api } from '@suite/api/metadata/client'
import type { Changes } from '@suite/schema/metadata/list'
import type { Person } from '@suite/schema/metadata/presence'
import type { ValueMap } from '@suite/schema/metadata/value'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { createPolling } from '../live/polling.ts'
import { forgetPush, hearPush, type PushHandler } from '../live/pushMessages.ts'
import { useCellStore } from './cellStore.ts'
import { useLockStore } from './live/lockStore.ts'
import { useTableStore } from './tableStore.ts'

/** Milliseconds between two questions for changes and locks where nothing is pushed. */
const often = 10_000
/** The same where they are: a connection may break without a word. */
const rarely = 60_000
/** Milliseconds between two signs of being here. */
const heartbeat = 45_000

/** What others do in the team folder that is open: who they are, which cells they edit, and what they change. */
export const useLiveStore = defineStore('metadataapp-live', () => {
	const table = useTableStore()
	const cells = useCellStore()
	const locks = useLockStore()
	/** Who else looks at it. */
	const people = shallowRef<readonly Person[]>([])
	/** Names of those who were seen here, by their ids. */
	const names = shallowRef<ReadonlyMap<string, string>>(new Map())
	let folderId: number | null = null
	let visit = 0
	/** The cursor of the last answer; null until there was one. */
	let since: number | null = null
	let isPushed = false
	/** Files whose values came from elsewhere while changes were asked for: these are newer. */
	let touched: Set<number> | null = null

	const every = () => isPushed ? rarely : often
	const changes = createPolling(readChanges, every)
	const locking = createPolling(readLocks, every)
	const presence = createPolling(enter, () => heartbeat)
	table.$onAction(({ name, args }) => {
		if (name === 'put') {
			touched?.add(args[0])
		} else if (name === 'putCells') {
			args[0].forEach((_, fileId) => touched?.add(fileId))
		}
	})

	/** Begins to look at a team folder; the one before is left. */
	function start(id: number): void {
		if (folderId === id) {
			return
		}
		stop()
		folderId = id
		window.addEventListener('pagehide', leave)
		for (const polling of [changes, locking, presence]) {
			polling.start()
		}
		void hear(visit)
	}
	function stop(): void {
		if (folderId === null) {
			return
		}
		visit++
		for (const polling of [changes, locking, presence]) {
			polling.stop()
		}
		window.removeEventListener('pagehide', leave)
		forgetPush(onMessage)
		leave()
		folderId = null
		since = null
		people.value = []
		locks.clear()
	}
	async function hear(own: number): Promise<void> {
		const isHeard = await hearPush(onMessage)
		if (own === visit) {
			isPushed = isHeard
		}
	}
	const onMessage: PushHandler = (message, { gfId, fileId, fieldName, userId }) => {
		if (gfId !== folderId) {
			return
		}
		if (message === 'metadataapp_changed') {
			changes.soon()
			return
		}
		if (typeof fileId !== 'number' || typeof fieldName !== 'string') {
			return
		}
		if (message === 'metadataapp_unlocked') {
			locks.free({ fileId, fieldName })
		} else if (typeof userId === 'string') {
			locks.hold({ fileId, fieldName }, userId)
			if (!names.value.has(userId)) {
				presence.soon()
			}
		}
	}

	async function enter(): Promise<void> {
		const [id, own] = [folderId, visit]
		if (id === null) {
			return
		}
		try {
			const { people: others } = await api.presence.enter({ path: { folderId: id } })
			if (own === visit) {
				people.value = others
				remember(others)
			}
		} catch (cause) {
			if (own === visit) {
				people.value = [] // it is unknown who is here
			}
			throw cause
		}
	}
	/** Also when the page is closed; whoever cannot say so is forgotten by the server after a while. */
	function leave(): void {
		if (folderId !== null) {
			void leaveFolder(folderId)
		}
	}
	function remember(seen: readonly Person[]): void {
		names.value = new Map([...names.value, ...seen.map(({ id, name }) => [id, name] as const)])
	}

	async function readLocks(): Promise<void> {
		if (folderId !== null) {
			remember(await locks.read(folderId))
		}
	}

	async function readChanges(): Promise<void> {
		const [id, own] = [folderId, visit]
		since ??= table.isKnown && table.folderId === id ? table.cursor : null
		if (id === null || since === null) {
			return
		}
		const newer = touched = new Set<number>()
		try {
			const answer = await api.rows.changes({ path: { folderId: id }, query: { since } })
			touched = null
			if (own === visit) {
				await take(answer, newer)
			}
		} finally {
			touched = null
		}
	}
	async function take({ cursor, reset, definitions, files }: Changes, newer: ReadonlySet<number>): Promise<void> {
		since = cursor
		table.definitions = definitions
		if (reset) {
			await table.reload()
			return
		}
		for (const [id, metadata] of Object.entries(files)) {
			const row = table.known(Number(id))
			if (row === null) {
				continue
			}
			if (newer.has(row.id)) {
				changes.soon()
				continue
			}
			if (namesOfChanged(row.metadata, metadata).length > 0) {
				cells.receive(new Map([[row.id, metadata]]))
			}
		}
	}
	/** Who edits a cell; null where nobody else does. */
	function lockOf(fileId: number, fieldName: string): { readonly user: Person } | null {
		const id = locks.holderOf({ fileId, fieldName })
		return id === null ? null : { user: { id, name: names.value.get(id) ?? id } }
	}

	return { people, start, stop, refresh: changes.now, lockOf }
})

async function leaveFolder(id: number): Promise<void> {
	try {
		await api.presence.leave({ body: { gf_id: id } }, { keepalive: true })
	} catch (cause) {
		if (!(cause instanceof ApiError)) {
			throw cause
		}
	}
}

/** Names of the fields in which two maps differ. */
function namesOfChanged(one: ValueMap, other: ValueMap): string[] {
	return Object.keys({ ...one, ...other }).filter((name) => one[name] !== other[name])
}
