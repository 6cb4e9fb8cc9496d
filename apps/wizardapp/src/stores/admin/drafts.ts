// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Step } from '@suite/schema/wizard/step'
import { createLocalDrafts, type LocalDrafts } from '@suite/ui/changes/localDrafts'

/** Unpublished work on one language, stored in the browser. */
export interface Draft {
	/** The revision it is based on. */
	readonly revision: number
	readonly steps: readonly Step[]
	/** ISO 8601 in UTC. */
	readonly keptAt: string
}

/** The drafts of one account, by language. */
export function createStepDrafts(account: string): LocalDrafts<Draft> {
	return createLocalDrafts(account, isDraft)
}

function isDraft(value: unknown): value is Draft {
	const draft = value as Partial<Draft> | null
	return typeof draft === 'object' && draft !== null && typeof draft.revision === 'number' && typeof draft.keptAt === 'string'
		&& Array.isArray(draft.steps)
		&& draft.steps.every((step) => typeof step?.id === 'string' && typeof step.title === 'string' && typeof step.text === 'string')
}
