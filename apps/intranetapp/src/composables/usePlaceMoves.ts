// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { nextTick, onBeforeUnmount, onMounted, watch, type Ref } from 'vue'
import { place } from '../router.ts'
import { anchorId } from '../text/anchors.ts'

const storage = 'intranetapp-scroll'
const remembered = 50

/**
 * Sets the scroll position after navigation: the anchor, the previous position (back and forward), or the top; focus moves
 * to the title, so that screen readers announce it and Tab continues from there.
 *
 * @param scroller - scroll container of the page
 * @param isReady - whether the page shows what the address refers to
 */
export function usePlaceMoves(scroller: Readonly<Ref<HTMLElement | null>>, isReady: () => boolean): void {
	const positions = new Map<string, number>(read())
	let key = place.value.key
	/** The page of the latest navigation has not loaded yet. */
	let isDue = true
	/** The user has typed since the navigation: a page that loads late does not take focus away. */
	let isWriting = false

	function keep(): void {
		positions.delete(key)
		positions.set(key, scroller.value?.scrollTop ?? 0)
	}
	function write(): void {
		keep()
		sessionStorage.setItem(storage, JSON.stringify([...positions].slice(-remembered)))
	}
	function onInput(): void {
		isWriting = true
	}
	async function settle(): Promise<void> {
		if (!isDue || !isReady() || scroller.value === null) {
			return
		}
		isDue = false
		await nextTick()
		const { anchor, arrival } = place.value
		const known = arrival === 'history' ? positions.get(place.value.key) : undefined
		if (known !== undefined) {
			scroller.value.scrollTop = known
		} else if (anchor !== '' && revealAnchor(anchor)) {
			return
		} else {
			scroller.value.scrollTop = 0
		}
		if (arrival !== 'load' && !place.value.isEditing && !isWriting) {
			scroller.value.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
		}
	}
	function revealAnchor(anchor: string): boolean {
		const heading = document.getElementById(anchorId(anchor))
		if (heading === null) {
			return false
		}
		heading.closest('[hidden]')?.dispatchEvent(new Event('beforematch', { bubbles: true }))
		void nextTick(() => {
			heading.scrollIntoView({ block: 'start', behavior: 'auto' })
			heading.focus({ preventScroll: true })
		})
		return true
	}

	watch(place, (to, from) => {
		if (to.view === 'page' && from.view === 'page' && to.id === from.id && to.isEditing !== from.isEditing) {
			key = to.key
			return // switching to the editor does not scroll
		}
		keep()
		key = to.key
		isDue = true
		isWriting = false
	}, { flush: 'sync' })
	watch([place, isReady], settle, { flush: 'post' })
	onMounted(() => {
		window.addEventListener('pagehide', write)
		document.addEventListener('input', onInput, true)
		void settle()
	})
	onBeforeUnmount(() => {
		window.removeEventListener('pagehide', write)
		document.removeEventListener('input', onInput, true)
	})
}

function read(): [string, number][] {
	try {
		return JSON.parse(sessionStorage.getItem(storage) ?? '[]') as [string, number][]
	} catch {
		return []
	}
}
