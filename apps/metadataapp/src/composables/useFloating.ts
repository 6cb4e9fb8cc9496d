// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { watch, type Ref } from 'vue'

/** Pixels that stay free at the borders of the window. */
const margin = 8

/**
 * Keeps an element above everything else, at a cell: over it, or below it. The element has the attribute `popover="manual"` and a
 * fixed position, and stays where it is in the page, so that keys and screen readers find it in the cell.
 *
 * @param cellOf - the cell that an element is in
 */
export function useFloating(
	floating: Readonly<Ref<HTMLElement | null>>,
	cellOf: (element: HTMLElement) => Element | null,
	isBelow: boolean,
): void {
	watch(floating, (element, _former, onCleanup) => {
		if (element === null) {
			return
		}
		const place = () => placeAt(element, cellOf(element), isBelow)
		element.showPopover()
		place()
		const observer = new ResizeObserver(place)
		observer.observe(element)
		window.addEventListener('scroll', place, { capture: true, passive: true })
		window.addEventListener('resize', place)
		onCleanup(() => {
			observer.disconnect()
			window.removeEventListener('scroll', place, { capture: true })
			window.removeEventListener('resize', place)
		})
	}, { immediate: true, flush: 'post' })
}

function placeAt(element: HTMLElement, cell: Element | null, isBelow: boolean): void {
	if (cell === null) {
		return
	}
	const box = cell.getBoundingClientRect()
	element.style.minWidth = `${isBelow ? 0 : box.width}px`
	const { offsetWidth: width, offsetHeight: height } = element
	const isRightToLeft = getComputedStyle(element).direction === 'rtl'
	const left = isRightToLeft ? box.right - width : box.left
	const top = isBelow ? box.bottom : box.top
	const isBeyond = top + height > window.innerHeight - margin
	element.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - margin - width))}px`
	const highest = isBelow ? box.top - height : window.innerHeight - margin - height
	element.style.top = `${isBeyond ? Math.max(margin, highest) : top}px`
}
