// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TableQuery } from '../values/table.ts'

/** What a page of rows is asked for with. */
export interface RowsAsked {
	readonly offset: number
	readonly limit: number
	readonly today: string
	readonly filters?: string
	readonly sort_field?: string
	readonly sort_order?: 'asc' | 'desc'
	readonly group_by?: string
	readonly sums?: string
	readonly attention?: 1
}

/** What is told of all rows, whichever page is read. */
export interface AboutAll {
	/** Name of the field whose values are counted; empty for none. */
	readonly groupBy: string
	/** Names of fields of numbers. */
	readonly sums: readonly string[]
}

/** The day that it is for the person, for filters such as "the next 30 days". */
export function localDay(now = new Date()): string {
	const padded = (value: number, length: number) => String(value).padStart(length, '0')
	return `${padded(now.getFullYear(), 4)}-${padded(now.getMonth() + 1, 2)}-${padded(now.getDate(), 2)}`
}

/** Rows of groups follow each other: where there are groups, their field is what sorts. */
export function orderOf({ sortField, isDescending, groupBy }: TableQuery): Pick<TableQuery, 'sortField' | 'isDescending'> {
	return groupBy === '' || groupBy === sortField
		? { sortField, isDescending }
		: { sortField: groupBy, isDescending: false }
}

/** @param about - absent for a page alone, which costs the server less */
export function rowsAsked(query: TableQuery, offset: number, limit: number, about: AboutAll | null, now = new Date()): RowsAsked {
	const { sortField, isDescending } = orderOf(query)
	return {
		offset,
		limit,
		today: localDay(now),
		...Object.keys(query.filters).length === 0 ? {} : { filters: JSON.stringify(query.filters) },
		...sortField === '' ? {} : { sort_field: sortField },
		...isDescending ? { sort_order: 'desc' } as const : {},
		...query.attention ? { attention: 1 } as const : {},
		...about === null || about.groupBy === '' ? {} : { group_by: about.groupBy },
		...about === null || about.sums.length === 0 ? {} : { sums: about.sums.join(',') },
	}
}
