// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import { limits } from '@suite/schema/metadata/limits'
import type { Content, ContentEntry } from '@suite/schema/metadata/library'
import type { ValueMap } from '@suite/schema/metadata/value'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'

/** A folder of a team folder; without a parent its top. */
export interface Place {
	readonly folderId: number
	/** File id of the folder. */
	readonly parent: number | null
}

const pageSize = limits.contentPerPage
const isSame = (one: Place | null, other: Place) => one?.folderId === other.folderId && one.parent === other.parent

/** What the folder that is open holds, page by page. */
export const useLibraryStore = defineStore('metadataapp-library', () => {
	const place = shallowRef<Place | null>(null)
	const path = shallowRef<Content['path']>([])
	const total = ref(0)
	/** Pages that have arrived, by their number. */
	const pages = shallowRef<ReadonlyMap<number, readonly ContentEntry[]>>(new Map())
	/** Whether anything of the place has arrived. */
	const isKnown = ref(false)
	/** Why the folder cannot be shown. */
	const error = shallowRef<unknown>(null)
	/** Why a further part of it is missing. */
	const pageError = shallowRef<unknown>(null)
	/** Pages that are being asked for. */
	const asked = new Map<number, Promise<void>>()
	let visit = 0
	/** File ids that are listed, in their order, with a gap for what has not arrived. */
	const count = computed(() => isKnown.value ? total.value : 0)

	/** Opens a folder; what is known of it already is shown until the answer comes. */
	async function show(next: Place): Promise<void> {
		if (!isSame(place.value, next)) {
			place.value = next
			isKnown.value = false
			pages.value = new Map()
			total.value = 0
		}
		await reload()
	}
	/** Asks for the folder anew, from its beginning. */
	async function reload(): Promise<void> {
		visit++
		asked.clear()
		error.value = null
		pageError.value = null
		await load(0)
	}
	/** Asks for a page unless it is there or on its way. */
	function ask(page: number): Promise<void> {
		return pages.value.has(page) ? Promise.resolve() : asked.get(page) ?? load(page)
	}
	function load(page: number): Promise<void> {
		const run = read(page, visit).finally(() => {
			if (asked.get(page) === run) {
				asked.delete(page)
			}
		})
		asked.set(page, run)
		return run
	}
	async function read(page: number, own: number): Promise<void> {
		const at = place.value
		if (at === null) {
			return
		}
		try {
			const answer = await api.library.content({
				path: { folderId: at.folderId },
				query: { ...at.parent === null ? {} : { parent: at.parent }, offset: page * pageSize, limit: pageSize },
			})
			if (own === visit) {
				take(page, answer)
			}
		} catch (cause) {
			if (own === visit) {
				(page === 0 && !isKnown.value ? error : pageError).value = cause
			}
		}
	}
	function take(page: number, { path: way, entries, total: all }: Content): void {
		const isFirst = page === 0
		path.value = way
		total.value = all
		// a first page that was read anew makes what follows it old
		pages.value = isFirst ? new Map([[0, entries]]) : new Map(pages.value).set(page, entries)
		isKnown.value = true
		pageError.value = null
	}
	/** What stands at a place of the list; undefined where it has not arrived. */
	function at(index: number): ContentEntry | undefined {
		return pages.value.get(Math.floor(index / pageSize))?.[index % pageSize]
	}
	/** Asks for what is missing between two places, both included. */
	function need(first: number, last: number): void {
		if (pageError.value !== null || !isKnown.value) {
			return // somebody is asked to try again
		}
		for (let page = Math.floor(first / pageSize); page <= Math.floor(last / pageSize); page++) {
			void ask(page)
		}
	}
	/** Asks once more for what could not be read. */
	function retry(first: number, last: number): void {
		pageError.value = null
		need(first, last)
	}
	/** The entry of a file among those that have arrived, with where it stands. */
	function known(id: number): { readonly entry: ContentEntry, readonly index: number } | null {
		for (const [page, entries] of pages.value) {
			const index = entries.findIndex((entry) => entry.id === id)
			const entry = entries[index]
			if (entry !== undefined) {
				return { entry, index: page * pageSize + index }
			}
		}
		return null
	}
	/** The entry of a file, on whatever page it is; null when the folder does not have it. Reads page after page. */
	async function find(id: number): Promise<ContentEntry | null> {
		const own = place.value
		await asked.get(0)
		for (let page = 0; page * pageSize < total.value && known(id) === null; page++) {
			await ask(page)
			if (place.value !== own || !pages.value.has(page)) {
				break
			}
		}
		return place.value === own ? known(id)?.entry ?? null : null
	}
	/** Shows the values that a file has now. */
	function put(id: number, metadata: ValueMap): void {
		const found = known(id)
		if (found !== null) {
			const page = Math.floor(found.index / pageSize)
			const entries = pages.value.get(page) ?? []
			pages.value = new Map(pages.value).set(page, entries.with(found.index % pageSize, { ...found.entry, metadata }))
		}
	}

	return { place, path, count, pages, isKnown, error, pageError, show, reload, need, retry, at, known, find, put }
})
