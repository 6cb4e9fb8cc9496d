// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Row } from '@suite/schema/metadata/list'
import type { ValueMap } from '@suite/schema/metadata/value'

/** Rows that are read at once. */
export const pageSize = 100
/** Pages that are kept: those farthest from the last one that was read are given up, and read again when they are looked at. */
const mostPages = 100

/** Pages of a list by their number, counted from 0. */
export type Pages = ReadonlyMap<number, readonly Row[]>

export const pageOf = (index: number): number => Math.floor(index / pageSize)

/** Numbers of the pages between two places of the list, both included. */
export function pagesBetween(first: number, last: number): readonly number[] {
	const start = pageOf(Math.max(0, first))
	return Array.from({ length: Math.max(0, pageOf(last) - start + 1) }, (_, index) => start + index)
}

/**
 * With one more page, and without those that are too many.
 *
 * @param inSight - numbers of pages that stay
 */
export function withPage(pages: Pages, page: number, rows: readonly Row[], inSight: readonly number[]): Pages {
	const next = new Map(pages).set(page, rows)
	const distance = (one: number) => inSight.includes(one) ? -1 : Math.abs(one - page)
	while (next.size > mostPages + inSight.length) {
		next.delete([...next.keys()].reduce((one, other) => distance(other) > distance(one) ? other : one))
	}
	return next
}

/** Where each file stands. */
export function placesIn(pages: Pages): ReadonlyMap<number, number> {
	const places = new Map<number, number>()
	for (const [page, rows] of pages) {
		rows.forEach(({ id }, index) => places.set(id, page * pageSize + index))
	}
	return places
}

/** With other values in some rows; pages without such a row stay as they are, and so do the other rows. */
export function withValues(pages: Pages, values: ReadonlyMap<number, ValueMap>): Pages {
	const next = new Map(pages)
	const copies = new Map<number, Row[]>()
	for (const [index, metadata] of values) {
		const page = pageOf(index)
		const rows = copies.get(page) ?? [...next.get(page) ?? []]
		const row = rows[index % pageSize]
		if (row !== undefined) {
			rows[index % pageSize] = { ...row, metadata }
			copies.set(page, rows)
			next.set(page, rows)
		}
	}
	return next
}

/** Values with some of them changed; null takes one away. */
export function patched(values: ValueMap, patch: Readonly<Record<string, string | null>>): ValueMap {
	return Object.fromEntries(Object.entries({ ...values, ...patch }).filter((entry): entry is [string, string] => entry[1] !== null))
}
