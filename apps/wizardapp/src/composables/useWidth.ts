// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

/** Width of an element in CSS pixels, kept up to date; 0 before it is mounted. */
export function useWidth(element: Readonly<Ref<HTMLElement | null>>): Readonly<Ref<number>> {
	const width = ref(0)
	const observer = new ResizeObserver(([entry]) => {
		width.value = Math.round(entry?.contentRect.width ?? 0)
	})
	onMounted(() => {
		if (element.value !== null) {
			width.value = Math.round(element.value.getBoundingClientRect().width)
			observer.observe(element.value)
		}
	})
	onBeforeUnmount(() => observer.disconnect())
	return width
}
