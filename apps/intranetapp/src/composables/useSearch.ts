// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import { ApiError } from '@suite/api/client/error'
import type { SearchHit } from '@suite/schema/intranet/search'
import { onScopeDispose, ref, shallowRef, watch } from 'vue'

/** Search criteria; empty ones do not narrow the search. */
export interface SearchQuery {
	readonly q: string
	readonly limit?: number
	readonly language?: string
	readonly section?: string
	readonly author?: string
	readonly since?: string
}

/** Seconds until a search refused by the rate limit is retried. */
const patience = 10

/**
 * Searches pages while the user types: 250 ms after the last key, cancelling the previous call. When rate-limited
 * by the server, it waits and retries by itself.
 *
 * @param query - search criteria; without a word there is no search
 */
export function useSearch(query: () => SearchQuery) {
	const hits = shallowRef<readonly SearchHit[]>([])
	/** The word that the hits belong to; null before the first response. */
	const answered = ref<string | null>(null)
	const isLoading = ref(false)
	/** Seconds left to wait; 0 when not waiting. */
	const waiting = ref(0)
	const error = shallowRef<unknown>(null)
	let timer: ReturnType<typeof setTimeout> | undefined
	let countdown: ReturnType<typeof setInterval> | undefined
	let running: AbortController | undefined

	function stop(): void {
		clearTimeout(timer)
		clearInterval(countdown)
		running?.abort()
		waiting.value = 0
	}
	function later(milliseconds: number): void {
		stop()
		const { q } = query()
		error.value = null
		isLoading.value = q.trim() !== ''
		if (q.trim() === '') {
			hits.value = []
			answered.value = null
			return
		}
		timer = setTimeout(() => void look(), milliseconds)
	}
	async function look(): Promise<void> {
		const call = new AbortController()
		running = call
		isLoading.value = true
		const { q, ...filters } = query()
		try {
			const sent = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '' && value !== undefined))
			hits.value = await intranet.search.find({ query: { ...sent, q: q.trim() } }, { signal: call.signal })
			answered.value = q.trim()
			isLoading.value = false
		} catch (cause) {
			if (call.signal.aborted) {
				return
			}
			isLoading.value = false
			if (cause instanceof ApiError && cause.status === 429) {
				wait()
			} else {
				error.value = cause
			}
		}
	}
	function wait(): void {
		waiting.value = patience
		countdown = setInterval(() => {
			waiting.value -= 1
			if (waiting.value <= 0) {
				clearInterval(countdown)
				void look()
			}
		}, 1_000)
	}

	watch(() => JSON.stringify(query()), () => later(250))
	onScopeDispose(stop)
	return { hits, answered, isLoading, waiting, error, lookNow: () => later(0), stop }
}
