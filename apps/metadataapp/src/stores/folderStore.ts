// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import type { TeamFolder } from '@suite/schema/metadata/folder'
import type { PanelState } from '@suite/schema/metadata/state'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** A control that is saved by itself. */
export type FolderControl = `${'fields' | 'required'} ${number}`

/** The team folders whose fields the account manages. */
export const useFolderStore = defineStore('metadataapp-folders', () => {
	const folders = shallowRef<readonly TeamFolder[]>([])
	/** Whether the app that makes team folders is there. */
	const isAvailable = shallowRef(true)
	/** Ids of fields in their order, by id of the team folder. */
	const assigned = shallowRef<ReadonlyMap<number, readonly number[]>>(new Map())
	const { busy, done, failureOf, perform } = createControls<FolderControl>()
	/** As the server has it. */
	const known = new Map<number, readonly number[]>()
	const knownModes = new Map<number, TeamFolder['required']>()
	let queue: Promise<unknown> = Promise.resolve()

	function adopt(state: Pick<PanelState, 'assigned' | 'folders' | 'has_team_folders'>): void {
		folders.value = state.folders
		isAvailable.value = state.has_team_folders
		assigned.value = new Map(Object.entries(state.assigned).map(([id, fields]) => [Number(id), fields]))
		assigned.value.forEach((fields, id) => known.set(id, fields))
		state.folders.forEach(({ id, required }) => knownModes.set(id, required))
	}
	const fieldsOf = (id: number): readonly number[] => assigned.value.get(id) ?? []

	function show(id: number, fields: readonly number[]): void {
		assigned.value = new Map(assigned.value).set(id, fields)
	}
	/** Saves one thing after the others; what was there before comes back when it is refused. */
	function save(control: FolderControl, work: () => Promise<void>, takeBack: () => void): Promise<boolean> {
		const turn = queue.then(async () => {
			const isSaved = await perform(control, work)
			if (!isSaved) {
				takeBack()
			}
			return isSaved
		})
		queue = turn
		return turn
	}
	/** Replaces the fields of a team folder; false when it is refused. Values of those that are left out stay. */
	function saveFields(id: number, fields: readonly number[]): Promise<boolean> {
		show(id, fields)
		return save(`fields ${id}`, async () => {
			await api.ownFields.assign({ path: { folderId: id }, body: { field_ids: [...fields] } })
			known.set(id, fields)
		}, () => show(id, known.get(id) ?? []))
	}
	function saveRequired(id: number, required: TeamFolder['required']): Promise<boolean> {
		demand(id, required)
		return save(`required ${id}`, async () => {
			await api.setup.saveRequired({ path: { folderId: id }, body: { required } })
			knownModes.set(id, required)
		}, () => demand(id, knownModes.get(id) ?? required))
	}
	function demand(id: number, required: TeamFolder['required']): void {
		folders.value = folders.value.map((folder) => folder.id === id ? { ...folder, required } : folder)
	}
	/** A field was deleted: it is assigned nowhere any more. */
	function forget(fieldId: number): void {
		assigned.value.forEach((fields, id) => {
			if (fields.includes(fieldId)) {
				const rest = fields.filter((one) => one !== fieldId)
				show(id, rest)
				known.set(id, rest)
			}
		})
	}

	return { folders, isAvailable, assigned, busy, done, failureOf, adopt, fieldsOf, saveFields, saveRequired, forget }
})
