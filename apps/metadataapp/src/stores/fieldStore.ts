// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import type { Field, FieldInput, FieldUsage } from '@suite/schema/metadata/field'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'

/** All definitions of fields, in their order. */
export const useFieldStore = defineStore('metadataapp-fields', () => {
	const fields = shallowRef<readonly Field[]>([])
	/** By id of the field; null until it is known. */
	const usage = shallowRef<ReadonlyMap<number, FieldUsage> | null>(null)
	const usageFailure = shallowRef<unknown>(null)
	const { busy, done, failureOf, perform } = createControls<'order' | `field ${number}`>()
	const byId = computed<ReadonlyMap<number, Field>>(() => new Map(fields.value.map((field) => [field.id, field])))
	/** As the server has it. */
	let known: readonly number[] = []
	let queue: Promise<unknown> = Promise.resolve()

	function adopt(read: readonly Field[]): void {
		fields.value = read
		known = read.map(({ id }) => id)
	}
	async function loadUsage(): Promise<void> {
		usageFailure.value = null
		try {
			const read = await api.setup.usage()
			usage.value = new Map(read.map((one) => [one.field_id, one]))
		} catch (cause) {
			usageFailure.value = cause
		}
	}
	/** @return the new field; rejects when it is refused */
	async function create(body: FieldInput): Promise<Field> {
		const { success: _, ...field } = await api.fields.create({ body })
		adopt([...fields.value, field])
		usage.value = new Map(usage.value ?? []).set(field.id, { field_id: field.id, folders: 0, files: 0, folder_values: 0 })
		done.value = `field ${field.id}`
		return field
	}
	/** @return the field as it is now; rejects when it is refused: then nothing is changed */
	async function update(id: number, body: FieldInput): Promise<Field> {
		const { success: _, ...field } = await api.fields.update({ path: { fieldId: id }, body })
		adopt(fields.value.map((one) => one.id === id ? field : one))
		done.value = `field ${id}`
		return field
	}
	/**
	 * Reads all fields again; rejects when that fails.
	 *
	 * @param saved - the one that somebody has just changed
	 */
	async function reload(saved: number | null = null): Promise<void> {
		adopt(await api.fields.list())
		if (saved !== null) {
			done.value = `field ${saved}`
		}
	}
	/** Deletes a field with all its values; rejects when it is refused. */
	async function remove(id: number): Promise<void> {
		await api.fields.delete({ path: { fieldId: id } })
		adopt(fields.value.filter((one) => one.id !== id))
	}
	/** Shows another order and saves it, after those that are being saved; the former one comes back when it is refused. */
	function order(ids: readonly number[]): Promise<boolean> {
		arrange(ids)
		const turn = queue.then(async () => {
			const isSaved = await perform('order', async () => {
				await api.setup.saveOrder({ body: { field_ids: [...ids] } })
				known = ids
			})
			if (!isSaved) {
				arrange(known)
			}
			return isSaved
		})
		queue = turn
		return turn
	}
	function arrange(ids: readonly number[]): void {
		const places = new Map(ids.map((id, place) => [id, place]))
		const placeOf = ({ id }: Field) => places.get(id) ?? ids.length
		fields.value = fields.value.toSorted((one, other) => placeOf(one) - placeOf(other))
			.map((field, place) => field.sort_order === place ? field : { ...field, sort_order: place })
	}

	return { fields, byId, usage, usageFailure, busy, done, failureOf, adopt, reload, loadUsage, create, update, remove, order }
})
