// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TreeNode } from '@suite/schema/intranet/structure'
import type { Shortcut } from '@suite/ui/keys/shortcuts'
import { t } from '@nextcloud/l10n'

/** A visible line of the tree. */
export interface TreeRow {
	readonly node: TreeNode
	/** From 1. */
	readonly level: number
	/** Position among its siblings, from 1. */
	readonly position: number
	readonly neighbours: number
	readonly isExpanded: boolean
	/** Index of its parent's line in the tree; -1 at the top. */
	readonly parent: number
}

/** The lines that are visible while these folders are expanded. */
export function treeRows(nodes: readonly TreeNode[], expanded: ReadonlySet<string>): readonly TreeRow[] {
	const rows: TreeRow[] = []
	const add = (list: readonly TreeNode[], level: number, parent: number) => list.forEach((node, index) => {
		const isExpanded = node.children.length > 0 && expanded.has(node.path)
		rows.push({ node, level, position: index + 1, neighbours: list.length, isExpanded, parent })
		if (isExpanded) {
			add(node.children, level + 1, rows.length - 1)
		}
	})
	add(nodes, 1, -1)
	return rows
}

/** The page with this id, anywhere in the tree. */
export function nodeOf(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
	for (const node of nodes) {
		const found = node.id === id || node.uniqueId === id ? node : nodeOf(node.children, id)
		if (found !== undefined) {
			return found
		}
	}
	return undefined
}

/** Paths of the ancestors of a page, without the page itself; empty if it is not in the tree. */
export function pathsAbove(nodes: readonly TreeNode[], isWanted: (node: TreeNode) => boolean): readonly string[] {
	for (const node of nodes) {
		if (isWanted(node)) {
			return []
		}
		const below = node.children.some(isWanted) ? [] : pathsAbove(node.children, isWanted)
		if (below.length > 0 || node.children.some(isWanted)) {
			return [node.path, ...below]
		}
	}
	return []
}

/** Shortcuts of the tree: see {@link treeMove}. */
export const treeShortcuts: readonly Shortcut[] = Object.freeze([
	{ keys: 'ArrowUp ArrowDown', does: () => t('intranetapp', 'Previous or next page') },
	{ keys: 'ArrowRight', does: () => t('intranetapp', 'Expand, then go to the first subpage') },
	{ keys: 'ArrowLeft', does: () => t('intranetapp', 'Collapse, or go to the parent page') },
	{ keys: 'Home', does: () => t('intranetapp', 'First page') },
	{ keys: 'End', does: () => t('intranetapp', 'Last page') },
	{ keys: 'Enter', does: () => t('intranetapp', 'Open page') },
])

/** The effect of a key in the tree: another line, a folder to expand or collapse, or nothing (the ARIA tree pattern). */
export function treeMove(rows: readonly TreeRow[], index: number, key: string): { readonly to?: number, readonly expand?: boolean } | null {
	const row = rows[index]
	if (row === undefined) {
		return null
	}
	const hasChildren = row.node.children.length > 0
	switch (key) {
		case 'ArrowDown': return { to: Math.min(rows.length - 1, index + 1) }
		case 'ArrowUp': return { to: Math.max(0, index - 1) }
		case 'Home': return { to: 0 }
		case 'End': return { to: rows.length - 1 }
		case 'ArrowRight': return !hasChildren ? null : row.isExpanded ? { to: index + 1 } : { expand: true }
		case 'ArrowLeft': return row.isExpanded ? { expand: false } : row.parent === -1 ? null : { to: row.parent }
		default: return letterMove(rows, index, key)
	}
}

/** The next line that begins with a letter. */
function letterMove(rows: readonly TreeRow[], index: number, key: string): { readonly to: number } | null {
	if (key.length !== 1 || key === ' ') {
		return null
	}
	const order = [...rows.keys()].map((offset) => (index + 1 + offset) % rows.length)
	const to = order.find((place) => rows[place]?.node.title.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()))
	return to === undefined ? null : { to }
}
