// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Field } from '@suite/schema/metadata/field'
import { computed, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import { Problem } from '../../rules/index.ts'
import { useAssignedStore } from '../../stores/assignedStore.ts'
import { useBulkStore } from '../../stores/bulk/bulkStore.ts'
import { useLiveStore } from '../../stores/liveStore.ts'
import { previewOf, wishOf, type BulkDraft, type BulkMode, type BulkPreview, type BulkWishes } from '../../values/bulk/preview.ts'
import type { RequiredMode } from '../../values/draft.ts'

/** A field that was chosen, with what was entered. */
export interface ChosenField {
	readonly field: Field
	readonly draft: BulkDraft
	/** What it is to become; undefined while nothing was entered. */
	readonly wish: string | Problem | null | undefined
}

interface BulkDrafts {
	readonly mode: Ref<BulkMode>
	/** In the order in which they were chosen. */
	readonly chosen: ComputedRef<readonly ChosenField[]>
	/** Fields that can still be chosen. */
	readonly others: ComputedRef<readonly Field[]>
	/** What can be saved as it was entered. */
	readonly wishes: ComputedRef<BulkWishes>
	/** What it does; null while nothing was entered. */
	readonly preview: ComputedRef<BulkPreview | null>
	/** Nothing is missing or wrong, and something changes. */
	readonly canSave: ComputedRef<boolean>
	change(name: string, draft: BulkDraft): void
	choose(name: string): void
	remove(name: string): void
}

/** Values that are entered for all files that are open in the bulk store. */
export function useBulkDrafts(required: RequiredMode): BulkDrafts {
	const assigned = useAssignedStore()
	const bulk = useBulkStore()
	const live = useLiveStore()
	const mode = ref<BulkMode>('overwrite')
	const drafts = shallowRef<ReadonlyMap<string, BulkDraft>>(new Map())

	const chosen = computed(() => [...drafts.value].flatMap(([name, entered]) => {
		const field = assigned.ofFiles.find((one) => one.field_name === name)
		// what only fills in takes nothing away
		const draft = { ...entered, isEmptying: entered.isEmptying && mode.value === 'overwrite' }
		return field === undefined ? [] : [{ field, draft, wish: wishOf(field, draft, required) }]
	}))
	const others = computed(() => assigned.ofFiles.filter((field) => !drafts.value.has(field.field_name)))
	const wishes = computed(() => new Map(chosen.value.flatMap(({ field, wish }) =>
		wish === undefined || wish instanceof Problem ? [] : [[field.field_name, wish] as const])))
	const preview = computed(() => bulk.files === null || wishes.value.size === 0
		? null
		: previewOf(bulk.files, wishes.value, mode.value, (id, name) => live.lockOf(id, name) !== null))
	const canSave = computed(() => preview.value !== null && wishes.value.size === chosen.value.length
		&& preview.value.changed + preview.value.locked > 0)

	function change(name: string, draft: BulkDraft): void {
		drafts.value = new Map(drafts.value).set(name, draft)
	}
	function remove(name: string): void {
		drafts.value = new Map([...drafts.value].filter(([one]) => one !== name))
	}
	const choose = (name: string) => change(name, { text: null, isEmptying: false })
	return { mode, chosen, others, wishes, preview, canSave, change, choose, remove }
}
