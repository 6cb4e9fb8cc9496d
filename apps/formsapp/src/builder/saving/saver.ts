// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'

/**
 * failed: it is tried again by itself. refused: it cannot be saved as it is, so a change is waited for. conflict: somebody has to choose.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'conflict'

export interface Saver {
	readonly state: Readonly<Ref<SaveState>>
	/** Why the last attempt failed or was refused. */
	readonly failure: Readonly<ShallowRef<unknown>>
	/** Something was changed: it is saved when nothing more comes. */
	touch(): void
	/** Saves now. @return whether everything is saved */
	flush(): Promise<boolean>
	/** Somebody has chosen: saving goes on. */
	settled(): void
	/** Forgets what it was about to do, because another form is opened. */
	reset(): void
}

interface Work {
	isChanged(): boolean
	/** Whether it can be sent at all. */
	isSound(): boolean
	/** Sends what is there. @return whether it was taken; otherwise somebody has to choose first */
	send(): Promise<boolean>
}

/** Milliseconds without a change before it is saved. With the time that a call takes, this is far below the limit of calls. */
export const quiet = 1_200
/** Milliseconds after which it is saved although somebody goes on writing. */
export const longest = 6_000
/** Milliseconds before another try. */
export const retries: readonly number[] = Object.freeze([2_000, 5_000, 10_000, 20_000, 30_000])

/** Refusals that no repetition changes. */
function isFinal(cause: unknown): boolean {
	return cause instanceof ApiError && [400, 403, 404, 413, 422].includes(cause.status)
}

/** Saves one document again and again, one call at a time. */
export function createSaver({ isChanged, isSound, send }: Work): Saver {
	const state = ref<SaveState>('saved')
	const failure = shallowRef<unknown>(null)
	let timer: ReturnType<typeof setTimeout> | undefined
	/** When the oldest unsaved change was made. */
	let since: number | null = null
	let tries = 0
	let running: Promise<void> | null = null
	let turn = 0

	function plan(milliseconds: number): void {
		clearTimeout(timer)
		timer = setTimeout(() => void start(), milliseconds)
	}
	function start(): Promise<void> {
		clearTimeout(timer)
		running ??= attempt(turn).finally(() => {
			running = null
		})
		return running
	}
	async function attempt(mine: number): Promise<void> {
		if (!isChanged()) {
			settle('saved')
			return
		}
		if (!isSound()) {
			settle('refused')
			return
		}
		state.value = 'saving'
		since = null
		try {
			const isTaken = await send()
			if (mine === turn) {
				settle(!isTaken ? 'conflict' : isChanged() ? 'unsaved' : 'saved')
			}
		} catch (cause) {
			if (mine === turn) {
				fail(cause)
			}
		}
		if (mine === turn && hasMore()) {
			plan(quiet)
		}
	}
	function hasMore(): boolean {
		return state.value === 'unsaved'
	}
	function settle(now: SaveState): void {
		state.value = now
		failure.value = null
		tries = 0
		since = now === 'unsaved' ? since ?? Date.now() : null
	}
	function fail(cause: unknown): void {
		failure.value = cause
		state.value = isFinal(cause) ? 'refused' : 'failed'
		if (state.value === 'failed') {
			plan(retries[Math.min(tries, retries.length - 1)]!)
			tries++
		}
	}

	return {
		state,
		failure,
		touch() {
			if (state.value === 'conflict') {
				return
			}
			since ??= Date.now()
			if (running === null && state.value !== 'failed') {
				state.value = isChanged() ? 'unsaved' : 'saved'
				plan(Math.max(0, Math.min(quiet, since + longest - Date.now())))
			}
		},
		async flush() {
			for (let times = 0; times < 3 && isChanged() && state.value !== 'conflict'; times++) {
				await (running ?? start())
				if (state.value === 'failed' || state.value === 'refused') {
					break
				}
			}
			return !isChanged()
		},
		settled() {
			if (state.value === 'conflict') {
				settle('unsaved')
			}
		},
		reset() {
			turn++
			clearTimeout(timer)
			settle('saved')
			running = null
		},
	}
}
