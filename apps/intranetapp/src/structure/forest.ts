// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** A node with a place in a tree: a page, or an entry of the menu. */
export interface Branch<T> {
	readonly id: string
	readonly children: readonly T[]
}

/** A place among the children of a parent; null means the top level. */
export interface Spot {
	readonly parentId: string | null
	readonly index: number
}

/** A branch with its place. */
export interface Placed<T> extends Spot {
	readonly node: T
	/** 1 at the top. */
	readonly level: number
	readonly siblings: number
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/** Every visible branch, from the top down. */
export function visible<T extends Branch<T>>(
	forest: readonly T[],
	isOpen: (id: string) => boolean,
	parentId: string | null = null,
	level = 1,
): Placed<T>[] {
	return forest.flatMap((node, index) => [
		{ node, parentId, index, level, siblings: forest.length },
		...isOpen(node.id) ? visible(node.children, isOpen, node.id, level + 1) : [],
	])
}

/** The place of a branch; null when it does not exist. */
export function find<T extends Branch<T>>(forest: readonly T[], id: string): Placed<T> | null {
	return visible(forest, () => true).find(({ node }) => node.id === id) ?? null
}

/** Number of levels of a branch, including itself. */
export function height<T extends Branch<T>>(node: T): number {
	return 1 + Math.max(0, ...node.children.map(height))
}

/** The forest with a branch moved to another place; unchanged if that place is inside the branch. */
export function moved<T extends Branch<T>>(forest: readonly T[], id: string, spot: Spot): readonly T[] {
	const placed = find(forest, id)
	if (placed === null || spot.parentId === id || (spot.parentId !== null && find(placed.node.children, spot.parentId) !== null)) {
		return forest
	}
	return inserted(without(forest, id), placed.node, spot)
}

/** The forest without a branch and its descendants. */
export function without<T extends Branch<T>>(forest: readonly T[], id: string): readonly T[] {
	return forest.filter((node) => node.id !== id).map((node) => ({ ...node, children: without(node.children, id) }))
}

/** The forest with an additional branch. */
export function inserted<T extends Branch<T>>(forest: readonly T[], node: T, { parentId, index }: Spot): readonly T[] {
	return parentId === null
		? [...forest.slice(0, index), node, ...forest.slice(index)]
		: forest.map((other) => ({
				...other,
				children: other.id === parentId
					? inserted(other.children, node, { parentId: null, index })
					: inserted(other.children, node, { parentId, index }),
			}))
}

/** The forest with one branch changed. */
export function changed<T extends Branch<T>>(forest: readonly T[], id: string, change: (node: T) => T): readonly T[] {
	return forest.map((node) => node.id === id ? change(node) : { ...node, children: changed(node.children, id, change) })
}

/**
 * The result of one step: up and down among its siblings and out past the first and last of them, in below the one
 * above, out after its parent.
 */
export function step<T extends Branch<T>>(forest: readonly T[], id: string, direction: Direction): Spot | null {
	const placed = find(forest, id)
	if (placed === null) {
		return null
	}
	const { parentId, index, siblings } = placed
	const parent = parentId === null ? null : find(forest, parentId)
	switch (direction) {
		case 'up': return index > 0 ? { parentId, index: index - 1 } : parent && { parentId: parent.parentId, index: parent.index }
		case 'down':
			return index < siblings - 1 ? { parentId, index: index + 1 } : parent && { parentId: parent.parentId, index: parent.index + 1 }
		case 'out': return parent && { parentId: parent.parentId, index: parent.index + 1 }
		case 'in': {
			const above = parent === null ? forest[index - 1] : parent.node.children[index - 1]
			return above === undefined ? null : { parentId: above.id, index: above.children.length }
		}
	}
}
