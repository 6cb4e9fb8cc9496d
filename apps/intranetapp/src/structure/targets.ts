// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/intranet/limits'
import type { Tree, TreeNode } from '@suite/schema/intranet/structure'
import { find, height, visible } from './forest.ts'

type Site = Pick<Tree, 'tree' | 'rootPermissions'>

/** A place that a page can move to: below a page, or the top of the tree. */
export interface Target {
	/** Null for the top. */
	readonly id: string | null
	/** Empty for the top. */
	readonly title: string
	/** 0 for the top. */
	readonly level: number
	/** Titles of the pages above it. */
	readonly trail: readonly string[]
}

/** Where a page may move, in the order of the tree: not below itself, not where it already is, not too deep. */
export function targetsFor({ tree, rootPermissions }: Site, id: string): readonly Target[] {
	const moving = find(tree, id)
	if (moving === null || moving.node.isHome) {
		return []
	}
	const levels = height(moving.node)
	const top: Target[] = rootPermissions.canCreate && moving.parentId !== null ? [{ id: null, title: '', level: 0, trail: [] }] : []
	const below = (nodes: readonly TreeNode[], level: number, trail: readonly string[]): Target[] => nodes.flatMap((node) => {
		if (node.id === id) {
			return []
		}
		const mayTake = node.permissions.canCreate
			&& !node.isHome
			&& node.isPlaceholder !== true
			&& node.id !== moving.parentId
			&& level + levels <= limits.levels
		return [
			...mayTake ? [{ id: node.id, title: node.title, level, trail }] : [],
			...below(node.children, level + 1, [...trail, node.title]),
		]
	})
	return [...top, ...below(tree, 1, [])]
}

/** The targets whose title contains each word; first the one with this title, then those with the words as they were typed. */
export function matching(targets: readonly Target[], query: string, topTitle: string): readonly Target[] {
	const typed = query.trim().toLocaleLowerCase()
	const words = typed.split(/\s+/)
	return targets
		.map((target) => ({ target, title: (target.id === null ? topTitle : target.title).toLocaleLowerCase() }))
		.filter(({ title }) => words.every((word) => title.includes(word)))
		.map(({ target, title }) => ({ target, rank: typed === '' || title === typed ? 0 : title.includes(typed) ? 1 : 2 }))
		.sort((one, other) => one.rank - other.rank)
		.map(({ target }) => target)
}

/** Whether a page may get a neighbour: the caller may create pages where it is. */
export function mayCreateBeside({ tree, rootPermissions }: Site, id: string): boolean {
	const placed = find(tree, id)
	const parent = placed?.parentId == null ? null : find(tree, placed.parentId)?.node
	return placed !== null && (parent === null || parent === undefined ? rootPermissions : parent.permissions).canCreate
}

/** The pages directly below a page; those in folders without a page of their own count as well. */
export function pagesBelow(tree: readonly TreeNode[], id: string): readonly TreeNode[] {
	const pages = (nodes: readonly TreeNode[]): readonly TreeNode[] =>
		nodes.flatMap((node) => node.isPlaceholder === true ? pages(node.children) : [node])
	return pages(visible(tree, () => true).find(({ node }) => node.id === id)?.node.children ?? [])
}
