// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { CallOptions } from '@suite/api/client/client'
import { searchFiles, searchPeople, type HostHit } from '@suite/api/client/host-search'
import { onScopeDispose, ref, shallowRef, watch } from 'vue'
import { pageAddress } from '../router.ts'
import { useSiteStore } from '../stores/siteStore.ts'
import { useTreeStore } from '../stores/treeStore.ts'
import { pageOfFolder, siteFile } from '../structure/siteFiles.ts'

/** Shorter words match too much. */
const shortest = 2
/** Answers asked for at most: Nextcloud also lists the files and folders of pages, which are no results. */
const mostAnswers = 3

/**
 * Searches people and files through the host while the user types: 250 ms after the last key, cancelling earlier
 * calls. Results arrive independently; if the host cannot or will not answer, the result stays empty.
 *
 * Files of the site are shown with the titles of the pages they belong to. Media lead to their page; files that
 * somebody put beside a page are opened in Files. What belongs to no page that the reader may read is left out.
 *
 * @param word - search term
 * @param limit - maximum per kind
 * @param language - language of the pages whose files are wanted; empty for all
 */
export function useHostSearch(word: () => string, limit: number, language: () => string) {
	const site = useSiteStore()
	const trees = useTreeStore()
	const people = shallowRef<readonly HostHit[]>([])
	const files = shallowRef<readonly HostHit[]>([])
	/** Number of pending calls. */
	const pending = ref(0)
	let timer: ReturnType<typeof setTimeout> | undefined
	let running: AbortController | undefined

	async function lookForFiles(wanted: string, most: number, options: CallOptions): Promise<HostHit[]> {
		const found: HostHit[] = []
		let after: string | null = null
		for (let answers = 0; answers < mostAnswers && found.length < most; answers++) {
			const { hits, next } = await searchFiles(wanted, most * 3, after, options)
			const shown = await Promise.all(hits.map((hit) => asShown(hit)))
			found.push(...shown.filter((hit) => hit !== null))
			after = next
			if (after === null) {
				break
			}
		}
		return found.slice(0, most)
	}
	async function asShown(hit: HostHit): Promise<HostHit | null> {
		const file = siteFile(hit.path ?? '', hit.isFolder, site.folder)
		switch (file.kind) {
			case 'other':
				return hit
			case 'internal':
				return null
			case 'library':
				return { ...hit, note: site.name }
		}
		if (language() !== '' && language() !== file.language) {
			return null
		}
		const tree = await trees.find(file.language).catch(() => null)
		const page = pageOfFolder(tree?.tree ?? [], file.folder, file.kind === 'media')
		if (page === null) {
			return null
		}
		return { ...hit, note: page.trail.join(' › '), address: file.kind === 'media' ? pageAddress(page.id) : hit.address }
	}
	function stop(): void {
		clearTimeout(timer)
		running?.abort()
		pending.value = 0
	}
	function later(milliseconds: number): void {
		stop()
		const wanted = word().trim()
		if (wanted.length < shortest) {
			people.value = []
			files.value = []
			return
		}
		const call = new AbortController()
		running = call
		pending.value = 2
		timer = setTimeout(() => {
			for (const [found, search] of [[people, searchPeople], [files, lookForFiles]] as const) {
				void search(wanted, limit, { signal: call.signal })
					.catch((): HostHit[] => []) // pages of the Intranet are found without it
					.then((hits) => {
						if (!call.signal.aborted) {
							found.value = hits
							pending.value -= 1
						}
					})
			}
		}, milliseconds)
	}

	watch(() => `${language()} ${word().trim()}`, () => later(250))
	onScopeDispose(stop)
	return { people, files, pending, lookNow: () => later(0) }
}
