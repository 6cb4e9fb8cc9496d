// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { computed, nextTick, ref, type ComputedRef, type Ref } from 'vue'
import { moved } from '../stores/admin/stepList.ts'

interface Item { readonly id: string }

interface Words {
	grabbed(item: number, count: number): string
	movedTo(place: number, count: number): string
	dropped(place: number, count: number): string
	putBack(place: number, count: number): string
}

interface Reorder<T extends Item> {
	/** The items as they stand while one is carried. */
	readonly shown: ComputedRef<readonly T[]>
	readonly carriedId: Readonly<Ref<string | null>>
	onKeydown(event: KeyboardEvent, id: string): void
	onBlur(id: string): void
}

/**
 * Reordering by keyboard: Space takes an item, arrows, Home and End move it, Space or Enter drops it, Esc puts it back.
 * The list itself changes once, when the item is dropped; leaving the handle drops it too.
 *
 * @param items - the list
 * @param drop - moves an item to a place, from 0
 * @param focus - puts the focus on the handle of an item
 * @param say - speaks to a screen reader
 * @param words - what it says; places count from 1
 */
export function useReorder<T extends Item>(items: () => readonly T[], drop: (id: string, to: number) => void, focus: (id: string) => void, say: (text: string) => unknown, words: Words): Reorder<T> {
	const carriedId = ref<string | null>(null)
	const at = ref(0)
	let isMoving = false

	const home = computed(() => items().findIndex((item) => item.id === carriedId.value))
	const shown = computed(() => home.value < 0 ? items() : moved(items(), home.value, at.value))

	async function keepFocus(id: string): Promise<void> {
		isMoving = true // the browser takes the focus from an element that is moved on the page
		await nextTick()
		focus(id)
		isMoving = false
	}
	function take(id: string): void {
		carriedId.value = id
		at.value = home.value
		say(words.grabbed(at.value + 1, items().length))
	}
	function carry(id: string, to: number): void {
		const place = Math.max(0, Math.min(to, items().length - 1))
		if (place !== at.value) {
			at.value = place
			void keepFocus(id)
		}
		say(words.movedTo(place + 1, items().length))
	}
	function end(id: string, isKept: boolean): void {
		const [from, to] = [home.value, at.value]
		carriedId.value = null
		if (isKept && from !== to) {
			drop(id, to)
		}
		void keepFocus(id)
		say(isKept ? words.dropped(to + 1, items().length) : words.putBack(from + 1, items().length))
	}

	return {
		shown,
		carriedId,
		onKeydown(event, id) {
			const isCarried = carriedId.value === id
			const moves: Readonly<Record<string, () => void>> = {
				ArrowUp: () => carry(id, at.value - 1),
				ArrowDown: () => carry(id, at.value + 1),
				Home: () => carry(id, 0),
				End: () => carry(id, items().length - 1),
				Enter: () => end(id, true),
				Escape: () => end(id, false),
			}
			const action = event.key === ' ' ? () => isCarried ? end(id, true) : take(id) : isCarried ? moves[event.key] : undefined
			if (action !== undefined) {
				event.preventDefault()
				event.stopPropagation()
				action()
			}
		},
		onBlur(id) {
			if (carriedId.value === id && !isMoving) {
				const [from, to] = [home.value, at.value]
				carriedId.value = null
				if (from !== to) {
					drop(id, to)
				}
				say(words.dropped(to + 1, items().length))
			}
		},
	}
}
