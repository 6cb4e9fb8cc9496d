// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHistory, type History, type Step } from '@suite/ui/changes/history'
import type { PageState } from './pageState.ts'

export type StepKind =
	| 'add' | 'move' | 'duplicate' | 'delete' | 'change' | 'text'
	| 'addRow' | 'moveRow' | 'duplicateRow' | 'deleteRow' | 'columns' | 'changeRow' | 'side'
	| 'title' | 'settings' | 'draft' | 'merge' | 'discard' | 'removeEmpty'

/** What the work is compared with, and the version that it is based on. */
export interface Footing {
	readonly base: PageState | null
	readonly baseVersion: string
	readonly isBaseKnown: boolean
}

/** One change to the page; its key is that of the widget or row. */
export interface PageStep extends Step<StepKind, PageState> {
	/** Type of the changed widget, to name the change; empty for rows and the page. */
	readonly type: string
	/** Set if the work is based on another version since. Without it, undoing a merge would delete what others published. */
	readonly footing?: { readonly before: Footing, readonly after: Footing }
}

export function createPageHistory(): History<PageStep> {
	return createHistory<PageStep>(new Set(['text', 'title', 'change', 'changeRow', 'settings']))
}
