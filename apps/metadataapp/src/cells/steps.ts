// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHistory, type Step } from '@suite/ui/changes/history'
import { computed, type ComputedRef } from 'vue'
import type { CellChange, EditKind } from './cell.ts'

/** Cells that were changed together. */
export type CellStep = Step<EditKind, readonly CellChange[]>

export interface Steps {
	readonly last: ComputedRef<CellStep | null>
	readonly canUndo: ComputedRef<boolean>
	readonly canRedo: ComputedRef<boolean>
	readonly record: (step: Omit<CellStep, 'at' | 'key'>) => void
	readonly undo: () => Promise<void>
	readonly redo: () => Promise<void>
	readonly clear: () => void
}

/**
 * Steps that are taken back and done again, one after the other: each looks at what the one before has left.
 *
 * @param settled - waits for what is still being saved
 * @param go - leads from one state of cells to the other; false when nothing came of it and the same may go well later
 */
export function createSteps(
	settled: () => Promise<unknown>,
	go: (to: readonly CellChange[], from: readonly CellChange[]) => Promise<boolean>,
): Steps {
	const history = createHistory<CellStep>(new Set())
	let stepping: Promise<void> = Promise.resolve()

	async function back(): Promise<void> {
		await settled()
		const step = history.undo()
		if (step !== null && !await go(step.before, step.after)) {
			history.redo()
		}
	}
	async function on(): Promise<void> {
		await settled()
		const step = history.redo()
		if (step !== null && !await go(step.after, step.before)) {
			history.undo()
		}
	}
	return {
		last: history.last,
		canUndo: computed(() => history.last.value !== null),
		canRedo: computed(() => history.next.value !== null),
		record: (step) => history.record({ ...step, key: '', at: Date.now() }),
		undo: () => stepping = stepping.then(back),
		redo: () => stepping = stepping.then(on),
		clear: () => history.clear(),
	}
}
