// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import type { Footer, Navigation, Publication, SitePermissions } from '@suite/schema/intranet/site'

/** What the server puts on the page before the first call. */
export interface Start {
	/** Language of what is shown first; empty while there is no page at all. */
	readonly language: string
	/** Trees that the reader may see. */
	readonly languages: readonly string[]
	readonly user: { readonly id: string, readonly name: string }
	readonly site: {
		readonly name: string
		/** Path of the team folder in the reader's own files, such as `/Intranet`; null when it is not there for them. */
		readonly folder: string | null
	}
	/** Null while its file is in use; the browser asks again. */
	readonly navigation: Navigation | null
	/** Null while its file is in use; the browser asks again. */
	readonly footer: Footer | null
	readonly permissions: SitePermissions
	readonly publication: Publication
	readonly engagement: { readonly commentsEnabled: boolean, readonly reactionsEnabled: boolean }
	readonly videoDomains: readonly string[]
	/** The page that the address names. */
	readonly page: Page | null
	/** Why there is none: a reason of the contract; null too where the address names no page. */
	readonly pageError: string | null
}
