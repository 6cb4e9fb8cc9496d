// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { HostHit } from '@suite/api/client/host-search'
import type { SearchHit } from '@suite/schema/intranet/search'

/** One line below the search field, with what it is known by, and the address it leads to: files of one page lead to the same. */
export type Suggestion = { readonly key: string, readonly address: string } & (
	| { readonly kind: 'page', readonly hit: SearchHit }
	| { readonly kind: 'person' | 'file', readonly hit: HostHit }
	| { readonly kind: 'all' }
)
