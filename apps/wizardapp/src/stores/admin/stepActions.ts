// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Step } from '@suite/schema/wizard/step'
import type { Ref } from 'vue'
import type { EditKind } from './edits.ts'
import { emptyStep, freeId, moved, type StepFields } from './stepList.ts'

interface Work {
	readonly steps: Readonly<Ref<readonly Step[]>>
	readonly selectedId: Ref<string | null>
	/** Replaces the work with another list, as a change that can be undone. */
	change(kind: EditKind, after: readonly Step[], about?: Step | null): void
}

/** Actions on the steps of the open list. An unknown id changes nothing. */
export function createStepActions({ steps, selectedId, change }: Work) {
	const placeOf = (id: string | null) => steps.value.findIndex((step) => step.id === id)

	function insert(kind: EditKind, step: Step, at: number, title: string): void {
		change(kind, [...steps.value.slice(0, at), step, ...steps.value.slice(at)], { ...step, title })
		selectedId.value = step.id
	}

	return {
		update(id: string, patch: Partial<StepFields>, kind: EditKind): void {
			change(kind, steps.value.map((step) => step.id === id ? { ...step, ...patch } : step), steps.value[placeOf(id)])
		},
		/** Adds an empty step after the selected one and selects it. */
		add(): void {
			const place = placeOf(selectedId.value)
			insert('add', emptyStep(freeId(steps.value)), place < 0 ? steps.value.length : place + 1, '')
		},
		duplicate(id: string): void {
			const step = steps.value[placeOf(id)]
			if (step !== undefined) {
				const { author: _author, updatedAt: _updatedAt, ...copy } = step
				insert('duplicate', { ...copy, id: freeId(steps.value) }, placeOf(id) + 1, step.title)
			}
		},
		remove(id: string): void {
			change('delete', steps.value.filter((step) => step.id !== id), steps.value[placeOf(id)])
		},
		/** @param to - place in the new list, from 0 */
		move(id: string, to: number): void {
			const from = placeOf(id)
			if (from >= 0 && to >= 0 && to < steps.value.length) {
				change('move', moved(steps.value, from, to), steps.value[from])
			}
		},
	}
}
