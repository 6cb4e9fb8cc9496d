// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { limits } from '@suite/schema/intranet/limits'

// The browser counterpart of shared/schema/src/intranet/values.ts: a page may predate its rules or be written by hand.
const pattern = /^([hH][tT][tT][pP][sS]?:\/\/|mailto:|tel:|#|\/$|\/[^/\\])[^\s]*$/

/** The target of a link; null if there is none or it is not allowed in a link. */
export function address(value: unknown): string | null {
	return typeof value === 'string' && value.length <= limits.addressCharacters && pattern.test(value) ? value : null
}

/** Whether it leads to another server, however it is written: such links open in a new tab and send no referrer. */
export function isElsewhere(href: string, origin = location.origin): boolean {
	if (!URL.canParse(href, origin)) {
		return false
	}
	const url = new URL(href, origin)
	return /^https?:$/.test(url.protocol) && url.origin !== origin
}

/** The attributes a link needs besides its address. */
export function linkTarget(href: string, wish?: string | null): { target?: '_blank', rel?: string } {
	return isElsewhere(href) || wish === '_blank' ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
