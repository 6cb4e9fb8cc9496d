// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHistory, type Step } from '@suite/ui/changes/history'
import { merge } from './saving/merge.ts'
import { same, type BuilderForm } from './form.ts'

/** What was done: those of `typed` letter by letter. */
export const stepKinds = Object.freeze([
	'title', 'description', 'text', 'change', 'add', 'duplicate', 'delete', 'deleteChoice', 'move', 'type', 'condition', 'page', 'routing',
	'merge',
] as const)
export type StepKind = typeof stepKinds[number]

export interface FormStep extends Step<StepKind, BuilderForm> {
	/** Name of what was changed, for words. */
	readonly name: string
}

const typed: ReadonlySet<StepKind> = new Set(['title', 'description', 'text', 'condition', 'routing'])

export const createFormHistory = () => createHistory<FormStep>(typed)

/**
 * The form with a change taken back, or made again. What others changed since then stays, because only what this change did is undone.
 *
 * @param from - as the change, or its undoing, left the form
 * @param to - as it shall be
 */
export function replayed(form: BuilderForm, from: BuilderForm, to: BuilderForm): BuilderForm {
	if (same(form, from)) {
		return to
	}
	const { clashes, combine } = merge({ mine: from, theirs: from }, form, to)
	return combine(Object.fromEntries(clashes.map(({ id }) => [id, 'theirs' as const])))
}
