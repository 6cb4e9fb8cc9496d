// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { nextTick, onMounted, ref, watch, type Ref } from 'vue'

/**
 * Says when a screen can be used: its listeners are attached and the first focus is placed. What acts on a screen by program, as
 * browser tests do, waits for it; what is typed before may go to the screen that was there.
 *
 * Bind it to the root element of the screen: `:data-ready="isReady"`.
 *
 * @param screen - what the attribute says then
 * @param isComplete - whether what the screen was opened for is on it; a screen that loads again is not ready meanwhile
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
			// components place the focus a tick after they were mounted, some of them one more after that
			await nextTick()
			await nextTick()
			ready.value = isLatest ? screen : undefined
		}
	}, { immediate: true, flush: 'post' }))
	return ready
}
