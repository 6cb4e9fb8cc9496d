// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Shortcut } from '@suite/ui/keys/shortcuts'
import { followDrag } from '@suite/ui/move/followDrag'
import { createKeyMove, type KeyMove } from '@suite/ui/move/keyMove'
import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'
import { computed, onBeforeUnmount, shallowRef, type ComputedRef, type Ref } from 'vue'
import { find, moved, step, type Branch, type Direction, type Spot } from '../structure/forest.ts'

/** Where a dragged branch would be dropped: on which row, and whether before, after or below it. */
export interface Landing {
	readonly id: string
	readonly zone: 'before' | 'inside' | 'after'
}

/** A branch with a title for announcements. */
interface Titled<T> extends Branch<T> { readonly title: string }

interface Options<T extends Titled<T>> {
	/** The current tree. */
	readonly forest: () => readonly T[]
	/** Whether the branch may be placed there. */
	readonly mayStand: (node: T, spot: Spot) => boolean
	/** Moves a branch to its new place for good. */
	readonly drop: (id: string, spot: Spot) => void
	/** Expands a parent. */
	readonly open: (id: string) => void
	/** The element that contains the rows of the branches. */
	readonly list: () => HTMLElement | null
}

/** What the row of a branch shows during a move, and the events it handles. */
export interface BranchMoves extends Pick<KeyMove<Spot>, 'carriedId' | 'onKeydown' | 'onBlur'> {
	readonly landing: Readonly<Ref<Landing | null>>
	onPointerdown(event: PointerEvent, id: string): void
}

interface ForestMove<T> extends BranchMoves {
	/** The tree as displayed while a branch is carried by keyboard. */
	readonly shown: ComputedRef<readonly T[]>
}

const keys: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
/** Shortcuts for the handle of a branch. */
export const branchShortcuts: readonly Shortcut[] = Object.freeze([
	{ keys: 'Space', does: () => t('intranetapp', 'Pick up or drop') },
	{ keys: 'ArrowUp ArrowDown', does: () => t('intranetapp', 'Move up or down') },
	{ keys: 'ArrowRight', does: () => t('intranetapp', 'Make subpage of the page above') },
	{ keys: 'ArrowLeft', does: () => t('intranetapp', 'Move one level up') },
	{ keys: 'Escape', does: () => t('intranetapp', 'Cancel move') },
])

/**
 * Moves branches of a tree: by keyboard with the arrow keys, by pointer by dragging the handle over rows that have
 * `data-branch`.
 */
export function useForestMove<T extends Titled<T>>({ forest, mayStand, drop, open, list }: Options<T>): ForestMove<T> {
	const landing = shallowRef<Landing | null>(null)
	let cancelDrag = () => {}

	const { carriedId, at, onKeydown, onBlur } = createKeyMove<Spot>({
		home: (id) => find(forest(), id),
		next(id, from, { key }) {
			const direction = keys[key]
			const spot = direction === undefined ? undefined : step(moved(forest(), id, from), id, direction)
			return spot != null && !mayStand(find(forest(), id)!.node, spot) ? null : spot
		},
		show({ parentId }) {
			if (parentId !== null) {
				open(parentId)
			}
		},
		put(id, to, home) {
			if (to.parentId !== home.parentId || to.index !== home.index) {
				drop(id, to)
			}
		},
		focus: (id) => list()?.querySelector<HTMLElement>(`[data-branch="${CSS.escape(id)}"] .handle`)?.focus(),
		words(event, id, { parentId, index }) {
			const titleOf = (of: string | null) => of === null ? '' : find(forest(), of)?.node.title ?? ''
			const where = { title: titleOf(id), place: index + 1, parent: titleOf(parentId) }
			return {
				taken: t('intranetapp', '"{title}" picked up. Use the arrow keys to move, Space to drop, Escape to cancel.', where, plain),
				moved: parentId === null
					? t('intranetapp', 'Position {place} at the top level', where, plain)
					: t('intranetapp', 'Position {place} below "{parent}"', where, plain),
				stopped: t('intranetapp', 'It cannot be moved there.'),
				dropped: t('intranetapp', '"{title}" dropped.', where, plain),
				putBack: t('intranetapp', '"{title}" returned to its original position.', where, plain),
			}[event]
		},
	})
	const shown = computed(() => carriedId.value === null || at.value === null ? forest() : moved(forest(), carriedId.value, at.value))

	function onPointerdown(event: PointerEvent, id: string): void {
		if (event.button !== 0 || carriedId.value !== null) {
			return
		}
		cancelDrag = followDrag(event, {
			move: (moving) => {
				landing.value = landingAt(moving, id)
			},
			end(isKept) {
				const place = landing.value === null ? null : spotOf(landing.value, id)
				landing.value = null
				if (isKept && place !== null) {
					drop(id, place)
				}
			},
		})
	}
	function landingAt({ clientX, clientY }: PointerEvent, id: string): Landing | null {
		const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-branch]')
		if (row == null || row.dataset.branch === undefined) {
			return null
		}
		const { top, height } = row.getBoundingClientRect()
		const part = (clientY - top) / height
		const zones: readonly Landing['zone'][] = part < 0.3
			? ['before', 'inside']
			: part > 0.7 ? ['after', 'inside'] : ['inside', 'after', 'before']
		const zone = zones.find((one) => spotOf({ id: row.dataset.branch!, zone: one }, id) !== null)
		return zone === undefined ? null : { id: row.dataset.branch, zone }
	}
	/** The place for a drop, counted without the branch itself; null where the branch may not be placed. */
	function spotOf({ id: target, zone }: Landing, id: string): Spot | null {
		const [placed, other] = [find(forest(), id), find(forest(), target)]
		if (placed === null || other === null || target === id || find(placed.node.children, target) !== null) {
			return null
		}
		const index = other.index + (zone === 'after' ? 1 : 0)
		const isBehind = other.parentId === placed.parentId && placed.index < index
		const place = zone === 'inside'
			? { parentId: target, index: other.node.children.filter((child) => child.id !== id).length }
			: { parentId: other.parentId, index: isBehind ? index - 1 : index }
		return mayStand(placed.node, place) ? place : null
	}

	onBeforeUnmount(() => cancelDrag())

	return {
		shown,
		carriedId,
		landing,
		onPointerdown,
		onKeydown,
		onBlur,
	}
}
