// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Filters as the API takes them: by the name of a field, the values of which a file has one. */
export type Filters = Readonly<Record<string, readonly unknown[]>>

/** Which files of a team folder the table shows, and in which order. */
export interface TableQuery {
	readonly filters: Filters
	/** Name of a field; empty for the names of files. */
	readonly sortField: string
	readonly isDescending: boolean
	/** Name of a field; empty for no groups. Rows are sorted by it, whatever `sortField` says. */
	readonly groupBy: string
	/** Only files that lack a required value or have an option that was withdrawn. */
	readonly attention: boolean
}

/** All files by their names. */
export const plainQuery: TableQuery = Object.freeze({ filters: {}, sortField: '', isDescending: false, groupBy: '', attention: false })

/** A cell by its place in the list. */
export interface CellPlace {
	/** From 0, whatever groups there are. */
	readonly row: number
	/** 0 is the name, the fields follow. */
	readonly column: number
}

/** Where to go from a cell that has been edited; left and right are the columns before and after it. */
export type NextCell = 'up' | 'down' | 'left' | 'right' | 'stay'

/** Cells that are selected together, the borders included. */
export interface Block {
	readonly top: number
	readonly bottom: number
	readonly left: number
	readonly right: number
}

/** The block between two of its corners. */
export const blockOf = (one: CellPlace, other: CellPlace): Block => ({
	top: Math.min(one.row, other.row),
	bottom: Math.max(one.row, other.row),
	left: Math.min(one.column, other.column),
	right: Math.max(one.column, other.column),
})

export const isSameQuery = (one: TableQuery, other: TableQuery): boolean =>
	one.sortField === other.sortField && one.isDescending === other.isDescending && one.groupBy === other.groupBy
	&& one.attention === other.attention && JSON.stringify(one.filters) === JSON.stringify(other.filters)
