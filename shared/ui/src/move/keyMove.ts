// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { nextTick, readonly, ref, shallowRef, type Ref } from 'vue'
import { announce } from '../keys/announcer.ts'

/** What is announced to screen readers. */
export type MoveEvent = 'taken' | 'moved' | 'stopped' | 'dropped' | 'putBack'

interface Options<P> {
	/**
	 * Current place of an item; null when it no longer exists.
	 *
	 * @param taken - its place when it was picked up; null before that
	 */
	home(id: string, taken: P | null): P | null
	/** The place a key leads to: null when the item cannot go there, undefined when the key is not part of this move. */
	next(id: string, at: P, event: KeyboardEvent): P | null | undefined
	/** Previews the item at a place before it is dropped. */
	show?(at: P): void
	/** Drops the item at a place for good; this may be its original place. */
	put(id: string, to: P, home: P): void
	/** Focuses the handle of an item. */
	focus(id: string): void
	words(what: MoveEvent, id: string, at: P): string
}

export interface KeyMove<P> {
	/** The item being carried. */
	readonly carriedId: Readonly<Ref<string | null>>
	/** Its current place while carried. */
	readonly at: Readonly<Ref<P | null>>
	onKeydown(event: KeyboardEvent, id: string): void
	onBlur(id: string): void
}

/**
 * Moves items by keyboard from their handles: Space picks an item up, other keys carry it, Space or Enter drops it and
 * Escape puts it back. Moving focus away from the handle also drops it.
 */
export function createKeyMove<P>({ home, next, show, put, focus, words }: Options<P>): KeyMove<P> {
	const carriedId = ref<string | null>(null)
	const at = shallowRef<P | null>(null)
	let taken: P | null = null
	let isMoving = false

	const tell = (what: MoveEvent, id: string, place: P) => void announce(words(what, id, place))
	async function keepFocus(id: string): Promise<void> {
		isMoving = true // the browser blurs an element that is moved in the DOM
		await nextTick()
		focus(id)
		isMoving = false
	}
	function take(id: string): void {
		const place = home(id, null)
		if (place !== null) {
			carriedId.value = id
			at.value = taken = place
			tell('taken', id, place)
		}
	}
	function carry(id: string, from: P, to: P | null): void {
		if (to === null) {
			tell('stopped', id, from)
			return
		}
		if (to !== from) {
			at.value = to
			show?.(to)
			void keepFocus(id)
		}
		tell('moved', id, to)
	}
	function end(id: string, isKept: boolean): void {
		const from = home(id, taken)
		const to = isKept ? at.value : from
		carriedId.value = at.value = taken = null
		if (from !== null && to !== null) {
			put(id, to, from)
			tell(isKept ? 'dropped' : 'putBack', id, to)
		}
	}
	/** The action of a key; undefined when it has none. */
	function actionOf(event: KeyboardEvent, id: string): (() => void) | undefined {
		const from = at.value
		if (carriedId.value !== id || from === null) {
			return event.key === ' ' ? () => take(id) : undefined
		}
		if ([' ', 'Enter', 'Escape'].includes(event.key)) {
			return () => {
				end(id, event.key !== 'Escape')
				void keepFocus(id)
			}
		}
		const to = next(id, from, event)
		return to === undefined ? undefined : () => carry(id, from, to)
	}

	return {
		carriedId: readonly(carriedId),
		at,
		onKeydown(event, id) {
			const action = actionOf(event, id)
			if (action !== undefined) {
				event.preventDefault()
				event.stopPropagation()
				action()
			}
		},
		onBlur(id) {
			if (carriedId.value === id && !isMoving) {
				end(id, true)
			}
		},
	}
}
