// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import type { Field } from '@suite/schema/metadata/field'
import type { Row, Rows } from '@suite/schema/metadata/list'
import type { ValueMap } from '@suite/schema/metadata/value'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { groupsOf, isGroupable } from '../grid/groups.ts'
import { pageOf, pageSize, pagesBetween, patched, placesIn, withPage, withValues, type Pages } from '../grid/pages.ts'
import { orderOf, rowsAsked } from '../grid/rowsQuery.ts'
import { added, difference, type Sums } from '../grid/sums.ts'
import { isSameQuery, plainQuery, type TableQuery } from '../values/table.ts'
import { useAssignedStore } from './assignedStore.ts'
import { useSelectionStore } from './selectionStore.ts'

/** Pages that are asked for at once: who scrolls fast passes most of them, and only the last ones are read. */
const mostAsked = 2

/** All files of a team folder that fit a query, page by page, in the order of the server. */
export const useTableStore = defineStore('metadataapp-table', () => {
	const assigned = useAssignedStore()
	const selection = useSelectionStore()
	const folderId = ref(0)
	/** As it was asked for the last time. */
	const query = shallowRef<TableQuery>(plainQuery)
	/** Of which the rows are that are shown: the former one until the answer arrives. Another object each time the list is another one. */
	const shown = shallowRef<TableQuery>(plainQuery)
	/** Fields that are shown, in their order. */
	const columns = shallowRef<readonly Field[]>([])
	const pages = shallowRef<Pages>(new Map())
	/** Files that fit, as the server counted them. */
	const total = ref(0)
	/** Whether anything of the folder has arrived. */
	const isKnown = ref(false)
	/** False while the server still reads a large team folder: later there are more. */
	const isComplete = ref(true)
	/** Whether the list is being asked for, from its beginning or anew. */
	const isReading = ref(false)
	/** A value has changed that decides where its row stands, or whether it is shown. */
	const isOutdated = ref(false)
	/** Why nothing can be shown. */
	const error = shallowRef<unknown>(null)
	/** Why a part is missing, or what is shown could not be read anew. */
	const pageError = shallowRef<unknown>(null)
	const counted = shallowRef<NonNullable<Rows['groups']>>([])
	/** Of all files that fit, by the names of fields; of those among the columns that are numbers. */
	const sums = shallowRef<Sums>({})
	/** What has changed in the sums of groups since the server counted, by their keys. */
	const changed = shallowRef<ReadonlyMap<string, Sums>>(new Map())
	/** As the server counted them. */
	const countedSums = shallowRef<Sums>({})
	/** To ask for changes since the list was read. */
	const cursor = ref(0)
	/** Another one once the fields of the team folder are others; empty before the list has arrived. */
	const definitions = ref('')

	/** Pages that are on their way. */
	const asked = new Map<number, Promise<void>>()
	/** Pages that may no longer be as the server has them: shown until they have arrived anew. */
	const stale = new Set<number>()
	/** The rows that were looked at the last time. */
	let wanted: readonly [number, number] = [0, 0]
	let visit = new AbortController()
	/** Somebody wanted the list anew while a cell was edited. */
	let isDue = false
	/** Names of the fields whose sums the last reading asked for. */
	let askedSums: readonly string[] = []
	/** The first page of the list. */
	let reading: Promise<void> = Promise.resolve()

	const count = computed(() => isKnown.value ? total.value : 0)
	const places = computed(() => placesIn(pages.value))
	/** The field whose values are groups; null without groups. */
	const groupField = computed(() => groupable(shown.value))
	const placedGroups = computed(() => groupField.value === null
		? []
		: groupsOf(groupField.value, counted.value, count.value, orderOf(shown.value).isDescending, countedSums.value))
	const groups = computed(() => placedGroups.value.map((group) => {
		const change = changed.value.get(group.key)
		return change === undefined ? group : { ...group, sums: added(group.sums, change) }
	}))
	const summed = computed(() => columns.value.filter((field) => field.field_type === 'number').map(({ field_name: name }) => name))

	function groupable({ groupBy }: TableQuery): Field | null {
		return assigned.ofFiles.find((field) => field.field_name === groupBy && isGroupable(field)) ?? null
	}
	/** Sets the fields that are shown; where sums are missing then, the list is read anew. */
	function setColumns(fields: readonly Field[]): void {
		columns.value = fields
		if (isKnown.value && !isReading.value && lacksSums()) {
			void reload()
		}
	}
	/** Whether a number is shown whose sum nobody has asked for. */
	const lacksSums = () => summed.value.some((name) => !askedSums.includes(name))
	/** Goes to a team folder: nothing is known of another one any more. */
	function open(folder: number): void {
		if (folderId.value !== folder) {
			visit.abort()
			visit = new AbortController()
			asked.clear()
			stale.clear()
			folderId.value = folder
			isKnown.value = isReading.value = isOutdated.value = isDue = false
			error.value = pageError.value = null
			pages.value = new Map()
			sums.value = {}
			counted.value = []
			definitions.value = ''
			wanted = [0, 0]
		}
	}
	/** Opens a list. Of the same team folder, what is shown stays until the answer comes. */
	async function show(folder: number, next: TableQuery): Promise<void> {
		open(folder)
		if (!isSameQuery(query.value, next)) {
			query.value = next
			wanted = [0, 0]
		}
		await begin()
	}
	/** Asks for the list anew, beginning with what one looks at. No row moves while a cell is edited: that is done afterwards. */
	async function reload(): Promise<void> {
		isDue = selection.editing !== null && isKnown.value
		if (!isDue) {
			await begin()
		}
	}
	watch(() => selection.editing === null, (isFree) => isFree && isDue && void reload())
	async function begin(): Promise<void> {
		isDue = false
		visit.abort()
		visit = new AbortController()
		asked.clear()
		error.value = null
		pageError.value = null
		isReading.value = true
		askedSums = summed.value
		const own = visit
		await (reading = load(pageOf(wanted[0]), true))
		if (own === visit) {
			isReading.value = false
			// the columns were not known yet, or are others meanwhile
			if (lacksSums()) {
				void reload()
			} else {
				pump()
			}
		}
	}
	function load(page: number, isFirst = false): Promise<void> {
		const run = read(page, isFirst, visit).finally(() => {
			if (asked.get(page) === run) {
				asked.delete(page)
				pump()
			}
		})
		asked.set(page, run)
		return run
	}
	async function read(page: number, isFirst: boolean, own: AbortController): Promise<void> {
		const [wish, folder] = [query.value, folderId.value]
		const about = isFirst ? { groupBy: groupable(wish)?.field_name ?? '', sums: askedSums } : null
		try {
			const answer = await api.rows.list(
				{ path: { folderId: folder }, query: { ...rowsAsked(wish, page * pageSize, pageSize, about) } },
				{ signal: own.signal },
			)
			if (own === visit) {
				take(page, answer, isFirst ? wish : null)
			}
		} catch (cause) {
			if (own === visit) {
				(isKnown.value ? pageError : error).value = cause
			}
		}
	}
	/** @param first - what was asked, where the page is the first one of a list that is read anew; else null */
	function take(page: number, answer: Rows, first: TableQuery | null): void {
		const { rows } = answer
		stale.delete(page)
		if (first === null) {
			pages.value = withPage(pages.value, page, rows, pagesBetween(...wanted))
		} else {
			const isSame = isKnown.value && isSameQuery(shown.value, first)
			// what is looked at stays until it has arrived anew; what follows is read again when it is looked at
			const kept = isSame ? [...pages.value].filter(([one]) => pagesBetween(...wanted).includes(one)) : []
			stale.clear()
			kept.filter(([one]) => one !== page).forEach(([one]) => stale.add(one))
			pages.value = withPage(new Map(kept), page, rows, [])
			if (!isSame) {
				shown.value = first
				wanted = [0, 0]
			}
			counted.value = answer.groups ?? []
			sums.value = answer.sums ?? {}
			countedSums.value = sums.value
			changed.value = new Map()
			isOutdated.value = false
			cursor.value = answer.cursor
			definitions.value = answer.definitions
		}
		total.value = answer.total
		isComplete.value = answer.complete
		isKnown.value = true
	}
	/** Whether a page is there as the server has it, or comes. */
	const isFine = (page: number) => asked.has(page) || (pages.value.has(page) && !stale.has(page))
	const mayAsk = () => isKnown.value && !isReading.value && pageError.value === null
	const within = (last: number) => Math.min(last, total.value - 1)
	/** Asks for a few of the pages that are missing among those one looks at. */
	function pump(): void {
		if (mayAsk()) {
			pagesBetween(wanted[0], within(wanted[1])).filter((page) => !isFine(page)).slice(0, Math.max(0, mostAsked - asked.size))
				.forEach((page) => void load(page))
		}
	}
	/** Says which rows are looked at, both included: what is missing of them is asked for. */
	function need(first: number, last: number): void {
		wanted = [first, last]
		pump()
	}
	/** Waits for all rows between two places, both included; some hundred at once. @return false when some could not be read */
	async function ensure(first: number, last: number): Promise<boolean> {
		const wish = shown.value
		await reading
		for (const page of pagesBetween(first, within(last))) {
			if (!pages.value.has(page) && mayAsk()) {
				await (asked.get(page) ?? load(page))
			}
			if (!pages.value.has(page) || shown.value !== wish) {
				return false
			}
		}
		return isKnown.value
	}
	/** Asks once more for what could not be read. */
	async function retry(first: number, last: number): Promise<void> {
		pageError.value = null
		if (!isKnown.value || !isSameQuery(shown.value, query.value)) {
			await reload()
		} else {
			need(first, last)
		}
	}
	/** What stands at a place of the list; undefined where it has not arrived. */
	const at = (index: number): Row | undefined => pages.value.get(pageOf(index))?.[index % pageSize]
	/** Whether the part of the list has arrived that a place is in. A file that is deleted meanwhile leaves a gap there. */
	const hasRead = (index: number): boolean => pages.value.has(pageOf(index))
	/** Where a file stands, among those that have arrived. */
	const indexOf = (fileId: number): number | null => places.value.get(fileId) ?? null
	/** A file among those that have arrived. */
	function known(fileId: number): Row | null {
		const index = indexOf(fileId)
		return index === null ? null : at(index) ?? null
	}
	/** Shows the values that a file has now. */
	function put(fileId: number, metadata: ValueMap): void {
		change(new Map([[fileId, () => metadata]]))
	}
	/** Shows some values of some files, by file id and the names of fields; null is none. */
	function putCells(changes: ReadonlyMap<number, Readonly<Record<string, string | null>>>): void {
		change(new Map([...changes].map(([fileId, patch]) => [fileId, (values) => patched(values, patch)])))
	}
	function change(changes: ReadonlyMap<number, (values: ValueMap) => ValueMap>): void {
		const values = new Map<number, ValueMap>()
		const differences: (readonly [index: number, own: Sums])[] = []
		const deciding = decidingFields()
		for (const [fileId, next] of changes) {
			const index = indexOf(fileId)
			const before = index === null ? undefined : at(index)?.metadata
			if (index === null || before === undefined) {
				// what it was before is not known, and so is not what it changes
				isOutdated.value ||= deciding === null || deciding.length > 0 || Object.keys(sums.value).length > 0
				continue
			}
			const after = next(before)
			values.set(index, after)
			isOutdated.value ||= deciding === null || deciding.some((name) => before[name] !== after[name])
			const own = difference(Object.keys(sums.value), before, after)
			if (Object.keys(own).length > 0) {
				differences.push([index, own])
			}
		}
		if (values.size > 0) {
			pages.value = withValues(pages.value, values)
		}
		if (differences.length > 0) {
			sums.value = added(sums.value, ...differences.map(([, own]) => own))
			changed.value = withDifferences(differences)
		}
	}
	/** A row counts in its group where it stands, also when its value has become another one. */
	function withDifferences(differences: readonly (readonly [index: number, own: Sums])[]): ReadonlyMap<string, Sums> {
		const next = new Map(changed.value)
		for (const [index, own] of groupField.value === null ? [] : differences) {
			const key = placedGroups.value.findLast(({ first }) => first <= index)?.key
			if (key !== undefined) {
				next.set(key, added(next.get(key) ?? {}, own))
			}
		}
		return next
	}
	/** Fields whose values decide where a row stands, or whether it is shown; null where any may. */
	function decidingFields(): readonly string[] | null {
		const { filters, sortField, groupBy, attention } = shown.value
		return attention ? null : [...Object.keys(filters), sortField, groupBy].filter((name) => name !== '')
	}

	return {
		folderId, query, shown, columns, pages, count, total, isKnown, isComplete, isReading, isOutdated, error, pageError, groupField,
		groups, sums, cursor, definitions, setColumns, open, show, reload, need, ensure, retry, at, hasRead, indexOf, known, put, putCells,
	}
})
