// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, ref, watch, type Ref } from 'vue'

interface Growing {
	/** So many items are drawn. */
	readonly drawn: Readonly<Ref<number>>
	/** Draws at least so many. */
	drawTo(count: number): void
	/** Begins again, as for another search. */
	restart(): void
}

/** Items that are drawn at first, and each time that the end of them comes near. */
const page = 60

/**
 * Draws a long list bit by bit while somebody scrolls.
 *
 * @param end - an element below the last item; not there when all are drawn
 */
export function useGrowing(end: Readonly<Ref<HTMLElement | null>>): Growing {
	const drawn = ref(page)
	let observer: IntersectionObserver | undefined

	watch(end, (element) => {
		observer?.disconnect()
		if (element !== null) {
			observer = new IntersectionObserver((entries) => {
				if (entries.some((entry) => entry.isIntersecting)) {
					drawn.value += page
					// it tells of changes alone, and the end may still be near
					observer?.unobserve(element)
					requestAnimationFrame(() => observer?.observe(element))
				}
			}, { rootMargin: '800px 0px' })
			observer.observe(element)
		}
	}, { flush: 'post', immediate: true })
	onBeforeUnmount(() => observer?.disconnect())

	return {
		drawn,
		drawTo(count) {
			drawn.value = Math.max(drawn.value, count)
		},
		restart() {
			drawn.value = page
		},
	}
}
