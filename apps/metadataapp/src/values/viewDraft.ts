// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import type { View, ViewInput } from '@suite/schema/metadata/view'
import { filtersIn, filterText, isSameFilters } from './filterText.ts'
import type { Filters } from './table.ts'

/** The order of the files. */
export interface Sort {
	/** Name of a field; empty for the names of files. */
	readonly field: string
	readonly isDescending: boolean
}

/** What a table shows unless somebody wishes something else. */
export interface Base {
	readonly filters: Filters
	readonly sort: Sort
	/** Names of fields, in their order. */
	readonly columns: readonly string[]
}

/** What somebody changed for themselves, as the address has it: what is absent is as the view says. */
export interface Wish {
	readonly filters?: Filters
	readonly sort?: Sort
	/** Name of a field; empty for no groups. No view has any. */
	readonly groupBy?: string
	readonly columns?: readonly string[]
}

/** Members of the query that a wish is kept in. */
export const wishMembers = Object.freeze(['filters', 'sort', 'group', 'columns'] as const)
export type WishQuery = { readonly [K in typeof wishMembers[number]]?: string }

export const nameSort: Sort = Object.freeze({ field: '', isDescending: false })

/** What an address says; `isBroken` when its filters cannot be read. */
export function wishIn(query: Readonly<Record<string, unknown>>): { readonly wish: Wish, readonly isBroken: boolean } {
	const [filters, sort, group, columns] = wishMembers.map((name) => query[name])
	const read = typeof filters === 'string' ? filtersIn(filters) : null
	return {
		wish: {
			...read === null ? {} : { filters: read },
			...typeof sort === 'string' ? { sort: { field: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') } } : {},
			...typeof group === 'string' ? { groupBy: group } : {},
			...typeof columns === 'string' ? { columns: columns === '' ? [] : columns.split(',') } : {},
		},
		isBroken: typeof filters === 'string' && read === null,
	}
}

export function wishQuery({ filters, sort, groupBy, columns }: Wish): WishQuery {
	return {
		...filters === undefined ? {} : { filters: filterText(filters) },
		...sort === undefined ? {} : { sort: (sort.isDescending ? '-' : '') + sort.field },
		...groupBy === undefined ? {} : { group: groupBy },
		...columns === undefined ? {} : { columns: columns.join(',') },
	}
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
	one.length === other.length && one.every((name, place) => name === other[place])
export const isSameSort = (one: Sort, other: Sort): boolean => one.field === other.field && one.isDescending === other.isDescending

/** Without what is so anyway. */
export function trimmed({ filters, sort, groupBy, columns }: Wish, base: Base): Wish {
	return {
		...filters === undefined || isSameFilters(filters, base.filters) ? {} : { filters },
		...sort === undefined || isSameSort(sort, base.sort) ? {} : { sort },
		...groupBy === undefined || groupBy === '' ? {} : { groupBy },
		...columns === undefined || isSameList(columns, base.columns) ? {} : { columns },
	}
}

/** Whether a view can keep something of a wish: it has no groups, and files without a field are sorted by their names from A to Z. */
export function isSavable({ filters, sort, columns }: Wish): boolean {
	return filters !== undefined || columns !== undefined || (sort !== undefined && !(sort.field === '' && sort.isDescending))
}

/** A field in a view. */
export interface DraftColumn {
	/** Of the field. */
	readonly name: string
	readonly isShown: boolean
	/** Whether the field is offered first where filters are added. */
	readonly isFilterable: boolean
}

/** A view while somebody edits it. */
export interface ViewDraft {
	readonly name: string
	readonly isDefault: boolean
	/** All fields: those of the view in their order, then the others. */
	readonly columns: readonly DraftColumn[]
	readonly filters: Filters
	readonly sort: Sort
}

/**
 * All fields as a view has them.
 *
 * @param shown - names of the fields that are columns, in their order
 */
export function draftColumns(fields: readonly Field[], shown: readonly string[], view: View | null): readonly DraftColumn[] {
	const byName = new Map(fields.map((field) => [field.field_name, field]))
	const said = new Map(view?.columns.map((column) => [column.field_name, column]))
	const column = (name: string, isShown: boolean): DraftColumn => ({
		name,
		isShown,
		isFilterable: said.get(name)?.filterable ?? byName.get(name)?.filterable ?? false,
	})
	const visible = shown.filter((name) => byName.has(name))
	const isShown = new Set(visible)
	const order = [...said.keys()].filter((name) => byName.has(name))
	// what is hidden keeps its place as long as nothing else has another one
	const first = isSameList(order.filter((name) => isShown.has(name)), visible) ? order : visible
	const rest = [...byName.keys()].filter((name) => !first.includes(name))
	return [...first, ...rest].map((name) => column(name, isShown.has(name)))
}

/** The draft of a view, or of a new one, from what the table shows. */
export function draftOf(view: View | null, shown: Base, fields: readonly Field[]): ViewDraft {
	return {
		name: view?.name ?? '',
		isDefault: view?.is_default ?? false,
		columns: draftColumns(fields, shown.columns, view),
		filters: shown.filters,
		sort: shown.sort,
	}
}

export const shownOf = ({ columns }: Pick<ViewDraft, 'columns'>): readonly string[] =>
	columns.filter(({ isShown }) => isShown).map(({ name }) => name)

/** The whole view as the server takes it: what is left out would become empty. */
export function inputOf({ name, isDefault, columns, filters, sort }: ViewDraft): ViewInput {
	return {
		name: name.trim(),
		is_default: isDefault,
		columns: columns.map((column, place) => ({
			field_name: column.name, visible: column.isShown, filterable: column.isFilterable, column_order: place,
		})),
		filters,
		sort_field: sort.field,
		sort_order: sort.isDescending ? 'DESC' : 'ASC',
	}
}

/** Whether saving one instead of the other would change nothing. */
export const isSameDraft = (one: ViewDraft, other: ViewDraft): boolean => JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other))
