// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createLocalDrafts, type LocalDrafts } from '@suite/ui/changes/localDrafts'
import type { EditedPage } from './pageState.ts'

/** A user's own unpublished work on a page. */
export interface KeptDraft {
	readonly page: EditedPage
	/** The version of the page that the draft is based on. */
	readonly baseVersion: string
	/** ISO 8601 in UTC. */
	readonly keptAt: string
}

/** Drafts not yet sent to the server, by page. */
export function createPageDrafts(account: string): LocalDrafts<KeptDraft> {
	return createLocalDrafts(account, isDraft)
}

function isDraft(value: unknown): value is KeptDraft {
	const draft = value as Partial<KeptDraft> | null
	return typeof draft === 'object' && draft !== null && typeof draft.keptAt === 'string' && typeof draft.baseVersion === 'string'
		&& typeof draft.page?.title === 'string' && typeof draft.page.content === 'string' && typeof draft.page.layout === 'object'
		&& typeof draft.page.metadata === 'object'
}
