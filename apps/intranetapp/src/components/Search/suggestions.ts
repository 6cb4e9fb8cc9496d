// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { HostHit } from '@suite/api/client/host-search'
import type { SearchHit } from '@suite/schema/intranet/search'

/** One line below the search field, with the address it leads to. */
export type Suggestion = { readonly address: string } & (
	| { readonly kind: 'page', readonly hit: SearchHit }
	| { readonly kind: 'person' | 'file', readonly hit: HostHit }
	| { readonly kind: 'all' }
)
