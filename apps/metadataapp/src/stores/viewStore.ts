// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import type { Column } from '@suite/schema/metadata/column'
import type { Field } from '@suite/schema/metadata/field'
import { limits } from '@suite/schema/metadata/limits'
import type { View, ViewInput } from '@suite/schema/metadata/view'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { canNeedAttention, columnsOf as usualColumns } from '../values/columns.ts'
import { plainQuery, type TableQuery } from '../values/table.ts'
import type { Base, DraftColumn } from '../values/viewDraft.ts'
import { useAssignedStore } from './assignedStore.ts'
import { useSessionStore } from './sessionStore.ts'

/** All files, those that need attention, or a saved view by its id. */
export type ViewKey = 'all' | 'attention' | number

/** Values to choose from. */
export interface Choices {
	readonly values: readonly string[]
	/** There are more, which a search finds. */
	readonly hasMore: boolean
}

/** Clients keep what they were answered for ten minutes; every page has to see what others changed before it was opened. */
let asked = Date.now()
const anew = () => ({ anew: String(asked++) })

/** The saved views of the team folder that is open, and its columns where no view says otherwise. */
export const useViewStore = defineStore('metadataapp-views', () => {
	const assigned = useAssignedStore()
	const session = useSessionStore()
	const folderId = ref(0)
	/** In their order. */
	const views = shallowRef<readonly View[]>([])
	const canManage = ref(false)
	/** Of the team folder, in their order. */
	const columns = shallowRef<readonly Column[]>([])
	const isKnown = ref(false)
	/** Why there are no views to show. */
	const error = shallowRef<unknown>(null)
	/** The one that the table shows. */
	const key = ref<ViewKey>('all')
	/** Files that need attention; null until they are counted. */
	const attention = ref<number | null>(null)
	const { busy, done, failureOf, perform } = createControls<'order' | 'columns'>()
	let visit = 0
	let counting = 0

	const byId = computed<ReadonlyMap<number, View>>(() => new Map(views.value.map((view) => [view.id, view])))
	const current = computed(() => typeof key.value === 'number' ? byId.value.get(key.value) ?? null : null)
	/** The one that the team folder opens with. */
	const standard = computed(() => views.value.find((view) => view.is_default) ?? null)
	const byName = computed<ReadonlyMap<string, Field>>(() => new Map(assigned.ofFiles.map((field) => [field.field_name, field])))

	/** Shows a team folder; what is known of it stays until the answer comes. */
	async function load(id: number): Promise<void> {
		const own = ++visit
		if (folderId.value !== id) {
			folderId.value = id
			isKnown.value = canManage.value = false
			views.value = columns.value = []
			attention.value = null
		}
		error.value = null
		try {
			const [listed, shown] = await Promise.all([
				api.viewMirrors.list({ path: { folderId: id }, query: anew() }),
				api.columns.list({ path: { folderId: id }, query: anew() }),
			])
			if (own === visit) {
				views.value = listed.views
				canManage.value = listed.can_manage
				columns.value = shown
				isKnown.value = true
			}
		} catch (cause) {
			if (own === visit) {
				error.value = cause
			}
		}
	}
	function show(next: ViewKey): void {
		key.value = next
	}
	/** What the table lists in a view; in all files without one. */
	function queryOf(view: View | null): TableQuery {
		return view === null
			? plainQuery
			: { ...plainQuery, filters: view.filters, sortField: view.sort_field, isDescending: view.sort_order === 'DESC' }
	}
	/** The fields that a view shows. One that names none shows those of the team folder; where nobody chose any, these are the first. */
	function columnsOf(view: View | null): readonly Field[] {
		const named: readonly Pick<Field, 'field_name'>[] = view !== null && view.columns.length > 0
			? view.columns.filter((column) => column.visible)
			: columns.value.length > 0 ? columns.value : usualColumns(assigned.ofFiles)
		return named.flatMap((column) => byName.value.get(column.field_name) ?? [])
	}
	function baseOf(view: View | null): Base {
		return baseWith(view, columnsOf(view))
	}
	/** What the table shows at a place; where files need attention, first the fields that can be the reason. */
	function baseAt(place: ViewKey): Base {
		if (place !== 'attention') {
			return baseOf(typeof place === 'number' ? byId.value.get(place) ?? null : null)
		}
		const shown = columnsOf(null)
		const required = session.folderOf(folderId.value)?.required
		const reasons = [...new Set([...shown, ...assigned.ofFiles])].filter((field) => canNeedAttention(field, required))
		return baseWith(null, [...new Set([...reasons, ...shown])])
	}
	function baseWith(view: View | null, fields: readonly Field[]): Base {
		const { filters, sortField, isDescending } = queryOf(view)
		return { filters, sort: { field: sortField, isDescending }, columns: fields.map((field) => field.field_name) }
	}

	function put(view: View): void {
		const others = views.value.filter((one) => one.id !== view.id)
			.map((one) => view.is_default && one.is_default ? { ...one, is_default: false } : one)
		views.value = [...others, view].toSorted((one, other) => one.position - other.position || one.id - other.id)
	}
	/** @return the new view, the last of them; rejects when it is refused */
	async function create(body: ViewInput): Promise<View> {
		const view = await api.viewMirrors.create({ path: { folderId: folderId.value }, body })
		put(view)
		return view
	}
	/** @return the view as it is now; rejects when it is refused: then nothing is changed */
	async function update(id: number, body: ViewInput): Promise<View> {
		const view = await api.viewMirrors.update({ path: { folderId: folderId.value, viewId: id }, body })
		put(view)
		return view
	}
	/** Deletes a view; rejects when it is refused. */
	async function remove(id: number): Promise<void> {
		await api.viewMirrors.delete({ path: { folderId: folderId.value, viewId: id } })
		views.value = views.value.filter((view) => view.id !== id)
	}
	/** Shows another order and saves it; the former one comes back when it is refused. */
	function reorder(ids: readonly number[]): Promise<boolean> {
		const former = views.value
		const places = new Map(ids.map((id, place) => [id, place]))
		views.value = former.map((view) => ({ ...view, position: places.get(view.id) ?? view.position }))
			.toSorted((one, other) => one.position - other.position)
		return perform('order', async () => {
			try {
				await api.viewMirrors.reorder({ path: { folderId: folderId.value }, body: { view_ids: [...ids] } })
			} catch (cause) {
				views.value = former
				throw cause
			}
		})
	}
	/** Makes these the columns of the team folder, for everybody and wherever no view says otherwise; false when it is refused. */
	function saveColumns(wished: readonly DraftColumn[]): Promise<boolean> {
		const id = folderId.value
		return perform('columns', async () => {
			await api.columns.save({ path: { folderId: id }, body: {
				columns: wished.flatMap((column, place) => {
					const field = byName.value.get(column.name)
					return field === undefined ? [] : [{
						field_id: field.id, show_as_column: column.isShown, column_order: place, filterable: column.isFilterable,
					}]
				}),
			} })
			const shown = await api.columns.list({ path: { folderId: id }, query: anew() })
			if (folderId.value === id) {
				columns.value = shown
			}
		})
	}
	/** Counts what needs attention. A count that fails is none: the tab shows what was counted before. */
	async function countAttention(): Promise<void> {
		const [id, own] = [folderId.value, ++counting]
		try {
			const { total } = await api.rows.list({ path: { folderId: id }, query: { attention: true, limit: 1 } })
			if (own === counting && folderId.value === id) {
				attention.value = total
			}
		} catch {
			// the list says what is wrong as soon as somebody opens it
		}
	}
	/** No file can need attention: there is nothing to be counted. */
	function needNone(): void {
		counting++
		attention.value = 0
	}
	/**
	 * Values of a field that files have, to choose from.
	 *
	 * @param word - only values with this in them; empty for all
	 * @throws ApiError
	 */
	async function choicesOf({ field_name: name }: Pick<Field, 'field_name'>, word: string, signal?: AbortSignal): Promise<Choices> {
		const path = { folderId: folderId.value }
		const options = signal === undefined ? {} : { signal }
		const found = word === ''
			? await api.rows.filterValues({ path, body: { field_names: name } }, options)
			: await api.lists.allFilterValues({ path, query: { field_names: name, search: word } }, options)
		const values = found[name] ?? []
		return { values, hasMore: values.length >= limits.distinctValues }
	}

	return {
		folderId, views, canManage, columns, isKnown, error, key, current, standard, attention, byId, byName, busy, done, failureOf, load,
		show, queryOf, columnsOf, baseOf, baseAt, create, update, remove, reorder, saveColumns, countAttention, needNone, choicesOf,
	}
})
