// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createKeyMove, type KeyMove, type MoveEvent } from '@suite/ui/move/keyMove'
import { computed, type ComputedRef } from 'vue'
import { moved } from '../stores/admin/stepList.ts'

interface Item { readonly id: string }

/** Sentences by event; places count from 1. */
type Words = Readonly<Record<MoveEvent, (place: number, count: number) => string>>

interface Reorder<T extends Item> extends Pick<KeyMove<number>, 'carriedId' | 'onKeydown' | 'onBlur'> {
	/** The items as displayed while one is carried. */
	readonly shown: ComputedRef<readonly T[]>
}

/**
 * Reorders by keyboard: arrows, Home and End carry an item. The list itself changes once, when the item is dropped.
 *
 * @param items - the list
 * @param drop - moves an item to a place, from 0
 * @param focus - focuses the handle of an item
 * @param words - what screen readers announce
 */
export function useReorder<T extends Item>(
	items: () => readonly T[],
	drop: (id: string, to: number) => void,
	focus: (id: string) => void,
	words: Words,
): Reorder<T> {
	const last = () => items().length - 1
	function indexOf(id: string): number | null {
		const index = items().findIndex((item) => item.id === id)
		return index < 0 ? null : index
	}
	const { carriedId, at, onKeydown, onBlur } = createKeyMove<number>({
		home: indexOf,
		next(_id, from, { key }) {
			const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: last() }[key]
			return to !== undefined && (to < 0 || to > last()) ? null : to
		},
		put(id, to, from) {
			if (to !== from) {
				drop(id, to)
			}
		},
		focus,
		words: (what, _id, place) => words[what](place + 1, items().length),
	})
	const shown = computed(() => {
		const from = carriedId.value === null ? null : indexOf(carriedId.value)
		return from === null || at.value === null ? items() : moved(items(), from, at.value)
	})

	return { shown, carriedId, onKeydown, onBlur }
}
