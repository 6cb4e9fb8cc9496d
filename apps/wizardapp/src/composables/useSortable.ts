// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type Sortable from 'sortablejs'
import { onBeforeUnmount, onMounted, type Ref } from 'vue'

/**
 * Reorders by mouse and touch. The DOM is restored before the list changes, because the list itself is rendered by Vue.
 *
 * @param list - the element whose children are dragged
 * @param handle - selector of the part they are dragged by
 * @param drop - moves an item from one place to another, both from 0
 */
export function useSortable(list: Readonly<Ref<HTMLElement | null>>, handle: string, drop: (from: number, to: number) => void): void {
	let sortable: Sortable | undefined
	let isGone = false
	onMounted(async () => {
		const { default: Sortables } = await import('sortablejs')
		if (list.value === null || isGone) {
			return
		}
		sortable = Sortables.create(list.value, {
			handle,
			animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
			forceFallback: true, // the same behaviour with mouse and touch, and scrolling works in every browser
			fallbackTolerance: 4,
			ghostClass: 'wizardapp-drag-place',
			fallbackClass: 'wizardapp-drag-carried',
			onEnd({ item, oldIndex, newIndex }) {
				if (oldIndex !== undefined && newIndex !== undefined && oldIndex !== newIndex && list.value !== null) {
					item.remove()
					list.value.insertBefore(item, list.value.children[oldIndex] ?? null)
					drop(oldIndex, newIndex)
				}
			},
		})
	})
	onBeforeUnmount(() => {
		isGone = true
		sortable?.destroy()
	})
}
