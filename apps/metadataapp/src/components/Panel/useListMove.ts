// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { followDrag } from '@suite/ui/move/followDrag'
import { createKeyMove, type KeyMove, type MoveEvent } from '@suite/ui/move/keyMove'
import { t } from '@nextcloud/l10n'
import { computed, onBeforeUnmount, shallowRef, type ComputedRef, type Ref } from 'vue'
import { moved } from '../../values/moved.ts'

/** The line that shows where something lands: on which side of an item. */
export type MoveMark = 'after' | 'before' | null

interface ListMove extends Pick<KeyMove<number>, 'carriedId' | 'onBlur' | 'onKeydown'> {
	/** Keys in the order on the screen while one is carried by keyboard. */
	readonly shown: ComputedRef<readonly string[]>
	/** The one that is moved, by pointer or by keyboard. */
	readonly movedKey: ComputedRef<string | null>
	markOf(key: string): MoveMark
	/** The pointer was pressed on a handle. */
	grab(press: PointerEvent, key: string): void
}

/** Pixels at the edge of what scrolls in which it scrolls along. */
const edge = 60

/**
 * Orders a list by dragging handles, or with Space and the arrow keys on them. The list itself changes once, on the drop.
 *
 * @param list - element with the items, each with its key in `data-move`
 * @param keys - of the items, in their order
 * @param drop - moves an item to a place, from 0
 */
export function useListMove(
	list: Readonly<Ref<HTMLElement | null>>,
	keys: () => readonly string[],
	drop: (key: string, to: number) => void,
): ListMove {
	/** What a pointer drags, and before which place it would land. */
	const dragged = shallowRef<{ readonly key: string, readonly before: number } | null>(null)
	let cancel: (() => void) | undefined

	const last = () => keys().length - 1
	const placeOf = (key: string): number | null => {
		const place = keys().indexOf(key)
		return place < 0 ? null : place
	}
	const { carriedId, at, onKeydown, onBlur } = createKeyMove<number>({
		home: placeOf,
		next(_key, from, { key }) {
			const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: last() }[key]
			return to !== undefined && (to < 0 || to > last()) ? null : to
		},
		put(key, to, from) {
			if (to !== from) {
				drop(key, to)
			}
		},
		focus: (key) => list.value?.querySelector<HTMLElement>(`[data-move="${CSS.escape(key)}"] button`)?.focus(),
		words: (what, _key, place) => words(what, { place: place + 1, count: keys().length }),
	})
	const shown = computed(() => {
		const from = carriedId.value === null ? null : placeOf(carriedId.value)
		return from === null || at.value === null ? keys() : moved(keys(), from, at.value)
	})

	function placeUnder(y: number): number {
		const items = [...list.value?.querySelectorAll<HTMLElement>('[data-move]') ?? []]
		const next = items.findIndex((item) => {
			const { top, height } = item.getBoundingClientRect()
			return y < top + height / 2
		})
		return next < 0 ? items.length : next
	}
	function grab(press: PointerEvent, key: string): void {
		if (press.button !== 0) {
			return
		}
		const scroller = scrollerOf(list.value)
		cancel = followDrag(press, {
			move({ clientY }) {
				dragged.value = { key, before: placeUnder(clientY) }
				scrollAlong(scroller, clientY)
			},
			end(isKept) {
				const [from, before] = [placeOf(key), dragged.value?.before]
				dragged.value = null
				if (!isKept || from === null || before === undefined) {
					return
				}
				const to = before > from ? before - 1 : before
				if (to !== from) {
					drop(key, to)
				}
			},
		})
	}
	onBeforeUnmount(() => cancel?.())

	return {
		carriedId,
		shown,
		movedKey: computed(() => dragged.value?.key ?? carriedId.value),
		markOf(key) {
			const before = dragged.value?.before
			if (before === undefined) {
				return null
			}
			return keys()[before] === key ? 'before' : before === keys().length && keys().at(-1) === key ? 'after' : null
		},
		onKeydown,
		onBlur,
		grab,
	}
}

function words(what: MoveEvent, values: { readonly place: number, readonly count: number }): string {
	switch (what) {
		case 'taken':
			return t(
				'metadataapp',
				'Picked up. Place {place} of {count}. Use the arrow keys to move, Space to drop, Escape to cancel.',
				values,
			)
		case 'dropped': return t('metadataapp', 'Dropped at place {place} of {count}.', values)
		case 'putBack': return t('metadataapp', 'Move canceled. Place {place} of {count}.', values)
		default: return t('metadataapp', 'Place {place} of {count}.', values)
	}
}

function scrollAlong(scroller: HTMLElement | null, y: number): void {
	const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
	const isAbove = y < Math.max(0, top) + edge
	const isBelow = y > Math.min(window.innerHeight, bottom) - edge
	scroller?.scrollBy(0, isAbove ? -12 : isBelow ? 12 : 0)
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
	let parent = element?.parentElement ?? null
	while (parent !== null && !(parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))) {
		parent = parent.parentElement
	}
	return parent
}
