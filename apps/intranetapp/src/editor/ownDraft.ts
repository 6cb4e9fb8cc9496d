// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import { createPageDrafts, type KeptDraft } from './pageDrafts.ts'

export interface OwnDraft extends KeptDraft {
	/** Where it was found. */
	readonly keptBy: 'server' | 'browser'
}

/**
 * The user's newest draft of a page, from the server or from this browser; null if there is none.
 *
 * @throws ApiError when only the browser can be asked and it has none
 */
export async function findOwnDraft(account: string, pageId: string): Promise<OwnDraft | null> {
	const here = createPageDrafts(account).read(pageId)
	const there = await readThere(pageId).catch((error: unknown) => {
		if (here === null) {
			throw error
		}
		return null // the one here can be shown
	})
	if (here !== null && (there === null || here.keptAt > there.keptAt)) {
		return { ...here, keptBy: 'browser' }
	}
	return there === null ? null : { ...there, keptBy: 'server' }
}

async function readThere(pageId: string): Promise<KeptDraft | null> {
	const { draft } = await intranet.drafts.read({ path: { pageId } })
	const { title, content, metadata, layout } = draft?.page ?? {}
	return draft === null || title === undefined ? null : {
		page: { title, content: content ?? '', metadata: metadata ?? {}, layout: layout ?? {} },
		baseVersion: draft.baseVersion,
		base: draft.base,
		keptAt: draft.updatedAt,
	}
}
