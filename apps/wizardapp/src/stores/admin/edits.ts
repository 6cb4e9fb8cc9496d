// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Step } from '@suite/schema/wizard/step'
import { computed, shallowRef, type ComputedRef } from 'vue'

export type EditKind =
	| 'title' | 'text' | 'target' | 'position' | 'groups' | 'conditions' | 'enable' | 'disable'
	| 'add' | 'duplicate' | 'delete' | 'move'
	| 'discard' | 'theirs' | 'otherTab' | 'restore' | 'import' | 'reset' | 'copy'

/** One change of the list that can be taken back. */
export interface Edit {
	readonly kind: EditKind
	/** The step it was about; null for the whole list. */
	readonly stepId: string | null
	/** Title of that step, to name the change. */
	readonly title: string
	readonly before: readonly Step[]
	readonly after: readonly Step[]
	/** Milliseconds since the epoch. */
	readonly at: number
}

export interface Edits {
	readonly last: ComputedRef<Edit | null>
	readonly next: ComputedRef<Edit | null>
	/** Notes a change. Typing in one field within {@link pause} of the change before is one change. */
	record(edit: Edit): void
	/** Takes the last change back and returns it. */
	undo(): Edit | null
	/** Does again what was taken back last and returns it. */
	redo(): Edit | null
	/** Ends the change under way: the next one is a change of its own. */
	seal(): void
	clear(): void
}

const kept = 200
/** Typing pauses longer than this start a new change; milliseconds. */
export const pause = 2000
const typed: ReadonlySet<EditKind> = new Set(['title', 'text', 'target', 'conditions'])

/** Changes of one list, newest last. */
export function createEdits(): Edits {
	const past = shallowRef<readonly Edit[]>([])
	const future = shallowRef<readonly Edit[]>([])
	let isSealed = true

	function continues(last: Edit | undefined, edit: Edit): last is Edit {
		return !isSealed && last !== undefined && typed.has(edit.kind) && last.kind === edit.kind && last.stepId === edit.stepId && edit.at - last.at < pause
	}

	return {
		last: computed(() => past.value.at(-1) ?? null),
		next: computed(() => future.value.at(-1) ?? null),
		record(edit) {
			const last = past.value.at(-1)
			past.value = continues(last, edit)
				? [...past.value.slice(0, -1), { ...edit, before: last.before, title: last.title }]
				: [...past.value.slice(-kept + 1), edit]
			future.value = []
			isSealed = false
		},
		undo() {
			const edit = past.value.at(-1) ?? null
			if (edit !== null) {
				past.value = past.value.slice(0, -1)
				future.value = [...future.value, edit]
			}
			isSealed = true
			return edit
		},
		redo() {
			const edit = future.value.at(-1) ?? null
			if (edit !== null) {
				future.value = future.value.slice(0, -1)
				past.value = [...past.value, edit]
			}
			isSealed = true
			return edit
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
