// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { StoredItem } from '../codecs/item.ts'
import type { TypeRules } from '../codecs/rules.ts'
import { fold } from '../values/fold.ts'
import type { Condition } from './condition.ts'

/**
 * Whether the rows of a value are what a condition finds.
 *
 * @param items - none without a value
 */
export function isFound({ column, words }: TypeRules, condition: Condition, items: readonly StoredItem[]): boolean {
	switch (condition.kind) {
		case 'empty': return (items.length === 0) === condition.isEmpty
		case 'unchecked': return items.length === 0 || items[0]!.sortNumber === '0'
		case 'texts': return hasAll(condition.items, items.map((item) => item.text))
		case 'numbers': return hasAll(condition.items, items.map((item) => item.sortNumber))
		case 'range': return items.some((item) => {
			const key = column.of(item)
			return (condition.from === null || column.order(key, condition.from) >= 0)
				&& (condition.to === null || column.order(key, condition.to) <= 0)
		})
		case 'contains': return words !== null && items.some((item) => fold(words(item.text)).includes(condition.text))
	}
}

function hasAll(wanted: readonly string[], all: readonly (string | null)[]): boolean {
	const known = new Set(all)
	return wanted.every((one) => known.has(one))
}
