// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { computed, shallowRef, type ComputedRef } from 'vue'

/** A change that can be undone. */
export interface Step<K extends string, T> {
	readonly kind: K
	/** Id of the changed item; empty for the whole. */
	readonly key: string
	readonly before: T
	readonly after: T
	/** Milliseconds since the epoch. */
	readonly at: number
}

/** Changes to one document that can be undone and redone. */
export interface History<S> {
	readonly last: ComputedRef<S | null>
	readonly next: ComputedRef<S | null>
	/** Records a change. A change to the same item within {@link pause} of the previous one is merged into it. */
	record(step: S): void
	/** Undoes the last change and returns it. */
	undo(): S | null
	/** Redoes the last undone change and returns it. */
	redo(): S | null
	/** Ends the change in progress: the next one is recorded separately. */
	seal(): void
	clear(): void
}

const kept = 200
/** A pause longer than this starts a new change; milliseconds. */
export const pause = 2_000

/** @param typed - kinds of changes made letter by letter, which count as one change as long as there is no pause */
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
