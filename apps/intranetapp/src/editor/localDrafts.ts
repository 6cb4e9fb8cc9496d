// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { EditedPage } from './pageState.ts'

/** Somebody's own unpublished work on a page. */
export interface KeptDraft {
	readonly page: EditedPage
	/** The version of the page it was made on. */
	readonly baseVersion: string
	/** ISO 8601 in UTC. */
	readonly keptAt: string
}

/** Drafts that could not be sent yet, in the browser's storage: one for each page and account. */
export interface LocalDrafts {
	read(pageId: string): KeptDraft | null
	/** @return false when the browser refused to keep it */
	write(pageId: string, draft: KeptDraft): boolean
	remove(pageId: string): void
}

export function createLocalDrafts(account: string, storage: Storage = localStorage): LocalDrafts {
	const name = (pageId: string) => `intranetapp-draft-${account}-${pageId}`
	return {
		read(pageId) {
			try {
				const value: unknown = JSON.parse(storage.getItem(name(pageId)) ?? 'null')
				return isDraft(value) ? value : null
			} catch {
				return null // not readable, or the browser keeps nothing for this site
			}
		},
		write(pageId, draft) {
			try {
				storage.setItem(name(pageId), JSON.stringify(draft))
				return true
			} catch {
				return false // full or forbidden: the caller says so
			}
		},
		remove(pageId) {
			try {
				storage.removeItem(name(pageId))
			} catch {
				// nothing is kept where storage is forbidden
			}
		},
	}
}

function isDraft(value: unknown): value is KeptDraft {
	const draft = value as Partial<KeptDraft> | null
	return typeof draft === 'object' && draft !== null && typeof draft.keptAt === 'string' && typeof draft.baseVersion === 'string'
		&& typeof draft.page?.title === 'string' && typeof draft.page.content === 'string' && typeof draft.page.layout === 'object' && typeof draft.page.metadata === 'object'
}
