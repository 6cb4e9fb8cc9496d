// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { computed, onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

/** From this many lines on, only those near the visible area are rendered. */
const wholeUpTo = 200
/** Extra lines rendered beyond each edge of the visible area. */
const margin = 12

/**
 * Which lines of a long list are rendered.
 *
 * @param scroller - scroll container of the list
 * @param height - height of a line in pixels
 */
export function useWindowedRows(scroller: Readonly<Ref<HTMLElement | null>>, count: () => number, height: () => number) {
	const top = ref(0)
	const room = ref(800)
	const first = computed(() => count() <= wholeUpTo ? 0 : Math.max(0, Math.floor(top.value / height()) - margin))
	const last = computed(() => count() <= wholeUpTo ? count() : Math.min(count(), Math.ceil((top.value + room.value) / height()) + margin))
	/** Lines in the visible area and close to it, however many there are. */
	const near = computed(() => ({
		first: Math.max(0, Math.floor(top.value / height()) - 1),
		last: Math.min(count(), Math.ceil((top.value + room.value) / height()) + 1),
	}))
	const look = () => {
		top.value = scroller.value?.scrollTop ?? 0
		room.value = scroller.value?.clientHeight ?? 800
	}
	let observer: ResizeObserver | undefined

	onMounted(() => {
		look()
		if (scroller.value !== null) {
			scroller.value.addEventListener('scroll', look, { passive: true })
			observer = new ResizeObserver(look)
			observer.observe(scroller.value)
		}
	})
	onBeforeUnmount(() => observer?.disconnect())

	/** Scrolls a line into view. */
	function reveal(index: number): void {
		const box = scroller.value
		if (box !== null && (index * height() < box.scrollTop || (index + 1) * height() > box.scrollTop + box.clientHeight)) {
			box.scrollTop = Math.max(0, index * height() - box.clientHeight / 2)
			look()
		}
	}
	return { first, last, near, reveal }
}
