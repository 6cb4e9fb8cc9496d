// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { computed, shallowRef, type ComputedRef } from 'vue'

/** A change that can be taken back. */
export interface Step<K extends string, T> {
	readonly kind: K
	/** Id of what it was about; empty for the whole. */
	readonly key: string
	readonly before: T
	readonly after: T
	/** Milliseconds since the epoch. */
	readonly at: number
}

/** Changes of one thing, to be taken back and done again. */
export interface History<S> {
	readonly last: ComputedRef<S | null>
	readonly next: ComputedRef<S | null>
	/** Notes a change. One of the same thing within {@link pause} of the change before goes on with that. */
	record(step: S): void
	/** Takes the last change back and returns it. */
	undo(): S | null
	/** Does again what was taken back last and returns it. */
	redo(): S | null
	/** Ends the change under way: the next one is a change of its own. */
	seal(): void
	clear(): void
}

const kept = 200
/** Pauses longer than this start a new change; milliseconds. */
export const pause = 2_000

/** @param typed - kinds of changes that come letter by letter, and are one change as long as there is no pause */
export function createHistory<S extends Step<string, unknown>>(typed: ReadonlySet<S['kind']>): History<S> {
	const past = shallowRef<readonly S[]>([])
	const future = shallowRef<readonly S[]>([])
	let isSealed = true

	function continues(last: S | undefined, step: S): last is S {
		return !isSealed
			&& last !== undefined
			&& typed.has(step.kind)
			&& last.kind === step.kind
			&& last.key === step.key
			&& step.at - last.at < pause
	}

	return {
		last: computed(() => past.value.at(-1) ?? null),
		next: computed(() => future.value.at(-1) ?? null),
		record(step) {
			if (step.before === step.after) {
				return
			}
			const last = past.value.at(-1)
			past.value = continues(last, step)
				? [...past.value.slice(0, -1), { ...last, after: step.after, at: step.at }]
				: [...past.value.slice(-kept + 1), step]
			future.value = []
			isSealed = false
		},
		undo() {
			const step = past.value.at(-1) ?? null
			if (step !== null) {
				past.value = past.value.slice(0, -1)
				future.value = [...future.value, step]
			}
			isSealed = true
			return step
		},
		redo() {
			const step = future.value.at(-1) ?? null
			if (step !== null) {
				future.value = future.value.slice(0, -1)
				past.value = [...past.value, step]
			}
			isSealed = true
			return step
		},
		seal() {
			isSealed = true
		},
		clear() {
			past.value = []
			future.value = []
			isSealed = true
		},
	}
}
