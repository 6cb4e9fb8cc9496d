// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { PageState } from './pageState.ts'

export type StepKind =
	| 'add' | 'move' | 'duplicate' | 'delete' | 'change' | 'text'
	| 'addRow' | 'moveRow' | 'duplicateRow' | 'deleteRow' | 'columns' | 'changeRow' | 'side'
	| 'title' | 'settings' | 'draft' | 'merge' | 'discard'

/** One change of the page that can be taken back. */
export interface Step {
	readonly kind: StepKind
	/** Type of the widget it was about, to name the change; empty for rows and the page. */
	readonly type: string
	/** Key of the widget or row, or empty for the page. */
	readonly key: string
	readonly before: PageState
	readonly after: PageState
	/** Milliseconds since the epoch. */
	readonly at: number
}

export interface History {
	readonly past: readonly Step[]
	readonly future: readonly Step[]
	/** The next change is one of its own, however soon it comes. */
	readonly isSealed: boolean
}

export const noHistory: History = Object.freeze({ past: [], future: [], isSealed: true })
/** A pause in typing longer than this starts a new step; milliseconds. */
export const pause = 2_000
const kept = 200
const joined: ReadonlySet<StepKind> = new Set(['text', 'title', 'change', 'changeRow', 'settings'])

/** Notes a change; changes of one thing in quick succession are one step. */
export function recorded(history: History, step: Step): History {
	if (step.before === step.after) {
		return history
	}
	const last = history.past.at(-1)
	const continues = !history.isSealed && last !== undefined && joined.has(step.kind) && last.kind === step.kind && last.key === step.key && step.at - last.at < pause
	return {
		past: continues ? [...history.past.slice(0, -1), { ...step, before: last.before }] : [...history.past.slice(-kept + 1), step],
		future: [],
		isSealed: false,
	}
}

/** The history after the last step was taken back; its `before` is the state then. */
export function undone(history: History): History {
	const step = history.past.at(-1)
	return step === undefined ? history : { past: history.past.slice(0, -1), future: [...history.future, step], isSealed: true }
}

export function redone(history: History): History {
	const step = history.future.at(-1)
	return step === undefined ? history : { past: [...history.past, step], future: history.future.slice(0, -1), isSealed: true }
}
