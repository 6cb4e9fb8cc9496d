// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

/** Whether the browser is online. */
export function useOnline(): Readonly<Ref<boolean>> {
	const isOnline = ref(navigator.onLine)
	const look = () => {
		isOnline.value = navigator.onLine
	}
	onMounted(() => {
		window.addEventListener('online', look)
		window.addEventListener('offline', look)
	})
	onBeforeUnmount(() => {
		window.removeEventListener('online', look)
		window.removeEventListener('offline', look)
	})
	return isOnline
}
