// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted } from 'vue'

/** Calls regularly while somebody looks at the page, and at once when they come back to it. */
export function useFresh(call: () => void, every = 10_000): void {
	let timer: ReturnType<typeof setInterval> | undefined
	const look = () => {
		if (!document.hidden) {
			call()
		}
	}
	onMounted(() => {
		timer = setInterval(look, every)
		document.addEventListener('visibilitychange', look)
	})
	onBeforeUnmount(() => {
		clearInterval(timer)
		document.removeEventListener('visibilitychange', look)
	})
}
