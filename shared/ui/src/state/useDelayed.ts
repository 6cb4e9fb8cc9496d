// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onScopeDispose, ref, watch, type Ref } from 'vue'

/** True once the source has been true for a while, so that quick operations show no skeleton. */
export function useDelayed(source: () => boolean, milliseconds = 150): Readonly<Ref<boolean>> {
	const isLong = ref(false)
	let timer: ReturnType<typeof setTimeout> | undefined
	watch(source, (isOn) => {
		clearTimeout(timer)
		if (isOn) {
			timer = setTimeout(() => {
				isLong.value = true
			}, milliseconds)
		} else {
			isLong.value = false
		}
	}, { immediate: true })
	onScopeDispose(() => clearTimeout(timer))
	return isLong
}
