// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted, readonly, ref, type Ref } from 'vue'

/** The current time, to the half minute. */
export function useNow(): Readonly<Ref<number>> {
	const now = ref(Date.now())
	let timer: ReturnType<typeof setInterval> | undefined
	onMounted(() => {
		timer = setInterval(() => {
			now.value = Date.now()
		}, 30_000)
	})
	onBeforeUnmount(() => clearInterval(timer))
	return readonly(now)
}
