// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import type { Field } from '@suite/schema/metadata/field'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { columnsOf } from '../values/columns.ts'

/** Fields of the team folder that is open. */
export const useAssignedStore = defineStore('metadataapp-assigned', () => {
	const known = shallowRef<ReadonlyMap<number, readonly Field[]>>(new Map())
	const folderId = shallowRef(0)
	const error = shallowRef<unknown>(null)
	/** Null while they have not arrived. */
	const fields = computed(() => known.value.get(folderId.value) ?? null)
	const ofFiles = computed(() => fields.value?.filter((field) => field.applies_to_groupfolder === 0) ?? [])
	const ofFolder = computed(() => fields.value?.filter((field) => field.applies_to_groupfolder === 1) ?? [])
	/** What the list shows of them. */
	const columns = computed(() => columnsOf(ofFiles.value))

	/** Shows what is known of a team folder, and asks for what has changed. */
	async function show(id: number): Promise<void> {
		folderId.value = id
		error.value = null
		try {
			const answer = await api.assignments.list({ path: { folderId: id } })
			known.value = new Map(known.value).set(id, answer)
		} catch (cause) {
			if (folderId.value === id) {
				error.value = cause
			}
		}
	}

	return { fields, ofFiles, ofFolder, columns, error, show }
})
