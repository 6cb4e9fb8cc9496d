// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createHistory, type History, type Step as Change } from '@suite/ui/changes/history'
import type { Step } from '@suite/schema/wizard/step'

export type EditKind =
	| 'title' | 'text' | 'target' | 'position' | 'groups' | 'conditions' | 'enable' | 'disable'
	| 'add' | 'duplicate' | 'delete' | 'move'
	| 'discard' | 'theirs' | 'otherTab' | 'restore' | 'import' | 'reset' | 'copy'

/** One change to the list; its key is the id of the step. */
export interface Edit extends Change<EditKind, readonly Step[]> {
	/** Title of the changed step, to name the change. */
	readonly title: string
}

export function createEdits(): History<Edit> {
	return createHistory<Edit>(new Set(['title', 'text', 'target', 'conditions']))
}
