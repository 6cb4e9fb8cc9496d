// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/intranet/limits'

// The browser's half of shared/schema/src/intranet/values.ts: what a page holds may be older than its rules, or made by hand.
const pattern = /^([hH][tT][tT][pP][sS]?:\/\/|mailto:|tel:|#|\/$|\/[^/\\])[^\s]*$/

/** Where a link leads; null for none and for what may not stand in a link. */
export function address(value: unknown): string | null {
	return typeof value === 'string' && value.length <= limits.addressCharacters && pattern.test(value) ? value : null
}

/** Whether it leads to another server: such links open beside the page and tell nothing of it. */
export function isElsewhere(href: string, origin = location.origin): boolean {
	return /^https?:/i.test(href) && new URL(href).origin !== origin
}

/** What a link needs beside its address. */
export function linkTarget(href: string, wish?: string | null): { target?: '_blank', rel?: string } {
	return isElsewhere(href) || wish === '_blank' ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
