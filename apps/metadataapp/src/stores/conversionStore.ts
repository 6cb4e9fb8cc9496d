// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadata as api } from '@suite/api/metadata/client'
import type { Conversion, ConversionInput } from '@suite/schema/metadata/field/conversion'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { isChanging } from '../values/conversion.ts'

/** Fields that change together with their values. */
export const useConversionStore = defineStore('metadataapp-conversions', () => {
	/** The latest of each field. */
	const byField = shallowRef<ReadonlyMap<number, Conversion>>(new Map())

	/** How often an answer to a change has been taken over: a list that was asked for before does not know of it. */
	let adopted = 0

	function adopt(conversion: Conversion): Conversion {
		adopted++
		byField.value = new Map(byField.value).set(conversion.field_id, conversion)
		return conversion
	}
	/** Why they could not be read the last time. */
	const failure = shallowRef<unknown>(null)
	async function load(): Promise<void> {
		const before = adopted
		try {
			const all = await api.conversions.list()
			if (adopted === before) {
				byField.value = new Map(all.map((one) => [one.field_id, one]))
			}
			failure.value = null
		} catch (cause) {
			failure.value = cause
		}
	}
	/** Counts what would happen; rejects when it is refused. */
	const preview = async (fieldId: number, body: ConversionInput): Promise<Conversion> =>
		adopt(await api.conversions.preview({ path: { fieldId }, body }))
	/**
	 * Rejects when it is refused.
	 *
	 * @param mayLose - whether values that do not fit are taken away
	 */
	const start = async (fieldId: number, body: ConversionInput, mayLose: boolean): Promise<Conversion> =>
		adopt(await api.conversions.start({ path: { fieldId }, body: { ...body, lose_values: mayLose } }))
	/** Rejects when it is too late. */
	const cancel = async (fieldId: number): Promise<Conversion> => adopt(await api.conversions.cancel({ path: { fieldId } }))
	/** The one that changes a field now; null where none does. */
	const running = (fieldId: number): Conversion | null => {
		const found = byField.value.get(fieldId)
		return found !== undefined && isChanging(found) ? found : null
	}

	return { byField, failure, load, preview, start, cancel, running }
})
