// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { computed, onScopeDispose, watch } from 'vue'
import { useConversionStore } from '../../stores/conversionStore.ts'
import { isChanging, isRunning } from '../../values/conversion.ts'

/** Between two questions how far they are, in milliseconds. */
const pause = 1_500

/**
 * Asks how far conversions are, as long as one runs.
 *
 * @param onChanged - when one of them has changed a field, or is given up
 */
export function useConversionWatch(onChanged: () => void): void {
	const store = useConversionStore()
	let timer: ReturnType<typeof setTimeout> | undefined
	const changing = computed(() => [...store.byField.values()].filter(isChanging).map(({ field_id: id }) => id))
	const isAnyRunning = () => [...store.byField.values()].some(isRunning)

	async function ask(): Promise<void> {
		const before = changing.value
		await store.load()
		if (before.some((id) => !changing.value.includes(id))) {
			onChanged()
		}
		wait()
	}
	function wait(): void {
		clearTimeout(timer)
		timer = isAnyRunning() ? setTimeout(() => void ask(), pause) : undefined
	}
	watch(() => store.byField, wait, { immediate: true })
	onScopeDispose(() => clearTimeout(timer))
}
