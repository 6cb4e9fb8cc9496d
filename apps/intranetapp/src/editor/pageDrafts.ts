// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createLocalDrafts, type LocalDrafts } from '@suite/ui/changes/localDrafts'
import type { EditedPage } from './pageState.ts'

/** A user's own unpublished work on a page. */
export interface KeptDraft {
	readonly page: EditedPage
	/** The version of the page that the draft is based on. */
	readonly baseVersion: string
	/** The page in that version; null or absent when it is not known. */
	readonly base?: EditedPage | null
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
		&& isPage(draft.page) && (draft.base === undefined || draft.base === null || isPage(draft.base))
}

function isPage(page: Partial<EditedPage> | undefined): boolean {
	return typeof page?.title === 'string' && typeof page.content === 'string' && typeof page.layout === 'object'
		&& typeof page.metadata === 'object'
}
