// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import type { InjectionKey, Ref } from 'vue'

/** What widgets need to know about the page that contains them. */
export interface PageContext {
	readonly pageId: string
	readonly language: string
	/** Path of the page's folder in the reader's own files; null if the reader does not have it. */
	readonly folder: string | null
	readonly version: string
	/** The page is being edited: widgets do not move or follow links, and explain why something is not shown. */
	readonly isEditing: boolean
}

/** Provided by the component that shows a page: reader, editor, or the view of an old version. */
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
