// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { NavigationItem } from '@suite/schema/intranet/site'
import { pageAddress } from '../router.ts'
import { address, linkTarget } from './address.ts'

/** The link of a menu item: its page, otherwise its address; empty for one that only contains others. */
export function menuLink(item: NavigationItem): { href?: string, target?: '_blank', rel?: string } {
	const href = item.uniqueId ? pageAddress(item.uniqueId) : address(item.url)
	return href === null ? {} : { href, ...linkTarget(href, item.target) }
}

/** Whether the item, or one below it, leads to the page. */
export function leadsTo(item: NavigationItem, uniqueId: string | undefined): boolean {
	return uniqueId !== undefined && (item.uniqueId === uniqueId || item.children.some((child) => leadsTo(child, uniqueId)))
}
