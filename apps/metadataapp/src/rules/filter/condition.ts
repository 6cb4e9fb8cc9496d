// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { StoredItem } from '../codecs/item.ts'

/** One value of a filter, with nothing left to look up. */
export type Condition =
	/** Each of the texts is an item of the value, letter for letter. */
	| { readonly kind: 'texts', readonly items: readonly string[] }
	/** Each of the plain decimals is the number of an item. */
	| { readonly kind: 'numbers', readonly items: readonly string[] }
	/** No value, or 0. */
	| { readonly kind: 'unchecked' }
	/** An item is not before `from` and not after `to`, by the column that sorts; null is an open end. */
	| { readonly kind: 'range', readonly from: string | null, readonly to: string | null }
	/** An item has the folded text in it. */
	| { readonly kind: 'contains', readonly text: string }
	| { readonly kind: 'empty', readonly isEmpty: boolean }

/** Who filters, and the day it is where they are, `YYYY-MM-DD`: `{me: true}` and relative dates depend on it. */
export interface Viewer {
	readonly userId: string
	readonly today: string
}

/** What a column has of an item; the texts and the numbers in it sort as `order` says. */
export interface SortColumn {
	of(item: StoredItem): string
	order(one: string, other: string): number
}
