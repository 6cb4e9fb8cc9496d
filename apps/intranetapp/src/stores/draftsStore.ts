// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { intranet } from '@suite/api/intranet/client'
import type { DraftMark } from '@suite/schema/intranet/draft'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { createPageDrafts } from '../editor/pageDrafts.ts'

/** A draft that was discarded and can still be had back. */
export interface Discarded { readonly id: string, readonly title: string }

/**
 * Which pages have unpublished work of the user, by id of the page. A discarded draft is deleted only when it can no longer
 * be had back, so it is not lost if the browser crashes in between.
 */
export const useDraftsStore = defineStore('intranetapp-drafts', () => {
	const known = shallowRef<ReadonlyMap<string, Date>>(new Map())
	const discarded = shallowRef<Discarded | null>(null)
	/** Why a discarded draft could not be deleted. */
	const error = shallowRef<unknown>(null)
	let local = createPageDrafts('')
	/** The page whose draft is to be continued without asking. */
	let continued = ''

	/** When the draft of a page was last stored, for every page that has one. */
	const marks = computed<ReadonlyMap<string, Date>>(() =>
		new Map([...known.value].filter(([id]) => id !== discarded.value?.id)))

	function adopt(account: string, onServer: readonly DraftMark[]): void {
		local = createPageDrafts(account)
		const here = local.ids().map((id) => [id, new Date(local.read(id)?.keptAt ?? 0)] as const)
		known.value = new Map([...here, ...onServer.map(({ id, updatedAt }) => [id, new Date(updatedAt)] as const)])
	}
	/** The draft of a page was stored. */
	function note(id: string, at: Date): void {
		known.value = new Map([...known.value, [id, at]])
	}
	/** A page has no draft any more. */
	function drop(id: string): void {
		known.value = new Map([...known.value].filter(([other]) => other !== id))
		supersede(id)
	}
	/** New work takes the place of a discarded draft. */
	function supersede(id: string): void {
		if (discarded.value?.id === id) {
			discarded.value = null
		}
	}
	/** Discards the draft of a page, until it is had back or {@link commit} deletes it. */
	function discard(id: string, title: string): void {
		void commit()
		error.value = null
		discarded.value = { id, title }
	}
	function undo(): void {
		discarded.value = null
	}
	/**
	 * Deletes the discarded draft.
	 *
	 * @param keepalive - the page is about to be unloaded
	 */
	async function commit(keepalive = false): Promise<void> {
		const gone = discarded.value
		if (gone === null) {
			return
		}
		const at = known.value.get(gone.id)
		drop(gone.id)
		try {
			await intranet.drafts.remove({ path: { pageId: gone.id } }, { keepalive })
			local.remove(gone.id)
		} catch (cause) {
			if (!(cause instanceof ApiError)) {
				throw cause
			}
			note(gone.id, at ?? new Date())
			error.value = cause
		}
	}
	/** Has the editor continue the draft of a page without asking. */
	function resume(id: string): void {
		continued = id
	}
	/** Whether the draft of a page is to be continued without asking; true once. */
	function takeResumed(id: string): boolean {
		const isResumed = continued === id
		continued = ''
		return isResumed
	}

	return { marks, discarded, error, adopt, note, drop, supersede, discard, undo, commit, resume, takeResumed }
})
