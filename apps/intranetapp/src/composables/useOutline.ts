// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { onBeforeUnmount, ref, shallowRef, watch, type Ref } from 'vue'
import { anchorFrom, anchorId } from '../text/anchors.ts'

/** A heading of the current page. */
export interface OutlineEntry {
	readonly anchor: string
	readonly text: string
	/** 2 to 4. */
	readonly level: number
	readonly element: HTMLElement
}

/** Distance in pixels from the upper edge at which a heading counts as reached. */
const line = 120

/**
 * The headings in an element, without those of side columns, in order, and the one being read. If several headings have
 * the same text, the later ones get a number, so that each can be linked to.
 *
 * @param scroller - holds the page and scrolls
 * @param source - changes when another page is shown
 */
export function useOutline(scroller: Readonly<Ref<HTMLElement | null>>, source: () => unknown) {
	const entries = shallowRef<readonly OutlineEntry[]>([])
	const current = ref('')
	let frame = 0

	function collect(): void {
		const taken = new Set<string>()
		entries.value = [...scroller.value?.querySelectorAll<HTMLElement>('.page-article :is(h2, h3, h4)[id]') ?? []]
			.filter((element) => element.closest('.side-column') === null)
			.flatMap((element) => {
				const wanted = element.dataset.anchor ??= anchorFrom(element.id) ?? ''
				let anchor = wanted
				for (let number = 2; taken.has(anchor); number += 1) {
					anchor = `${wanted}-${number}`
				}
				taken.add(anchor)
				element.id = anchorId(anchor)
				const text = (element.querySelector('.row-frame__name') ?? element).textContent?.trim() ?? ''
				return wanted === '' || text === '' ? [] : [{ anchor, text, level: Number(element.localName.slice(1)), element }]
			})
		spy()
	}
	function spy(): void {
		const box = scroller.value
		if (box === null) {
			return
		}
		const edge = box.getBoundingClientRect().top + line
		const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 4 && box.scrollTop > 0
		const shown = entries.value.filter(({ element }) => element.offsetParent !== null)
		const reached = isAtEnd
			? shown.filter(({ element }) => element.getBoundingClientRect().top < box.getBoundingClientRect().bottom)
			: shown.filter(({ element }) => element.getBoundingClientRect().top <= edge)
		// If columns are side by side, the lowest heading counts.
		const lowest = reached.reduce<OutlineEntry | undefined>(
			(last, entry) => last === undefined || top(entry) >= top(last) ? entry : last,
			undefined,
		)
		current.value = (lowest ?? shown[0])?.anchor ?? ''
	}
	const top = ({ element }: OutlineEntry) => element.getBoundingClientRect().top
	const onScroll = () => {
		cancelAnimationFrame(frame)
		frame = requestAnimationFrame(spy)
	}

	watch(scroller, (box, before) => {
		before?.removeEventListener('scroll', onScroll)
		box?.addEventListener('scroll', onScroll, { passive: true })
	}, { immediate: true })
	// In the same flush as the page: the reading position is determined once its contents are laid out.
	watch(() => [source(), scroller.value], collect, { immediate: true, flush: 'post' })
	onBeforeUnmount(() => scroller.value?.removeEventListener('scroll', onScroll))
	return { entries, current, collect }
}
