// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted, type Ref } from 'vue'

/** Closes an open element when the user clicks, or moves the focus, outside of it. */
export function useDismiss(element: Readonly<Ref<HTMLElement | null>>, isOpen: () => boolean, close: () => void): void {
	function onBeside(event: Event): void {
		if (isOpen() && event.target instanceof Node && element.value?.contains(event.target) === false) {
			close()
		}
	}
	onMounted(() => {
		document.addEventListener('pointerdown', onBeside)
		document.addEventListener('focusin', onBeside)
	})
	onBeforeUnmount(() => {
		document.removeEventListener('pointerdown', onBeside)
		document.removeEventListener('focusin', onBeside)
	})
}
