// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { nextTick, onMounted, ref, watch, type Ref } from 'vue'

/**
 * Reports when a screen is usable: its listeners are attached and the initial focus is set. Programs that drive a screen, such as
 * browser tests, wait for this; anything typed earlier may go to the previous screen.
 *
 * Bind it to the root element of the screen: `:data-ready="isReady"`.
 *
 * @param screen - value of the attribute once ready
 * @param isComplete - whether the screen shows what it was opened for; a screen that is reloading is not ready
 */
export function useReady(screen: string, isComplete: () => boolean = () => true): Readonly<Ref<string | undefined>> {
	const ready = ref<string>()
	onMounted(() => watch(isComplete, async (isThere, _before, onCleanup) => {
		let isLatest = true
		onCleanup(() => {
			isLatest = false
		})
		ready.value = undefined
		if (isThere) {
			// components set focus one tick after mounting, some of them one tick later
			await nextTick()
			await nextTick()
			ready.value = isLatest ? screen : undefined
		}
	}, { immediate: true, flush: 'post' }))
	return ready
}
