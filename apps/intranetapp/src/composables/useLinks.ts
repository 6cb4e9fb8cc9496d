// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { goTo, place, placeOf } from '../router.ts'
import { usePageStore } from '../stores/pageStore.ts'

/** Milliseconds the pointer must rest on a link before its page is prefetched. */
const patience = 80

/** Follows links within the app without a page reload; a page whose link is pointed at is prefetched. */
export function useLinks() {
	const pages = usePageStore()
	let timer: ReturnType<typeof setTimeout> | undefined

	function linkOf(event: Event): HTMLAnchorElement | null {
		const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
		return link === null
			|| link.target === '_blank'
			|| link.hasAttribute('download')
			|| link.closest('[contenteditable="true"]') !== null
			? null
			: link
	}
	function onClick(event: MouseEvent): void {
		const link = linkOf(event)
		if (link === null
			|| event.defaultPrevented
			|| event.button !== 0
			|| event.ctrlKey
			|| event.metaKey
			|| event.shiftKey
			|| event.altKey
			|| placeOf(link.href) === null) {
			return
		}
		event.preventDefault()
		void goTo(link.href, { replace: link.href === location.href })
	}
	function onPoint(event: Event): void {
		clearTimeout(timer)
		const link = linkOf(event)
		const target = link === null ? null : placeOf(link.href)
		if (target?.view === 'page' && !target.isEditing && target.id !== place.value.id) {
			timer = setTimeout(() => pages.fetchAhead(target.id), patience)
		}
	}
	return { onClick, onPoint }
}
