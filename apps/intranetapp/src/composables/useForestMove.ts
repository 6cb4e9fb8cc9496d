// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { announce } from '@suite/ui/keys/announcer'
import { plain } from '@suite/ui/words/plain'
import type { Shortcut } from '@suite/ui/keys/shortcuts'
import { t } from '@nextcloud/l10n'
import { computed, nextTick, onBeforeUnmount, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import { find, moved, step, type Branch, type Direction, type Spot } from '../structure/forest.ts'

/** Where a dragged branch would land: on which row, and whether before, after or below it. */
export interface Landing {
	readonly id: string
	readonly zone: 'before' | 'inside' | 'after'
}

/** A branch that has a name to speak of. */
interface Titled<T> extends Branch<T> { readonly title: string }

interface Options<T extends Titled<T>> {
	/** The tree as it is. */
	readonly forest: () => readonly T[]
	/** May the branch stand there? */
	readonly mayStand: (node: T, spot: Spot) => boolean
	/** Puts a branch in its new place for good. */
	readonly drop: (id: string, spot: Spot) => void
	/** Shows what is below a parent. */
	readonly open: (id: string) => void
	/** What holds the rows of the branches. */
	readonly list: () => HTMLElement | null
}

/** What the row of a branch shows of a move, and hears for it. */
export interface BranchMoves {
	/** The one that is moved by keyboard right now. */
	readonly carriedId: Readonly<Ref<string | null>>
	readonly landing: Readonly<Ref<Landing | null>>
	onKeydown(event: KeyboardEvent, id: string): void
	onBlur(id: string): void
	onPointerdown(event: PointerEvent, id: string): void
}

interface ForestMove<T> extends BranchMoves {
	/** The tree as it looks while a branch is carried by keyboard. */
	readonly shown: ComputedRef<readonly T[]>
}

const keys: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
/** Keys of the handle of a branch. */
export const branchShortcuts: readonly Shortcut[] = Object.freeze([
	{ keys: 'Space', does: () => t('intranetapp', 'Pick up or drop') },
	{ keys: 'ArrowUp ArrowDown', does: () => t('intranetapp', 'Move up or down') },
	{ keys: 'ArrowRight', does: () => t('intranetapp', 'Make subpage of the page above') },
	{ keys: 'ArrowLeft', does: () => t('intranetapp', 'Move one level up') },
	{ keys: 'Escape', does: () => t('intranetapp', 'Cancel move') },
])
/** Pixels before a press becomes a drag. */
const tolerance = 4

/**
 * Moving branches of a tree. By keyboard Space takes one, arrows carry it, Space or Enter drops it and Esc puts it
 * back; by pointer it is dragged by its handle over rows that carry `data-branch`.
 */
export function useForestMove<T extends Titled<T>>({ forest, mayStand, drop, open, list }: Options<T>): ForestMove<T> {
	const carriedId = ref<string | null>(null)
	const spot = shallowRef<Spot | null>(null)
	const landing = shallowRef<Landing | null>(null)
	let isMoving = false
	let stopDragging = () => {}

	const shown = computed(() => carriedId.value === null || spot.value === null ? forest() : moved(forest(), carriedId.value, spot.value))

	/** Tells a screen reader of a branch at a place. */
	function say(what: 'taken' | 'moved' | 'dropped' | 'putBack' | 'stopped', { title }: T, { parentId, index }: Spot): void {
		const parent = parentId === null ? '' : find(forest(), parentId)?.node.title ?? ''
		const where = { title, place: index + 1, parent }
		void announce({
			taken: t('intranetapp', '"{title}" picked up. Use the arrow keys to move, Space to drop, Escape to cancel.', where, plain),
			moved: parentId === null ? t('intranetapp', 'Position {place} at the top level', where, plain) : t('intranetapp', 'Position {place} below "{parent}"', where, plain),
			dropped: t('intranetapp', '"{title}" dropped.', where, plain),
			putBack: t('intranetapp', '"{title}" returned to its original position.', where, plain),
			stopped: t('intranetapp', 'It cannot be moved there.'),
		}[what])
	}
	async function keepFocus(id: string): Promise<void> {
		isMoving = true // the browser takes the focus from an element that is moved on the page
		await nextTick()
		list()?.querySelector<HTMLElement>(`[data-branch="${CSS.escape(id)}"] .branch__handle`)?.focus()
		isMoving = false
	}
	function take(id: string): void {
		const placed = find(forest(), id)
		if (placed !== null) {
			carriedId.value = id
			spot.value = { parentId: placed.parentId, index: placed.index }
			say('taken', placed.node, spot.value)
		}
	}
	function carry(id: string, direction: Direction): void {
		const node = find(forest(), id)!.node
		const next = step(shown.value, id, direction)
		if (next === null || !mayStand(node, next)) {
			say('stopped', node, spot.value!)
			return
		}
		spot.value = next
		if (next.parentId !== null) {
			open(next.parentId)
		}
		say('moved', node, next)
		void keepFocus(id)
	}
	function end(id: string, isKept: boolean): void {
		const placed = find(forest(), id)
		const target = spot.value
		carriedId.value = spot.value = null
		if (placed === null || target === null) {
			return
		}
		const isElsewhere = target.parentId !== placed.parentId || target.index !== placed.index
		if (isKept && isElsewhere) {
			drop(id, target)
		}
		say(isKept ? 'dropped' : 'putBack', placed.node, isKept ? target : placed)
		void keepFocus(id)
	}

	function onPointerdown(event: PointerEvent, id: string): void {
		if (event.button !== 0 || carriedId.value !== null) {
			return
		}
		const [fromX, fromY] = [event.clientX, event.clientY]
		let isDragged = false
		const move = (moving: PointerEvent) => {
			isDragged ||= Math.hypot(moving.clientX - fromX, moving.clientY - fromY) > tolerance
			landing.value = isDragged ? landingAt(moving, id) : null
		}
		const stop = (isKept: boolean) => {
			const target = landing.value
			stopDragging()
			const place = target === null ? null : spotOf(target, id)
			if (isKept && place !== null) {
				drop(id, place)
			}
		}
		const up = () => stop(true)
		const cancel = () => stop(false)
		const key = (pressed: KeyboardEvent) => pressed.key === 'Escape' && stop(false)
		stopDragging = () => {
			landing.value = null
			window.removeEventListener('pointermove', move)
			window.removeEventListener('pointerup', up)
			window.removeEventListener('pointercancel', cancel)
			window.removeEventListener('keydown', key, true)
			stopDragging = () => {}
		}
		window.addEventListener('pointermove', move)
		window.addEventListener('pointerup', up)
		window.addEventListener('pointercancel', cancel)
		window.addEventListener('keydown', key, true)
	}
	function landingAt({ clientX, clientY }: PointerEvent, id: string): Landing | null {
		const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-branch]')
		if (row == null || row.dataset.branch === undefined) {
			return null
		}
		const { top, height } = row.getBoundingClientRect()
		const part = (clientY - top) / height
		const zones: readonly Landing['zone'][] = part < 0.3 ? ['before', 'inside'] : part > 0.7 ? ['after', 'inside'] : ['inside', 'after', 'before']
		const zone = zones.find((one) => spotOf({ id: row.dataset.branch!, zone: one }, id) !== null)
		return zone === undefined ? null : { id: row.dataset.branch, zone }
	}
	/** The place that a landing means, counted without the branch itself; null where it may not stand. */
	function spotOf({ id: target, zone }: Landing, id: string): Spot | null {
		const [placed, other] = [find(forest(), id), find(forest(), target)]
		if (placed === null || other === null || target === id || find(placed.node.children, target) !== null) {
			return null
		}
		const index = other.index + (zone === 'after' ? 1 : 0)
		const isBehind = other.parentId === placed.parentId && placed.index < index
		const place = zone === 'inside' ? { parentId: target, index: other.node.children.filter((child) => child.id !== id).length } : { parentId: other.parentId, index: isBehind ? index - 1 : index }
		return mayStand(placed.node, place) ? place : null
	}

	onBeforeUnmount(() => stopDragging())

	return {
		shown,
		carriedId,
		landing,
		onPointerdown,
		onKeydown(event, id) {
			const isCarried = carriedId.value === id
			const direction = keys[event.key]
			const action = event.key === ' ' ? () => isCarried ? end(id, true) : take(id)
				: !isCarried ? undefined
						: direction !== undefined ? () => carry(id, direction)
							: event.key === 'Enter' ? () => end(id, true) : event.key === 'Escape' ? () => end(id, false) : undefined
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
