// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Conversion, ConversionInput } from '@suite/schema/metadata/field/conversion'
import { computed, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import { useConversionStore } from '../../stores/conversionStore.ts'
import { lostOf, type Stage, stageOf } from '../../values/conversion.ts'

interface FollowedConversion {
	readonly conversion: ComputedRef<Conversion>
	readonly stage: ComputedRef<Stage>
	readonly isBusy: Readonly<Ref<boolean>>
	/** Why it could not be begun, stopped or followed. */
	readonly failure: ComputedRef<unknown>
	/** Begins what was previewed, and takes away what does not fit. */
	start(): Promise<void>
	stop(): Promise<void>
}

/**
 * A conversion from its preview to its end. `useConversionWatch` asks how far it is.
 *
 * @param first - as it is known
 * @param input - what is previewed; null where one is only watched
 * @param prepare - what has to be saved before it begins; rejects when that is refused
 */
export function useConversion(first: Conversion, input: ConversionInput | null, prepare: () => Promise<void>): FollowedConversion {
	const store = useConversionStore()
	/** What the server calls it: what begins is another one than its preview. */
	const id = ref(first.id)
	const conversion = computed<Conversion>(() => {
		const known = store.byField.get(first.field_id)
		// One that is not there any more went with its field, or somebody else began another.
		return known?.id === id.value ? known : { ...first, state: 'cancelled' }
	})
	const isBusy = ref(false)
	const refused = shallowRef<unknown>(null)

	async function perform(work: () => Promise<unknown>): Promise<void> {
		if (isBusy.value) {
			return
		}
		isBusy.value = true
		refused.value = null
		try {
			await work()
		} catch (cause) {
			refused.value = cause
		} finally {
			isBusy.value = false
		}
	}
	const start = () => perform(async () => {
		if (input !== null) {
			const mayLose = lostOf(conversion.value) > 0
			await prepare()
			id.value = (await store.start(first.field_id, input, mayLose)).id
		}
	})
	const stop = () => perform(() => store.cancel(first.field_id))

	return {
		conversion,
		stage: computed(() => stageOf(conversion.value)),
		isBusy,
		failure: computed(() => refused.value ?? store.failure),
		start,
		stop,
	}
}
