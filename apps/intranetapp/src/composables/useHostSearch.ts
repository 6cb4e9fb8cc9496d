// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { CallOptions } from '@suite/api/client/client'
import { searchFiles, searchPeople, type HostHit } from '@suite/api/client/host-search'
import { onScopeDispose, ref, shallowRef, watch } from 'vue'

/** Shorter words match too much. */
const shortest = 2
/** Files that exist beside every page are no useful results. */
const besidePages = new Set(['_media', '.nomedia'])

async function searchOwnFiles(word: string, limit: number, options: CallOptions): Promise<HostHit[]> {
	const files = await searchFiles(word, limit * 3, options)
	return files.filter(({ title }) => !besidePages.has(title)).slice(0, limit)
}

/**
 * Searches people and files through the host while the user types: 250 ms after the last key, cancelling earlier
 * calls. Results arrive independently; if the host cannot or will not answer, the result stays empty.
 *
 * @param word - search term
 * @param limit - maximum per kind
 */
export function useHostSearch(word: () => string, limit: number) {
	const people = shallowRef<readonly HostHit[]>([])
	const files = shallowRef<readonly HostHit[]>([])
	/** Number of pending calls. */
	const pending = ref(0)
	let timer: ReturnType<typeof setTimeout> | undefined
	let running: AbortController | undefined

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
			for (const [found, search] of [[people, searchPeople], [files, searchOwnFiles]] as const) {
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

	watch(() => word().trim(), () => later(250))
	onScopeDispose(stop)
	return { people, files, pending, lookNow: () => later(0) }
}
