// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Menu, NavigationItem } from '@suite/schema/intranet/site'
import { find, height, inserted, type Spot } from './forest.ts'

/** Maximum number of menu levels in the contract. */
export const menuLevels = 3

/** Whether an entry can be placed there without going below the third level. */
export function fits(items: readonly NavigationItem[], item: NavigationItem, { parentId }: Spot): boolean {
	const level = parentId === null ? 0 : find(items, parentId)?.level ?? menuLevels
	return level + height(item) <= menuLevels
}

/** The menu with a new, empty entry at the end. */
export function withNew(items: readonly NavigationItem[], id: string): readonly NavigationItem[] {
	return inserted(items, { id, title: '', uniqueId: null, url: null, target: null, icon: null, children: [] }, {
		parentId: null,
		index: items.length,
	})
}

/** Entries with neither a target nor children: a menu containing them cannot be saved. */
export function incomplete(items: readonly NavigationItem[]): string[] {
	return items.flatMap((item) => [
		...(item.title.trim() === '' && item.uniqueId === null)
			|| (item.uniqueId === null && (item.url ?? '') === '' && item.children.length === 0)
			? [item.id]
			: [],
		...incomplete(item.children),
	])
}

/** The menu as the server accepts it: an entry leads to a page or to an address, never to both. */
export function sendable(menu: Menu): { type: Menu['type'], items: object[] } {
	const item = ({ children, uniqueId, url, ...rest }: NavigationItem): object =>
		({ ...rest, title: rest.title.trim(), uniqueId, url: uniqueId === null ? url : null, children: children.map(item) })
	return { type: menu.type, items: menu.items.map(item) }
}
