// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import type { View } from '@suite/schema/metadata/view'
import { computed, type ComputedRef } from 'vue'
import { useRoute, useRouter, type LocationQueryRaw, type RouteLocationRaw } from 'vue-router'
import { isGroupable } from '../grid/groups.ts'
import { useAssignedStore } from '../stores/assignedStore.ts'
import { useSessionStore } from '../stores/sessionStore.ts'
import { useViewStore, type ViewKey } from '../stores/viewStore.ts'
import { today } from '../values/filter/draft.ts'
import { fitting, withFilter } from '../values/filterText.ts'
import type { Filters, TableQuery } from '../values/table.ts'
import { nameSort, trimmed, wishIn, wishMembers, wishQuery, type Base, type Sort, type Wish } from '../values/viewDraft.ts'

export interface ViewAddress {
	/** What the address asks for; a view that is gone is one of its own. */
	readonly key: ComputedRef<ViewKey>
	readonly view: ComputedRef<View | null>
	/** The view that the address names does not exist, so that all files are shown. */
	readonly isGone: ComputedRef<boolean>
	/** What is shown unless somebody wishes something else. */
	readonly base: ComputedRef<Base>
	readonly wish: ComputedRef<Wish>
	/** What the table lists; null until the views and fields are known that this depends on. */
	readonly query: ComputedRef<TableQuery | null>
	/** What the table shows. */
	readonly columns: ComputedRef<readonly Field[]>
	/** Filters that had to be left out, because they no longer fit the fields of the team folder. */
	readonly left: ComputedRef<number>
	readonly filters: ComputedRef<Filters>
	readonly sort: ComputedRef<Sort>
	/** Name of the field; empty for no groups. */
	readonly groupBy: ComputedRef<string>
	/** Where a view is shown, with nothing wished. */
	readonly placeOf: (key: ViewKey) => RouteLocationRaw
	/** Changes what is shown for whoever looks at it, and keeps it in the address; `replace` makes no step to go back to. */
	readonly change: (part: Wish, how?: 'push' | 'replace') => Promise<void>
	readonly setFilter: (name: string, values: readonly unknown[], how?: 'push' | 'replace') => Promise<void>
	/** Back to what the view says. */
	readonly reset: () => Promise<void>
	/** Shows a view with what it does not say. */
	readonly go: (key: ViewKey, wish: Wish, how?: 'push' | 'replace') => Promise<void>
}

/** Which view the address of the table shows, and what somebody changed of it for themselves. */
export function useViewAddress(): ViewAddress {
	const route = useRoute()
	const router = useRouter()
	const views = useViewStore()
	const assigned = useAssignedStore()
	const session = useSessionStore()

	const asked = computed((): ViewKey => {
		const { view } = route.query
		if (view === 'all' || view === 'attention') {
			return view
		}
		return typeof view === 'string' && /^[1-9]\d{0,14}$/.test(view) ? Number(view) : views.standard?.id ?? 'all'
	})
	const isGone = computed(() => typeof asked.value === 'number' && views.isKnown && !views.byId.has(asked.value))
	const key = computed((): ViewKey => isGone.value ? 'all' : asked.value)
	const view = computed(() => typeof key.value === 'number' ? views.byId.get(key.value) ?? null : null)
	const base = computed(() => views.baseAt(key.value))
	const read = computed(() => wishIn(route.query))
	const wish = computed(() => trimmed(read.value.wish, base.value))
	const fitted = computed(() =>
		fitting(wish.value.filters ?? base.value.filters, assigned.ofFiles, { userId: session.user.id, today: today() }))
	const sort = computed((): Sort => {
		const wanted = wish.value.sort ?? base.value.sort
		return wanted.field === '' || views.byName.has(wanted.field) ? wanted : nameSort
	})
	const groupBy = computed(() => {
		const field = views.byName.get(wish.value.groupBy ?? '')
		return field !== undefined && isGroupable(field) ? field.field_name : ''
	})
	const isKnown = computed(() => assigned.fields !== null && views.folderId === Number(route.params.folder)
		&& (views.isKnown || (views.error !== null && typeof asked.value !== 'number')))
	const query = computed((former?: TableQuery | null): TableQuery | null => {
		const next = !isKnown.value
			? null
			: {
					filters: fitted.value.filters,
					sortField: sort.value.field,
					isDescending: sort.value.isDescending,
					groupBy: groupBy.value,
					attention: key.value === 'attention',
				}
		// who lists the files again whenever this changes is not to do so for the same list
		return former !== undefined && JSON.stringify(former) === JSON.stringify(next) ? former : next
	})
	const columns = computed(() => (wish.value.columns ?? base.value.columns).flatMap((name) => views.byName.get(name) ?? []))

	/** The query without wishes, and with what else is in it. */
	function plainQueryOf(next: ViewKey): LocationQueryRaw {
		const kept = Object.entries(route.query).filter(([name]) => name !== 'view' && !wishMembers.some((member) => member === name))
		const isStandard = next === (views.standard?.id ?? 'all')
		return { ...Object.fromEntries(kept), ...isStandard ? {} : { view: String(next) } }
	}
	const placeOf = (next: ViewKey): RouteLocationRaw => {
		const { view: asked } = plainQueryOf(next)
		return { name: 'table', params: { folder: route.params.folder ?? '' }, query: asked === undefined ? {} : { view: asked } }
	}
	async function lead(to: ViewKey, wanted: Wish, how: 'push' | 'replace'): Promise<void> {
		// what was typed last may be told by a part of a page that is being left
		if (route.name === 'table') {
			const next = trimmed(wanted, views.baseAt(to))
			await router[how]({ name: 'table', params: route.params, query: { ...plainQueryOf(to), ...wishQuery(next) } })
		}
	}
	const change = (part: Wish, how: 'push' | 'replace' = 'push') => lead(key.value, { ...wish.value, ...part }, how)

	return {
		key, view, isGone, base, wish, query, columns, sort, groupBy, placeOf, change,
		left: computed(() => fitted.value.left + Number(read.value.isBroken)),
		filters: computed(() => fitted.value.filters),
		setFilter: (name, values, how) => change({ filters: withFilter(fitted.value.filters, name, values) }, how),
		reset: () => lead(key.value, {}, 'push'),
		go: (next, wanted, how = 'push') => lead(next, wanted, how),
	}
}
