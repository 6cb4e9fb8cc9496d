// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import type { InjectionKey, Ref } from 'vue'

/** What widgets need to know of the page they stand on. */
export interface PageContext {
	readonly pageId: string
	readonly language: string
	/** Of the page's folder in the reader's own files; null when it is not there for them. */
	readonly folder: string | null
	readonly version: string
	/** The page is being written: what moves or leads away keeps still, and what is not shown says why. */
	readonly isEditing: boolean
}

/** Given by whoever shows a page: reader, editor, or the view of an old version. */
export const pageContext: InjectionKey<Readonly<Ref<PageContext>>> = Symbol('intranetapp page context')

/** @param siteFolder - path of the team folder in the reader's own files */
export function contextOf(
	page: Pick<Page, 'id' | 'language' | 'path' | 'baseVersion'>,
	siteFolder: string | null,
	isEditing = false,
): PageContext {
	return {
		pageId: page.id,
		language: page.language,
		folder: siteFolder === null ? null : `${siteFolder}/${page.path}`,
		version: page.baseVersion,
		isEditing,
	}
}
